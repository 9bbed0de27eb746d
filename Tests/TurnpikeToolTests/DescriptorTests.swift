import Foundation
import Testing

@testable import turnpike_tool

@Suite struct DescriptorTests {
  /// More than a pipe holds goes through in several writes and reads.
  @Test func writesAndReadsWhole() async throws {
    let pipe = Pipe()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 11) }
    let writer = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    async let written: Void = {
      try writer.write(bytes)
      try pipe.fileHandleForWriting.close()
    }()
    let reader = Descriptor(number: pipe.fileHandleForReading.fileDescriptor)
    var received: [UInt8] = []
    while case let chunk = try reader.read(1 << 16), !chunk.isEmpty {
      received += chunk
    }
    try await written
    #expect(received == bytes)
  }

  /// A reader that goes is an error like others, and no signal that ends the process.
  @Test func aReaderThatGoes() throws {
    System.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let writer = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    let error = #expect(throws: SystemError.self) { try writer.write([1]) }
    #expect(error?.isBrokenPipe == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDevice() throws
  {
    let error = #expect(throws: SystemError.self) { try Files.write([1], to: "/dev/full") }
    #expect(error?.reason == "no space left on device")
  }
}
