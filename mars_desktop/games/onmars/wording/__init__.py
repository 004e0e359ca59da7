"""On Mars in words: everything that its screens, its log and its sheets say, made from ids and numbers."""
