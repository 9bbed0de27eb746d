/// An extension for Zed, which Zed itself compiles. It has no grammar: the server's semantic tokens
/// colour the files.
enum Zed {
  static func files(tool: String) -> [(name: String, text: String)] {
    [
      ("extension.toml", manifest),
      ("languages/routes/config.toml", language),
      ("Cargo.toml", package),
      ("src/lib.rs", program(tool: tool)),
    ]
  }

  private static let manifest = """
    id = "turnpike-routes"
    name = "Turnpike routes"
    description = "Routes files of Turnpike"
    version = "1.0.0"
    schema_version = 1
    authors = ["Turnpike"]

    [language_servers.turnpike]
    name = "Turnpike"
    languages = ["Routes"]

    """

  private static let language = """
    name = "Routes"
    path_suffixes = ["routes"]
    line_comments = ["# "]
    tab_size = 4
    brackets = [
      { start = "{", end = "}", close = true, newline = true },
      { start = "<", end = ">", close = true, newline = false },
      { start = "(", end = ")", close = true, newline = false },
    ]

    """

  private static let package = """
    [package]
    name = "turnpike-routes"
    version = "1.0.0"
    edition = "2021"

    [lib]
    crate-type = ["cdylib"]

    [dependencies]
    zed_extension_api = "0.7.0"

    """

  private static func program(tool: String) -> String {
    """
    use zed_extension_api as zed;

    struct Turnpike;

    impl zed::Extension for Turnpike {
        fn new() -> Self {
            Turnpike
        }

        fn language_server_command(
            &mut self,
            _: &zed::LanguageServerId,
            _: &zed::Worktree,
        ) -> zed::Result<zed::Command> {
            Ok(zed::Command {
                command: \(JSON.string(tool).text).into(),
                args: vec!["language-server".into()],
                env: vec![],
            })
        }
    }

    zed::register_extension!(Turnpike);

    """
  }
}
