// A client of Turnpike's language server over Visual Studio Code's API, without packages.
const { spawn } = require("child_process");
const vscode = require("vscode");

const tool = "@TOOL@";

class Server {
  constructor(handlers) {
    this.handlers = handlers;
    this.pending = new Map();
    this.count = 0;
    this.bytes = Buffer.alloc(0);
    this.process = spawn(tool, ["language-server"], { stdio: ["pipe", "pipe", "ignore"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.on("error", (error) => this.end(error.message));
    this.process.on("exit", (status) => this.end(`exit status ${status}`));
    // If the server has ended, `end` reports it.
    this.process.stdin.on("error", () => {});
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  // Returns the result of a request, or null if the server has ended.
  request(method, params) {
    if (this.hasEnded) return Promise.resolve(null);
    const id = ++this.count;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  receive(data) {
    this.bytes = Buffer.concat([this.bytes, data]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = this.bytes.toString("ascii", 0, end);
      const length = Number(/Content-Length: (\d+)/.exec(head)[1]);
      if (this.bytes.length < end + 4 + length) return;
      const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      this.handle(message);
    }
  }

  async handle({ id, method, params, result, error }) {
    if (method === undefined) {
      const request = this.pending.get(id);
      this.pending.delete(id);
      if (error) request?.reject(new Error(error.message));
      else request?.resolve(result ?? null);
    } else {
      const response = await this.handlers[method]?.(params);
      if (id !== undefined) this.send({ id, result: response ?? null });
    }
  }

  end(reason) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const { resolve } of this.pending.values()) resolve(null);
    this.pending.clear();
    if (!this.isStopped) vscode.window.showErrorMessage(`${tool}: ${reason}`);
  }

  dispose() {
    this.isStopped = true;
    this.process.kill();
  }
}

// The editor's classes, from the protocol's objects.
const uri = (text) => vscode.Uri.parse(text);
const range = ({ start, end }) =>
  new vscode.Range(start.line, start.character, end.line, end.character);
const location = (l) => new vscode.Location(uri(l.uri), range(l.range));
const textEdit = (e) => vscode.TextEdit.replace(range(e.range), e.newText);
const workspaceEdit = (edit) => {
  const result = new vscode.WorkspaceEdit();
  for (const [file, edits] of Object.entries(edit?.changes ?? {})) {
    result.set(uri(file), edits.map(textEdit));
  }
  return result;
};
const diagnostic = (d) => {
  const item = new vscode.Diagnostic(range(d.range), d.message, d.severity - 1);
  item.source = d.source;
  item.code = d.codeDescription ? { value: d.code, target: uri(d.codeDescription.href) } : d.code;
  item.tags = d.tags;
  item.relatedInformation = d.relatedInformation?.map(
    (n) => new vscode.DiagnosticRelatedInformation(location(n.location), n.message));
  return item;
};
const completionItem = (i) => {
  const item = new vscode.CompletionItem(i.label, i.kind - 1);
  item.detail = i.detail;
  item.documentation = i.documentation && new vscode.MarkdownString(i.documentation.value);
  item.insertText = i.textEdit.newText;
  item.range = range(i.textEdit.range);
  return item;
};
const codeAction = (a) => {
  const { QuickFix, SourceFixAll } = vscode.CodeActionKind;
  const action = new vscode.CodeAction(a.title, a.kind === "quickfix" ? QuickFix : SourceFixAll);
  if (a.edit) action.edit = workspaceEdit(a.edit);
  action.isPreferred = a.isPreferred;
  return action;
};

// The protocol's objects, from the editor's. A range of the editor is an array in JSON.
const position = ({ line, character }) => ({ line, character });
const identifier = (document) => ({ uri: document.uri.toString() });
const place = (document, at) => ({ textDocument: identifier(document), position: position(at) });
const isRoutes = (document) => document.languageId === "routes";

exports.activate = async ({ subscriptions }) => {
  const { languages, workspace } = vscode;
  const found = languages.createDiagnosticCollection("turnpike");
  const server = new Server({
    "textDocument/publishDiagnostics": (params) =>
      found.set(uri(params.uri), params.diagnostics.map(diagnostic)),
    "window/showMessage": (params) => {
      vscode.window.showInformationMessage(params.message);
    },
  });
  subscriptions.push(found, server);
  await server.request("initialize", {
    processId: process.pid,
    workspaceFolders: (workspace.workspaceFolders ?? [])
      .map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
    capabilities: { textDocument: { publishDiagnostics: { relatedInformation: true } } },
  });
  server.notify("initialized", {});

  const open = (document) => isRoutes(document) && server.notify("textDocument/didOpen", {
    textDocument: {
      ...identifier(document), languageId: "routes", version: document.version,
      text: document.getText(),
    },
  });
  workspace.textDocuments.forEach(open);
  const changedOnDisk = (type) => (file) => server.notify("workspace/didChangeWatchedFiles", {
    changes: [{ uri: file.toString(), type }],
  });
  const watcher = workspace.createFileSystemWatcher("**/{*.routes,*.routes.lock,Package.swift}");
  subscriptions.push(
    watcher, watcher.onDidCreate(changedOnDisk(1)), watcher.onDidChange(changedOnDisk(2)),
    watcher.onDidDelete(changedOnDisk(3)),
    workspace.onDidOpenTextDocument(open),
    workspace.onDidCloseTextDocument((document) => isRoutes(document)
      && server.notify("textDocument/didClose", { textDocument: identifier(document) })),
    workspace.onDidChangeTextDocument(({ document }) => isRoutes(document)
      && server.notify("textDocument/didChange", {
        textDocument: { ...identifier(document), version: document.version },
        contentChanges: [{ text: document.getText() }],
      })),
    languages.registerHoverProvider("routes", {
      provideHover: async (document, at) => {
        const hover = await server.request("textDocument/hover", place(document, at));
        return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value));
      },
    }),
    languages.registerCompletionItemProvider("routes", {
      provideCompletionItems: async (document, at) => {
        const list = await server.request("textDocument/completion", place(document, at));
        return list?.items.map(completionItem);
      },
    }, "@", ">", " ", "<", ".", "(", "?", "&", "="),
    languages.registerDefinitionProvider("routes", {
      provideDefinition: async (document, at) => {
        const found = await server.request("textDocument/definition", place(document, at));
        return found?.map(location);
      },
    }),
    languages.registerReferenceProvider("routes", {
      provideReferences: async (document, at, context) => {
        const found = await server.request(
          "textDocument/references", { ...place(document, at), context });
        return found?.map(location);
      },
    }),
    languages.registerRenameProvider("routes", {
      provideRenameEdits: async (document, at, newName) => {
        const edit = await server.request(
          "textDocument/rename", { ...place(document, at), newName });
        return edit && workspaceEdit(edit);
      },
    }),
    languages.registerDocumentFormattingEditProvider("routes", {
      provideDocumentFormattingEdits: async (document) => {
        const edits = await server.request(
          "textDocument/formatting", { textDocument: identifier(document) });
        return edits?.map(textEdit);
      },
    }),
    languages.registerCodeActionsProvider("routes", {
      provideCodeActions: async (document, { start, end }, { only }) => {
        const actions = await server.request("textDocument/codeAction", {
          textDocument: identifier(document),
          range: { start: position(start), end: position(end) },
          context: { diagnostics: [], only: only && [only.value] },
        });
        return actions?.map(codeAction);
      },
    }));
};
