// The part of Visual Studio Code's API that the extension uses, for tests in node.

class Position {
  constructor(line, character) {
    this.line = line;
    this.character = character;
  }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
  // As in the editor, a range in JSON isn't a range of the protocol.
  toJSON() { return [this.start, this.end]; }
}

class Uri {
  static parse(text) { return Object.assign(new Uri(), { text }); }
  toString() { return this.text; }
}

class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), edits); }
}

// A class whose arguments are its properties.
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

// What the extension registers, and what it shows, for the test.
const registered = { providers: {}, listeners: {} };
const shown = { diagnostics: new Map(), messages: [] };

const disposable = { dispose() {} };
const register = (kind) => (language, provider) => {
  registered.providers[kind] = provider;
  return disposable;
};
const listen = (name) => (listener) => {
  registered.listeners[name] = listener;
  return disposable;
};

module.exports = {
  registered, shown, Position, Range, Uri, WorkspaceEdit,
  Location: record("uri", "range"),
  TextEdit: { replace: (range, newText) => ({ range, newText }) },
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  Hover: record("contents"),
  MarkdownString: record("value"),
  CompletionItem: record("label", "kind"),
  CodeAction: record("title", "kind"),
  CodeActionKind: { QuickFix: { value: "quickfix" }, SourceFixAll: { value: "source.fixAll" } },
  languages: Object.freeze({
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => shown.diagnostics.set(uri.toString(), diagnostics),
      dispose() {},
    }),
    registerHoverProvider: register("hover"),
    registerCompletionItemProvider: register("completion"),
    registerDefinitionProvider: register("definition"),
    registerReferenceProvider: register("references"),
    registerRenameProvider: register("rename"),
    registerDocumentFormattingEditProvider: register("formatting"),
    registerCodeActionsProvider: register("codeActions"),
  }),
  window: {
    showErrorMessage: (text) => shown.messages.push(text),
    showInformationMessage: (text) => shown.messages.push(text),
  },
  workspace: {
    textDocuments: [],
    workspaceFolders: [],
    createFileSystemWatcher: () => ({
      onDidCreate: listen("create"), onDidChange: listen("changeOnDisk"),
      onDidDelete: listen("delete"), dispose() {},
    }),
    onDidOpenTextDocument: listen("open"),
    onDidChangeTextDocument: listen("change"),
    onDidCloseTextDocument: listen("close"),
  },
};
