extension TableEncoder {
  /// The origins that the table answers, each with the texts of its path.
  mutating func appendOrigins() -> Int {
    let origins = model.origins.map { origin in
      let path = origin.path.map { writer.text($0) }
      let list = writer.offset
      writer.append(number: path.count)
      for text in path { writer.append(number: text) }
      return (
        scheme: writer.text(origin.scheme), host: writer.text(origin.host), path: list,
        isWildcard: origin.isWildcard, isWeb: !origin.host.isEmpty
      )
    }
    let offset = writer.offset
    writer.append(number: origins.count)
    for origin in origins {
      writer.append(number: origin.scheme)
      writer.append(number: origin.host)
      writer.append(number: origin.isWildcard ? 1 : 0)
      writer.append(number: origin.path)
      writer.append(number: origin.isWeb ? 1 : 0)
    }
    return offset
  }
}
