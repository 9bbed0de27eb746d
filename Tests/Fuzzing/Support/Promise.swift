/// Ends the process where a promise does not hold: the fuzzer keeps the input that led here.
func expect(
  _ holds: Bool, _ promise: @autoclosure () -> String, _ file: StaticString = #fileID,
  _ line: UInt = #line
) {
  if !holds { fatalError("broken promise: \(promise())", file: file, line: line) }
}

/// Runs the body over the bytes of an input. What it gives says whether the input may be kept.
func fuzzed(
  _ start: UnsafePointer<UInt8>?, _ count: Int, _ body: (UnsafeRawBufferPointer) -> Bool
) -> CInt {
  body(UnsafeRawBufferPointer(start: start, count: count)) ? 0 : -1
}
