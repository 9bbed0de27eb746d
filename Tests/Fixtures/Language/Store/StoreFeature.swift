// A target needs a Swift file: what it has stands in the .routes file.
