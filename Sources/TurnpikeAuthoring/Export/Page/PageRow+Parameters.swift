import TurnpikeCompiler

extension PageRow {
  /// The parameters of the route and of the mounts before it.
  var parameters: String {
    let rows = route.routes.flatMap { route in
      route.parameters.indices.map { Self.row(route, $0) }
    }
    guard !rows.isEmpty else { return "" }
    return """
      <div class="scroll"><table>
      <thead><tr><th scope="col">Parameter</th><th scope="col">Type</th>\
      <th scope="col">Default</th><th scope="col">In the link</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>

      """
  }

  private static func row(_ route: RouteModel, _ index: Int) -> String {
    let parameter = route.parameters[index]
    let fallback: String =
      if let text = parameter.spec.defaultText {
        HTML.code(text)
      } else if parameter.spec.isOptional {
        HTML.code("nil")
      } else if parameter.spec.isList, !parameter.isRest {
        HTML.code("[]")
      } else {
        "required"
      }
    return "<tr><td>\(HTML.code(parameter.swiftName))</td><td>\(PageText.type(of: parameter))</td>"
      + "<td>\(fallback)</td><td>\(HTML.code(key(route, index)))</td></tr>\n"
  }

  /// How a link says which value is meant: `:id`, `*path`, `?q=`, `#section`.
  private static func key(_ route: RouteModel, _ index: Int) -> String {
    for item in route.pattern?.query ?? [] {
      if case .parameter(let key, let binding) = item, binding.parameter == index {
        return "?\(key)="
      }
    }
    let parameter = route.parameters[index]
    if route.pattern?.fragment?.parameter == index { return "#\(parameter.wireName)" }
    return (parameter.isRest ? "*" : ":") + parameter.wireName
  }
}
