// Runs the extension for Visual Studio Code with the editor's API of `vscode.js`:
// `NODE_PATH=. node session.js FOLDER`, where FOLDER contains `extension.js`.
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { pathToFileURL } = require("node:url");
const vscode = require("vscode");

const { registered: { providers, listeners }, shown } = vscode;
const folder = process.argv[2];

class Document {
  constructor(name) {
    this.path = path.join(folder, name);
    this.uri = vscode.Uri.parse(pathToFileURL(this.path).href);
    this.languageId = "routes";
    this.version = 1;
    this.text = fs.readFileSync(this.path, "utf8");
  }
  getText() { return this.text; }
  // The position after a text that the document contains once.
  after(text) {
    const lines = this.text.slice(0, this.text.indexOf(text) + text.length).split("\n");
    return new vscode.Position(lines.length - 1, lines.at(-1).length);
  }
  offset({ line, character }) {
    const lines = this.text.split("\n").slice(0, line);
    return lines.reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
  // Applies edits as the editor does, and reports the new text to the extension.
  apply(edits) {
    const start = (edit) => this.offset(edit.range.start);
    for (const { range, newText } of [...edits].sort((a, b) => start(b) - start(a))) {
      this.text = this.text.slice(0, this.offset(range.start)) + newText
        + this.text.slice(this.offset(range.end));
    }
    this.version += 1;
    listeners.change({ document: this });
  }
  get diagnostics() { return shown.diagnostics.get(this.uri.toString()) ?? []; }
}

async function until(holds, what) {
  for (const end = Date.now() + 20_000; !holds();) {
    assert(Date.now() < end, `no ${what}`);
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

async function main() {
  const app = new Document("App.routes");
  vscode.workspace.textDocuments.push(app);
  const uri = vscode.Uri.parse(pathToFileURL(folder).href);
  vscode.workspace.workspaceFolders.push({ uri, name: "App" });
  const subscriptions = [];
  await require(path.join(folder, "extension.js")).activate({ subscriptions });

  await until(() => app.diagnostics.length === 1, "diagnostic");
  const [diagnostic] = app.diagnostics;
  assert.equal(diagnostic.code.value, "unknown-case");
  assert.equal(diagnostic.severity, 0);
  assert.deepEqual(diagnostic.range, new vscode.Range(1, 9, 1, 15));

  const actions = await providers.codeActions.provideCodeActions(app, diagnostic.range, {});
  const fix = actions.find((action) => action.kind.value === "quickfix");
  app.apply(fix.edit.edits.get(app.uri.toString()));
  await until(() => app.diagnostics.length === 0, "end of the diagnostic");
  assert.match(app.text, /=> product\n/);

  const [target] = await providers.definition.provideDefinition(app, app.after("=> pro"));
  assert.equal(target.range.start.line, 0);
  const references = await providers.references.provideReferences(
    app, app.after("=> pro"), { includeDeclaration: true });
  assert.equal(references.length, 2);
  const hover = await providers.hover.provideHover(app, app.after("-> Pro"));
  assert.match(hover.contents.value, /case product\(ProductDestination\)/);
  const items = await providers.completion.provideCompletionItems(app, app.after("=> pro"));
  const item = items.find((item) => item.label === "product");
  assert.deepEqual(item.range.start, app.after("=> "));

  const rename = await providers.rename.provideRenameEdits(
    app, app.after("product/:i"), "product_id");
  app.apply(rename.edits.get(app.uri.toString()));
  await until(() => shown.messages.length === 1, "message that Swift code keeps the name");
  await assert.rejects(providers.rename.provideRenameEdits(app, app.after("product/:p"), "1"));
  app.apply(await providers.formatting.provideDocumentFormattingEdits(app));
  assert.equal(
    app.text, "product/:product_id  -> ProductDestination\np/:product_id        => product\n");

  // Fixes all errors, as the editor asks for when it saves a file.
  app.apply([{ range: new vscode.Range(1, 24, 1, 31), newText: "prodct" }]);
  await until(() => app.diagnostics.length === 1, "second diagnostic");
  const only = vscode.CodeActionKind.SourceFixAll;
  const [fixAll] = await providers.codeActions.provideCodeActions(app, diagnostic.range, { only });
  app.apply(fixAll.edit.edits.get(app.uri.toString()));
  await until(() => app.diagnostics.length === 0, "end of the second diagnostic");

  // A file that only exists on the disk.
  const other = new Document("App.routes");
  other.path = path.join(folder, "Other.routes");
  other.uri = vscode.Uri.parse(pathToFileURL(other.path).href);
  fs.writeFileSync(other.path, "enum OtherRoute\na -> \n");
  listeners.create(other.uri);
  await until(() => other.diagnostics.length === 1, "diagnostic of the new file");
  fs.unlinkSync(other.path);
  listeners.delete(other.uri);
  await until(() => other.diagnostics.length === 0, "end of the new file's diagnostic");

  listeners.close(app);
  for (const subscription of subscriptions) subscription.dispose();
  assert.equal(shown.messages.length, 1);

  // A tool that doesn't exist any more.
  const extension = fs.readFileSync(path.join(folder, "extension.js"), "utf8");
  const missing = extension.replace(/^const tool = .*$/m, 'const tool = "/missing/turnpike-tool";');
  fs.writeFileSync(path.join(folder, "missing.js"), missing);
  await require(path.join(folder, "missing.js")).activate({ subscriptions });
  listeners.open(app);
  assert.equal(await providers.hover.provideHover(app, app.after("-> Pro")), null);
  assert.equal(shown.messages.length, 2);
}

main();
