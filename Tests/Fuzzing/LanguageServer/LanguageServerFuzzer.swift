import TurnpikeAuthoring
import TurnpikeCompiler

/// What a client sends to a language server: bytes as they come after a `!`, else a message a line.
///
/// Nothing ends the server but `exit`, and a sound request is answered after all of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLanguageServer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzed(start, count) { bytes in
    let server = LanguageServer(host: FuzzHost(), version: "1")
    server.receive(framed(Array(beginning.utf8)))
    handle(server)
    if bytes.first == UInt8(ascii: "!") {
      server.receive(Array(bytes.dropFirst()))
      handle(server)
    } else {
      for line in lines(bytes) {
        server.receive(framed(Array(line)))
        handle(server)
      }
    }
    expectMessages(server.takeOutput())
    if server.isSuccess != nil { return true }
    // A message that has begun may be awaited: it ends, whatever its length, or nothing is owed.
    server.receive(framed(Array(last.utf8)))
    handle(server)
    let output = String(decoding: server.takeOutput(), as: UTF8.self)
    expect(bytes.first == UInt8(ascii: "!") || output.contains("\"id\":\"last\""), "an answer")
    return true
  }
}

private let beginning =
  #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{},"rootUri":"file:///w"}}"#
private let last = #"{"jsonrpc":"2.0","id":"last","method":"none"}"#

private func framed(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

private func handle(_ server: LanguageServer) {
  while server.hasMessages { server.handleMessage() }
  server.settle()
}

/// Each message is JSON after a header with its length.
private func expectMessages(_ output: [UInt8]) {
  var rest = output[...]
  while !rest.isEmpty {
    guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else {
      return expect(false, "a header")
    }
    let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    let length = Int(header.drop { $0 != " " }.dropFirst()) ?? -1
    let body = rest[end.upperBound...].prefix(max(length, 0))
    expect(body.count == length && JSON(reading: Array(body)) != nil, "JSON: \(header)")
    rest = rest[end.upperBound...].dropFirst(length)
  }
}

/// Two modules on a disk.
private final class FuzzHost: LanguageServerHost {
  private let files = [
    "/w/App/A.routes": """
    enum AppRoute
    origin shop://
    attribute auth
    product/:product_id<Int>?q:text -> ProductDestination @auth
    p/:product_id?q:text => product
    store -> mount Store.StoreRoute as store
    """,
    "/w/App/AppRoute.routes.lock": "product/:product_id<Int>?q:text => product\n",
    "/w/Store/S.routes": "enum StoreRoute\naccess public\nshelf/:n<Int> -> ShelfDestination\n",
  ]

  func files(in folder: String, isDeep: Bool) -> [SourceFile] {
    files.keys.sorted().filter { $0.hasPrefix(folder + "/") }.compactMap { file(at: $0) }
  }

  func file(at path: String) -> SourceFile? {
    files[path].map { SourceFile(path: path, text: $0) }
  }

  func describePackage(in folder: String) {}
}
