import TurnpikeCompiler

extension LanguageServer {
  /// A diagnostic of the protocol.
  func json(_ diagnostic: Diagnostic, of analysis: Analysis) -> JSON {
    let id = diagnostic.id
    let isRelated = client.showsRelatedInformation
    let lines =
      isRelated
      ? [] : diagnostic.notes.map { "\n\(analysis.printer.place($0.range)) \($0.message)" }
    let notes = diagnostic.notes.map { note -> JSON in
      ["location": location(note.range, in: analysis), "message": .string(note.message)]
    }
    return [
      "range": analysis.json(diagnostic.range, client.encoding),
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .string(id.rawValue),
      "codeDescription": explanationPage.map { ["href": "\($0)#\(id.rawValue)"] },
      "source": "turnpike",
      "message": .string(diagnostic.message + lines.joined()),
      "tags": id.tag.map { [.number($0)] },
      "relatedInformation": isRelated && !notes.isEmpty ? .array(notes) : nil,
    ]
  }

  func location(_ range: SourceRange, in analysis: Analysis) -> JSON {
    [
      "uri": .string(workspace.documents.uri(of: analysis.compilation.files[range.file].path)),
      "range": analysis.json(range, client.encoding),
    ]
  }
}

extension Analysis {
  func json(_ range: SourceRange, _ encoding: PositionEncoding) -> JSON {
    texts[range.file].range(range, encoding).json
  }
}

extension DiagnosticID {
  /// How an editor shows the diagnostic: 1 is faded, 2 is struck through.
  fileprivate var tag: Int? {
    switch self {
    case .unusedImport, .unusedDeclaration, .unreachableRoute: 1
    case .deprecatedUse: 2
    default: nil
    }
  }
}
