/// The client's capabilities that the server uses.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// Whether the client pulls the diagnostics of open files, so the server does not send them.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var showsProgress = false
  var registersWatchers = false
  var nestsSymbols = false

  init() {}

  init(_ json: JSON?) {
    let document = json?["textDocument"]
    let workspace = json?["workspace"]
    // UTF-8 is what the compiler counts in.
    let encodings = json?["general"]?["positionEncodings"]?.strings ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    pullsDiagnostics = document?["diagnostic"] != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolValue ?? false
    showsRelatedInformation =
      document?["publishDiagnostics"]?["relatedInformation"]?.boolValue ?? false
    showsProgress = json?["window"]?["workDoneProgress"]?.boolValue ?? false
    registersWatchers =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolValue ?? false
    nestsSymbols =
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolValue ?? false
  }
}
