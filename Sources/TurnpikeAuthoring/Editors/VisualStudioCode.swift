enum VisualStudioCode {
  static func files(tool: String) -> [(name: String, text: String)] {
    [
      ("package.json", manifest),
      ("language-configuration.json", configuration),
      ("syntaxes/routes.tmLanguage.json", TextMateGrammar.text),
      ("extension.js", client(tool: tool)),
    ]
  }

  private static let manifest = #"""
    {
      "name": "turnpike-routes",
      "displayName": "Turnpike routes",
      "publisher": "turnpike",
      "version": "1.0.0",
      "engines": {"vscode": "^1.75.0"},
      "main": "./extension.js",
      "activationEvents": ["onLanguage:routes", "workspaceContains:**/*.routes"],
      "contributes": {
        "languages": [
          {
            "id": "routes",
            "aliases": ["Routes"],
            "extensions": [".routes"],
            "configuration": "./language-configuration.json"
          }
        ],
        "grammars": [
          {"language": "routes", "scopeName": "source.routes", "path": "./syntaxes/routes.tmLanguage.json"}
        ],
        "problemMatchers": [
          {
            "name": "turnpike",
            "owner": "turnpike",
            "fileLocation": ["autoDetect", "${workspaceFolder}"],
            "pattern": {
              "regexp": "^(.+\\.routes(?:\\.lock)?):(\\d+):(\\d+): (error|warning|note): (.*?)(?: \\[([a-z0-9-]+)\\])?$",
              "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5, "code": 6
            }
          }
        ]
      }
    }

    """#

  private static let configuration = #"""
    {
      "comments": {"lineComment": "#"},
      "brackets": [["{", "}"], ["<", ">"], ["(", ")"]],
      "autoClosingPairs": [
        {"open": "{", "close": "}"}, {"open": "<", "close": ">"}, {"open": "(", "close": ")"}
      ],
      "indentationRules": {"increaseIndentPattern": "\\{\\s*$", "decreaseIndentPattern": "^\\s*\\}"}
    }

    """#

  /// A client of the language server over the editor's own interface, without packages.
  private static func client(tool: String) -> String {
    #"""
    // A client of Turnpike's language server over the editor's own interface.
    const vscode = require("vscode");
    const { spawn } = require("child_process");
    const tool = \#(JSON.string(tool).text);

    class Server {
      constructor() {
        this.process = spawn(tool, ["language-server"]);
        this.process.on("error", (error) => vscode.window.showErrorMessage(`${tool}: ${error.message}`));
        this.pending = new Map();
        this.handlers = new Map();
        this.count = 0;
        this.bytes = Buffer.alloc(0);
        this.process.stdout.on("data", (data) => this.receive(data));
      }
      send(message) {
        const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
        this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
        this.process.stdin.write(body);
      }
      notify(method, params) { this.send({ method, params }); }
      request(method, params) {
        const id = ++this.count;
        this.send({ id, method, params });
        return new Promise((resolve) => this.pending.set(id, resolve));
      }
      receive(data) {
        this.bytes = Buffer.concat([this.bytes, data]);
        for (;;) {
          const end = this.bytes.indexOf("\r\n\r\n");
          if (end < 0) return;
          const length = Number(/Content-Length: (\d+)/.exec(this.bytes.toString("ascii", 0, end))[1]);
          if (this.bytes.length < end + 4 + length) return;
          const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
          this.bytes = this.bytes.subarray(end + 4 + length);
          if (message.method) this.handlers.get(message.method)?.(message.params);
          if (message.method && message.id !== undefined) this.send({ id: message.id, result: null });
          if (!message.method && this.pending.has(message.id)) {
            this.pending.get(message.id)(message.result ?? null);
            this.pending.delete(message.id);
          }
        }
      }
    }

    const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
    const place = (document, position) => ({
      textDocument: { uri: document.uri.toString() },
      position: { line: position.line, character: position.character },
    });
    const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
    const textEdit = (e) => vscode.TextEdit.replace(range(e.range), e.newText);
    function workspaceEdit(edit) {
      const result = new vscode.WorkspaceEdit();
      for (const [uri, edits] of Object.entries(edit?.changes ?? {})) {
        result.set(vscode.Uri.parse(uri), edits.map(textEdit));
      }
      return result;
    }

    exports.activate = async (context) => {
      const server = new Server();
      const found = vscode.languages.createDiagnosticCollection("turnpike");
      context.subscriptions.push(found, { dispose: () => server.process.kill() });
      server.handlers.set("textDocument/publishDiagnostics", (params) => {
        found.set(vscode.Uri.parse(params.uri), params.diagnostics.map((d) => {
          const item = new vscode.Diagnostic(range(d.range), d.message, d.severity - 1);
          item.source = d.source;
          item.code = d.codeDescription
            ? { value: d.code, target: vscode.Uri.parse(d.codeDescription.href) } : d.code;
          item.tags = d.tags;
          item.relatedInformation = d.relatedInformation?.map(
            (n) => new vscode.DiagnosticRelatedInformation(location(n.location), n.message));
          return item;
        }));
      });
      server.handlers.set("window/showMessage", (p) => vscode.window.showInformationMessage(p.message));
      server.handlers.set("workspace/applyEdit", (p) => vscode.workspace.applyEdit(workspaceEdit(p.edit)));
      await server.request("initialize", {
        processId: process.pid,
        workspaceFolders: (vscode.workspace.workspaceFolders ?? [])
          .map((f) => ({ uri: f.uri.toString(), name: f.name })),
        capabilities: { textDocument: { publishDiagnostics: { relatedInformation: true } } },
      });
      server.notify("initialized", {});

      const isRoutes = (document) => document.languageId === "routes";
      const open = (document) => isRoutes(document) && server.notify("textDocument/didOpen", {
        textDocument: {
          uri: document.uri.toString(), languageId: "routes", version: document.version,
          text: document.getText(),
        },
      });
      vscode.workspace.textDocuments.forEach(open);
      const watcher = vscode.workspace.createFileSystemWatcher("**/{*.routes,*.routes.lock,Package.swift}");
      const changed = (uri) => server.notify("workspace/didChangeWatchedFiles", {
        changes: [{ uri: uri.toString(), type: 2 }],
      });
      const { registerHoverProvider: hover, ...languages } = vscode.languages;
      context.subscriptions.push(
        vscode.workspace.onDidOpenTextDocument(open),
        vscode.workspace.onDidCloseTextDocument((document) => isRoutes(document)
          && server.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } })),
        vscode.workspace.onDidChangeTextDocument((event) => isRoutes(event.document)
          && server.notify("textDocument/didChange", {
            textDocument: { uri: event.document.uri.toString(), version: event.document.version },
            contentChanges: [{ text: event.document.getText() }],
          })),
        watcher, watcher.onDidChange(changed), watcher.onDidCreate(changed), watcher.onDidDelete(changed),
        vscode.commands.registerCommand("turnpike.fixAll", (uri) =>
          server.request("workspace/executeCommand", { command: "turnpike.fixAll", arguments: [uri] })),
        hover("routes", {
          provideHover: async (document, position) => {
            const result = await server.request("textDocument/hover", place(document, position));
            return result && new vscode.Hover(new vscode.MarkdownString(result.contents.value));
          },
        }),
        languages.registerCompletionItemProvider("routes", {
          provideCompletionItems: async (document, position) => {
            const result = await server.request("textDocument/completion", place(document, position));
            return (result?.items ?? []).map((i) => {
              const item = new vscode.CompletionItem(i.label, i.kind - 1);
              item.detail = i.detail;
              item.documentation = i.documentation && new vscode.MarkdownString(i.documentation.value);
              item.insertText = i.textEdit.newText;
              item.range = range(i.textEdit.range);
              return item;
            });
          },
        }, "@", ">", " ", "<", ".", "(", "?", "&", "="),
        languages.registerDefinitionProvider("routes", {
          provideDefinition: async (document, position) =>
            ((await server.request("textDocument/definition", place(document, position))) ?? []).map(location),
        }),
        languages.registerReferenceProvider("routes", {
          provideReferences: async (document, position) =>
            ((await server.request("textDocument/references", place(document, position))) ?? []).map(location),
        }),
        languages.registerRenameProvider("routes", {
          provideRenameEdits: async (document, position, newName) => workspaceEdit(
            await server.request("textDocument/rename", { ...place(document, position), newName })),
        }),
        languages.registerDocumentFormattingEditProvider("routes", {
          provideDocumentFormattingEdits: async (document) => ((await server.request(
            "textDocument/formatting", { textDocument: { uri: document.uri.toString() } })) ?? []).map(textEdit),
        }),
        languages.registerCodeActionsProvider("routes", {
          provideCodeActions: async (document, selection) => {
            const actions = await server.request("textDocument/codeAction", {
              textDocument: { uri: document.uri.toString() }, range: selection, context: { diagnostics: [] },
            });
            return (actions ?? []).map((a) => {
              const kind = a.kind === "quickfix" ? vscode.CodeActionKind.QuickFix : vscode.CodeActionKind.SourceFixAll;
              const action = new vscode.CodeAction(a.title, kind);
              if (a.edit) action.edit = workspaceEdit(a.edit);
              action.command = a.command;
              action.isPreferred = a.isPreferred;
              return action;
            });
          },
        }));
    };

    """#
  }
}
