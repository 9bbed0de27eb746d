/// What the documentation of a route's declarations has in common.
struct RouteNotes {
  /// The pattern and its file.
  let origin: String
  /// What a link has for each parameter.
  let parameters: [String]

  init(_ route: RouteModel, _ source: SourceEmitter) {
    self.init(
      route.pattern, route.parameters,
      origin: source.origin(route.pattern.map { harmless($0.text) } ?? "_", at: route.range))
  }

  init(_ query: SharedQueryModel, _ source: SourceEmitter) {
    self.init(query.pattern, query.parameters, origin: "")
  }

  private init(_ pattern: PatternModel?, _ all: [ParameterModel], origin: String) {
    self.origin = origin
    guard let pattern, !all.isEmpty else {
      parameters = []
      return
    }
    var notes = [String](repeating: "", count: all.count)
    func note(_ binding: PatternModel.Binding, _ key: String, _ place: String) {
      notes[binding.parameter] = "`\(key)\(place)\(all[binding.parameter].note)."
    }
    for segment in pattern.segments {
      switch segment {
      case .literal: break
      case .capture(_, let binding, _):
        note(binding, all[binding.parameter].wireName, "` in the path")
      case .rest(let binding):
        note(binding, all[binding.parameter].wireName, "`, the rest of the path")
      }
    }
    for item in pattern.query {
      switch item {
      case .condition: break
      case .parameter(let key, let binding): note(binding, harmless(key), "` in the query")
      }
    }
    if let binding = pattern.fragment {
      note(binding, all[binding.parameter].wireName, "`, the fragment")
    }
    parameters = notes
  }
}

extension ParameterModel {
  /// What values there are, and what stands for none.
  fileprivate var note: String {
    var note = type.note
    if let defaultText = spec.defaultText {
      note += "; `\(harmless(defaultText))` by default"
    } else if spec.isOptional {
      note += "; nil where there is none"
    } else if spec.isList, !isRest {
      note += "; any number"
    }
    return note
  }
}

extension ValueType {
  /// The range or the words, as a pattern writes them.
  fileprivate var note: String {
    switch self {
    case .custom, .builtIn(_, nil): return ""
    case .builtIn(_, let range?):
      let dots = range.includesUpper || range.upper == nil ? "..." : "..<"
      return ": `\(range.lower ?? "")\(dots)\(range.upper ?? "")`"
    case .words(_, let words):
      var text = words.prefix(TableEmitter.maximumOfNotes).map(\.text).joined(separator: "|")
      if words.count > TableEmitter.maximumOfNotes { text += "|…" }
      return ": `\(text)`"
    }
  }
}
