#!/usr/bin/env bash
# Succeeds when the machine's own Node and npm are new enough to build js/.
command -v npm >/dev/null && node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2>/dev/null
