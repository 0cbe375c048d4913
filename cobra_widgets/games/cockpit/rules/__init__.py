"""The rules of Cobras in the Cockpit, one file a chapter."""
