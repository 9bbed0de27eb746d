/// The lines of an input, so that a person can read and write one.
func lines(_ bytes: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
  Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}

/// Lines as the bytes that they were made of.
func joined(_ lines: some Collection<ArraySlice<UInt8>>) -> [UInt8] {
  Array(lines.joined(separator: [UInt8(ascii: "\n")]))
}
