import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring

/// Editors with the files that `editor` writes, as they are: a file with an error, its fix, a
/// rename, and the layout.
@Suite struct RealClientTests {
  private static let routes = "product/:id -> ProductDestination\np/:id => prodct\n"
  private static let result =
    "product/:product_id  -> ProductDestination\np/:product_id        => product\n"

  static func isThere(_ program: String) -> Bool {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return paths.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// A folder with the files of an editor, which start a program whose path needs quoting.
  private static func folder(
    _ editor: EditorKind, _ files: [String: String]
  ) throws -> TemporaryFolder {
    let tool = try BuiltProduct.executable("turnpike-tool").path(percentEncoded: false)
    let name = #"a "tool" \n"#
    // An Emacs without a locale takes letters beyond ASCII in a path for others.
    let folder = try TemporaryFolder(
      "Turnpike opens", files: [name: "#!/bin/sh\nexec '\(tool)' \"$@\"\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder(name))
    for (name, text) in editor.files(tool: folder(name)) { try folder.write(name, text) }
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  @Test(.slow, .enabled(if: isThere("nvim")))
  func neovim() throws {
    let script = """
      dofile("turnpike.lua")
      local function wait(holds) vim.wait(20000, holds, 20) end
      local function response(method, params)
        for _, reply in pairs(vim.lsp.buf_request_sync(0, method, params, 20000) or {}) do
          if reply.result then return reply.result end
        end
      end
      vim.cmd("edit App/A.routes")
      wait(function() return #vim.diagnostic.get(0) == 1 end)
      print(vim.diagnostic.get(0)[1].code)
      vim.api.nvim_win_set_cursor(0, { 2, 10 })
      local range = vim.lsp.util.make_range_params(0, "utf-16")
      range.context = { diagnostics = {} }
      vim.lsp.util.apply_workspace_edit(response("textDocument/codeAction", range)[1].edit, "utf-16")
      wait(function() return #vim.diagnostic.get(0) == 0 end)
      print(#vim.diagnostic.get(0))
      local place = vim.lsp.util.make_position_params(0, "utf-16")
      print(response("textDocument/definition", place)[1].range.start.line)
      vim.api.nvim_win_set_cursor(0, { 1, 9 })
      place = vim.lsp.util.make_position_params(0, "utf-16")
      place.newName = "product_id"
      vim.lsp.util.apply_workspace_edit(response("textDocument/rename", place), "utf-16")
      local options = vim.lsp.util.make_formatting_params({})
      vim.lsp.util.apply_text_edits(response("textDocument/formatting", options), 0, "utf-16")
      vim.cmd("write")
      vim.cmd("qall!")
      """
    let folder = try Self.folder(.neovim, ["App/A.routes": Self.routes, "script": script])
    let run = try CommandRun(
      "nvim", ["--headless", "--clean", "-n", "-c", "luafile script"], in: folder.url)
    #expect(run.output.contains("unknown-case"), "\(run.output)")
    #expect(run.output.contains("\n0\r\n0") || run.output.contains("\n0\n0"), "\(run.output)")
    #expect(try folder.read("App/A.routes") == Self.result)
  }

  @Test(.slow, .enabled(if: isThere("emacs")))
  func emacs() throws {
    let script = """
      (package-initialize)
      (require 'eglot)
      (load (expand-file-name "turnpike.el"))
      (setq create-lockfiles nil make-backup-files nil)
      ;; A batch has no command loop for the hook to wait for.
      (remove-hook 'routes-mode-hook #'eglot-ensure)
      (find-file "App/A.routes")
      (apply #'eglot (eglot--guess-contact))
      (let ((end (+ (float-time) 20)))
        (while (and (< (float-time) end) (null (flymake-diagnostics)))
          (accept-process-output nil 0.1)))
      (princ (flymake-diagnostic-text (car (flymake-diagnostics))))
      (goto-char (point-min))
      (search-forward "prodct")
      (let ((actions (eglot-code-actions (line-beginning-position) (line-end-position) nil nil)))
        (eglot--apply-workspace-edit (plist-get (aref (vconcat actions) 0) :edit)))
      ;; It is sent with what has been edited, which a batch does not do by itself.
      (eglot-format-buffer)
      (goto-char (point-min))
      (search-forward "id")
      (backward-char 1)
      (eglot-rename "product_id")
      (save-buffer)
      """
    let folder = try Self.folder(.emacs, ["App/A.routes": Self.routes, "script": script])
    let run = try CommandRun("emacs", ["--batch", "-l", "script"], in: folder.url)
    #expect(run.output.contains("'prodct'"), "\(run.output)")
    #expect(try folder.read("App/A.routes") == Self.result, "\(run.output)")
  }

  /// Visual Studio Code's extension with a substitute for the editor's API.
  @Test(.enabled(if: isThere("node")))
  func visualStudioCode() throws {
    let folder = try Self.folder(.vscode, ["App.routes": Self.routes])
    let scripts = Self.here.appending(path: "JavaScript").path(percentEncoded: false)
    let run = try CommandRun(
      "env", ["NODE_PATH=\(scripts)", "node", "\(scripts)/session.js", folder.path],
      in: folder.url)
    #expect(run.status == 0, "\(run.output)")
  }

  private static let here = BuiltProduct.root.appending(
    path: "Tests/TurnpikeAuthoringTests/LanguageServer")

  /// Where `.ci/run` installs it.
  private static let pytestPath = BuiltProduct.root.appending(path: ".build/pytest/bin/pytest").path

  /// Sessions of a client that checks every message against the protocol, with the capabilities of
  /// several editors, and a comparison of the TextMate grammar with the semantic tokens.
  @Test(.slow, .enabled(if: FileManager.default.isExecutableFile(atPath: pytestPath)))
  func pytest() throws {
    let tool = try BuiltProduct.executable("turnpike-tool").path(percentEncoded: false)
    let run = try CommandRun(
      "env",
      [
        "TURNPIKE_TOOL=\(tool)", "PYTHONDONTWRITEBYTECODE=1", Self.pytestPath,
        "-p", "no:cacheprovider", "-o", "asyncio_default_fixture_loop_scope=function",
        "-W", "error::pytest_lsp.LspSpecificationWarning", "--show-capture=no",
      ],
      in: Self.here.appending(path: "Python"))
    #expect(run.output.contains("6 passed"), "\(run.output)")
  }
}
