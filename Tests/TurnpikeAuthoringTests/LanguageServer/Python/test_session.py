"""A session of the language server, driven by pytest-lsp: `TURNPIKE_TOOL=path pytest`."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

# The letter has two bytes in UTF-8, and the sign four, which are two units in UTF-16.
APP = """\
enum AppRoute
attribute auth
product/:id -> ProductDestination @auth
é😀/:id => prodct
store -> mount StoreRoute @auth
"""
STORE = """\
enum StoreRoute
shelf -> ShelfDestination @auth
"""


def capabilities(name: str) -> types.ClientCapabilities:
    """What an editor says of itself, or a client that counts positions in some way."""
    if not name.startswith("utf"):
        return pytest_lsp.client_capabilities(name)
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[name])
    )


@pytest_lsp.fixture(
    params=["utf-8", "utf-16", "visual-studio-code", "neovim", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["TURNPIKE_TOOL"], "language-server"]),
)
async def client(lsp_client: LanguageClient, request, tmp_path: pathlib.Path):
    lsp_client.folder = tmp_path
    for name, text in [("App.routes", APP), ("Store.routes", STORE)]:
        (tmp_path / name).write_text(text, encoding="utf-8")
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="app")],
        )
    )
    lsp_client.encoding = result.capabilities.position_encoding
    if request.param.startswith("utf"):
        assert lsp_client.encoding == request.param
    yield
    await lsp_client.shutdown_session()
    assert lsp_client._server.returncode == 0


def units(client: LanguageClient, text: str) -> int:
    """The length of a text as the client counts."""
    if client.encoding == types.PositionEncodingKind.Utf8:
        return len(text.encode("utf-8"))
    return len(text.encode("utf-16-le")) // 2


class Document:
    """An open file, whose text is edited as an editor does."""

    def __init__(self, client: LanguageClient, name: str):
        self.client = client
        self.path = client.folder / name
        self.uri = self.path.as_uri()
        self.identifier = types.TextDocumentIdentifier(uri=self.uri)
        self.text = self.path.read_text(encoding="utf-8")
        self.version = 1
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                text_document=types.TextDocumentItem(
                    uri=self.uri, language_id="routes", version=1, text=self.text
                )
            )
        )

    def range(self, word: str) -> types.Range:
        """Where a word is that the text has once."""
        assert self.text.count(word) == 1
        before = self.text[: self.text.index(word)]
        line = before.count("\n")
        start = units(self.client, before.rpartition("\n")[2])
        return types.Range(
            types.Position(line, start),
            types.Position(line, start + units(self.client, word)),
        )

    def offset(self, position: types.Position) -> int:
        lines = self.text.split("\n")
        start = sum(len(line) + 1 for line in lines[: position.line])
        line = lines[position.line] if position.line < len(lines) else ""
        count = 0
        while count < len(line) and units(self.client, line[:count]) < position.character:
            count += 1
        return min(start + count, len(self.text))

    def apply(self, edits):
        """Applies edits of the server, the last one first, and sends each as a change."""
        for edit in sorted(edits, key=lambda edit: self.offset(edit.range.start), reverse=True):
            start, end = self.offset(edit.range.start), self.offset(edit.range.end)
            self.text = self.text[:start] + edit.new_text + self.text[end:]
            self.version += 1
            self.client.text_document_did_change(
                types.DidChangeTextDocumentParams(
                    text_document=types.VersionedTextDocumentIdentifier(
                        uri=self.uri, version=self.version
                    ),
                    content_changes=[
                        types.TextDocumentContentChangePartial(
                            range=edit.range, text=edit.new_text
                        )
                    ],
                )
            )

    async def diagnostics(self, codes: list[str]):
        """What the server says of this file, once it has these codes."""
        document = self.client.capabilities.text_document
        if document and document.diagnostic:
            report = await self.client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(text_document=self.identifier)
            )
            assert [diagnostic.code for diagnostic in report.items] == codes
            return report.items
        while True:
            known = self.client.diagnostics.get(self.uri)
            if known is not None and [diagnostic.code for diagnostic in known] == codes:
                return known
            await asyncio.wait_for(
                self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), 20
            )


@pytest.mark.asyncio
async def test_session(client: LanguageClient):
    app = Document(client, "App.routes")
    [diagnostic] = await app.diagnostics(["unknown-case"])
    assert "'prodct'" in diagnostic.message
    assert diagnostic.range == app.range("prodct")

    # Its fix.
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=app.identifier,
            range=diagnostic.range,
            context=types.CodeActionContext(diagnostics=[diagnostic]),
        )
    )
    fix = next(action for action in actions if action.kind == types.CodeActionKind.QuickFix)
    app.apply(fix.edit.changes[app.uri])
    await app.diagnostics([])
    assert "é😀/:id => product\n" in app.text

    # A case after an arrow, in a line that is not whole.
    end = types.Position(5, 0)
    app.apply([types.TextEdit(types.Range(end, end), "p😀 => pr\n")])
    await app.diagnostics(["unknown-case"])
    completion = await client.text_document_completion_async(
        types.CompletionParams(
            text_document=app.identifier,
            position=types.Position(5, units(client, "p😀 => pr")),
        )
    )
    [item] = [item for item in completion.items if item.label == "product"]
    assert item.text_edit.range == types.Range(
        types.Position(5, units(client, "p😀 => ")), types.Position(5, units(client, "p😀 => pr"))
    )
    app.apply([types.TextEdit(types.Range(end, types.Position(6, 0)), "")])
    await app.diagnostics([])

    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=app.identifier, position=app.range("ProductDestination").start
        )
    )
    assert "case product(ProductDestination)" in hover.contents.value

    # An attribute of two files.
    store = Document(client, "Store.routes")
    edit = await client.text_document_rename_async(
        types.RenameParams(
            text_document=store.identifier,
            position=store.range("auth").start,
            new_name="signedIn",
        )
    )
    assert set(edit.changes) == {app.uri, store.uri}
    for document in [app, store]:
        document.apply(edit.changes[document.uri])
        assert "auth" not in document.text
    assert app.text.count("signedIn") == 3 and store.text.count("signedIn") == 1

    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=app.identifier,
            options=types.FormattingOptions(tab_size=4, insert_spaces=True),
        )
    )
    app.apply(edits)
    assert app.text == (
        "enum AppRoute\n"
        "attribute signedIn\n"
        "product/:id  -> ProductDestination @signedIn\n"
        "é😀/:id      => product\n"
        "store        -> mount StoreRoute @signedIn\n"
    )
