enum Helix {
  static func text(tool: String) -> String {
    """
    # Routes files of Turnpike: lines for ~/.config/helix/languages.toml
    [language-server.turnpike]
    command = \(JSON.string(tool).text)
    args = ["language-server"]

    [[language]]
    name = "routes"
    scope = "source.routes"
    file-types = ["routes"]
    roots = ["Package.swift"]
    comment-token = "#"
    indent = { tab-width = 4, unit = "    " }
    language-servers = ["turnpike"]
    auto-format = true

    """
  }
}
