"""On Mars: rules as pure functions over plain data, with content from packs."""
