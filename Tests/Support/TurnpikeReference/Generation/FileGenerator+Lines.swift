import TestSupport

extension FileGenerator {
  /// A second pattern of a case: its parameters in another order, in the path, the query or the
  /// fragment, those that may be missing or that it takes over left out at times, and at times a
  /// condition, which may replace one of the target. An alias of a mount is a path with all of them.
  mutating func alias() -> String {
    let target = random.pick(targets)
    var path = [literal()]
    var items: [String] = []
    var fragment = ""
    var rest = ""
    var takenOver: [Source] = []
    for parameter in target.parameters.shuffled(using: &random) {
      if parameter.mayBeMissing, random.chance(50) { continue }
      // What takes its place would leave it unread.
      if let source = parameter.source, random.chance(50), source != .fragment || fragment.isEmpty {
        takenOver.append(source)
        continue
      }
      // Its own spec, without what makes it optional.
      var spec = ""
      if random.chance(15), !parameter.mayBeMissing { spec = parameter.spec }
      if parameter.isList {
        // In a query a list is written as one.
        if rest.isEmpty, random.chance(50) {
          rest = "*\(parameter.name)"
        } else {
          items.append(":\(parameter.name)")
        }
      } else if !target.isMount, random.chance(20) {
        items.append(random.pick(["", "k\(items.count)"]) + ":\(parameter.name)\(spec)")
      } else if !target.isMount, fragment.isEmpty, !takenOver.contains(.fragment), random.chance(10)
      {
        fragment = "#:\(parameter.name)\(spec)"
      } else {
        let prefix = random.pick(Self.affixes)
        let suffix = random.pick(["", "", ".x", spec.isEmpty ? "" : "-l"])
        path.append("\(prefix):\(parameter.name)\(spec)\(suffix)")
      }
    }
    // Text that the route does not keep.
    if !target.isMount, random.chance(15) {
      let own = random.pick([":_", ":_<Int>", "v:_", ":_<a|b>", ":_.json"])
      path.insert(own, at: Int.random(in: 0...path.count, using: &random))
    }
    let hasWildcard = target.parameters.contains { $0.name == "wildcard" }
    if rest.isEmpty, !target.isMount, !hasWildcard, random.chance(8) { rest = "*" }
    if !rest.isEmpty { path.append(rest) }
    if !target.isMount, random.chance(20) {
      let key = random.pick(Self.keys)
      if !takenOver.contains(.query(key: key)), !items.contains(where: { $0.hasPrefix(key + ":") })
      {
        items.append("\(key)=\(random.pick(["1", "2", ""]))")
      }
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    let attribute = isRestricted && random.chance(20) ? " @internal" : ""
    return "\(path.joined(separator: "/"))\(query)\(fragment)\(arrow("=>"))\(target.name)"
      + attribute
  }

  /// Steps with screens; at times the first steps of another line.
  mutating func stack() -> String {
    var steps: [String] = []
    if !stacks.isEmpty, random.chance(50) {
      let other = random.pick(stacks)
      steps = Array(other.prefix(Int.random(in: 1...other.count, using: &random)))
    }
    for _ in 0..<random.pick([1, 1, 2, 3]) {
      var step = random.chance(60) ? literal() : capture(Self.affixes).text
      if random.chance(75) { step += "{S\(number())Screen}" + random.pick(["", "", "", "!"]) }
      steps.append(step)
    }
    if steps[steps.count - 1].hasSuffix("}") == false, !steps[steps.count - 1].hasSuffix("}!") {
      steps[steps.count - 1] += "{Screen\(number())}"
    }
    stacks.append(steps)
    var parameters: [Parameter] = []
    let query = random.chance(20) ? query(&parameters) : ""
    var attributes = random.chance(20) ? random.pick([" @auth", " @container(a)"]) : ""
    if isRestricted, random.chance(20) { attributes += " @internal" }
    return steps.joined(separator: "/") + query + attributes
  }
}
