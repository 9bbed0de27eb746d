/// A JSON-RPC 2.0 message from the client.
enum Message {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// The response to a request of the server.
  case response(id: JSON)
  /// JSON that isn't a message.
  case invalid

  init(_ json: JSON) {
    let params = json["params"] ?? .null
    switch (json["id"], json["method"]) {
    case (nil, .string(let method)?): self = .notification(method: method, params: params)
    case (.number?, .string(let method)?), (.otherNumber?, .string(let method)?),
      (.string?, .string(let method)?):
      self = .request(id: json["id"] ?? .null, method: method, params: params)
    case (let id?, nil) where json["result"] != nil || json["error"] != nil:
      self = .response(id: id)
    default: self = .invalid
    }
  }
}

/// The protocol's error for a request that has no result.
struct ResponseError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case requestCancelled = -32800
  }

  let code: Code
  let message: String
  var data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static func missing(_ parameter: String) -> ResponseError {
    ResponseError(.invalidParams, "'\(parameter)' is missing or has the wrong type")
  }

  var json: JSON {
    ["code": .number(code.rawValue), "message": .string(message), "data": data]
  }
}

extension JSON {
  static func response(to id: JSON, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func response(to id: JSON, _ error: ResponseError) -> JSON {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }

  /// A request, or a notification without `id`.
  static func message(_ method: String, _ params: JSON, id: JSON? = nil) -> JSON {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
  }
}
