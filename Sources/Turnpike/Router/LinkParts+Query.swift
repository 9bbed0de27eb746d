extension RouteParameters {
  /// Reads the text after `?`: items between `&`, empty ones dropped, split at the first `=`.
  ///
  /// A key that comes again adds to the values of the first; a dictionary finds it, so many keys
  /// cost no more each than few.
  init(query: Substring.UTF8View) {
    var names: [String] = []
    var values: [[String]] = []
    var places: [String: Int] = [:]
    for item in query.split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "="))
      let name = item[..<(equals ?? item.endIndex)].queryDecoded()
      let value = equals.map { item[$0...].dropFirst().queryDecoded() } ?? ""
      if let place = places[name] {
        values[place].append(value)
      } else {
        places[name] = names.count
        names.append(name)
        values.append([value])
      }
    }
    self.init(zip(names, values).map { Element(name: $0, values: $1) })
  }
}
