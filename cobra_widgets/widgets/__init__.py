"""What a notebook shows: one file a widget."""
