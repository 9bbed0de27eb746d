"""Compares the TextMate grammar with the server's semantic tokens: `TURNPIKE_TOOL=path pytest`."""

import json
import os
import pathlib
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient
from textmate_grammar.parsers.base import LanguageParser

TOOL = os.environ["TURNPIKE_TOOL"]
ROOT = pathlib.Path(__file__).parents[4]

# Syntax that the files of the repository don't contain.
LINES = [
    "list{ListScreen}/:id<Int 1...>{ItemScreen}! @auth @container(home, search)",
    "search?:q&:page<Int = 1>&sort:order<new|price ?= new>#:part<String?> -> Search as find # a",
    "attribute level<Int 1...3 = 2>",
    "query :coupon_id<String?>&utm_source:campaign<String?>",
    "type Sort = new|old",
    "type Page = Int 1...",
    "origin shop://, https://a.example @only(DEBUG)",
    "import Money",
    "access public",
    "_ -> NotFoundDestination",
    "a/:b<x|1>/:c<2|x>?:d<1|2?>&:e<1|2 ?= 1> -> A",
    "/ -> mount A.BRoute as b @internal",
    "old/*path<[Int]> => product @from(https, shop)",
    "a/v:version<Int>-beta/:name.json -> File",
    "ignore case # a",
    "origin https://live.example at live/now, b:// at c # a",
    "ignore/case -> A",
    "old/:_/part/* => product # a",
    "a?key=*&!other&kind=* -> A",
    "a",
    "  ?!other -> A",
    "price/:p<Decimal 0.01...>/:d<Double -1.5..<2e3>?:u<UUID?>&:l<[Int]> -> Price!",
]

SCOPES = {
    "comment": "comment.",
    "keyword": "keyword.other.",
    "namespace": "entity.name.namespace.",
    "type": "entity.name.type.",
    "enum": "entity.name.type.enum.",
    "struct": "entity.name.type.struct.",
    "enumMember": "variable.other.enummember.",
    "parameter": "variable.parameter.",
    "property": "variable.other.property.",
    "decorator": "entity.name.decorator.",
    "string": "string.unquoted.",
    "number": "constant.numeric.",
    "operator": "keyword.operator.",
}


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[TOOL, "language-server"]))
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    lsp_client.uri = (tmp_path / "App.routes").as_uri()
    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities())
    )
    legend = result.capabilities.semantic_tokens_provider.legend
    lsp_client.kinds = legend.token_types
    yield
    await lsp_client.shutdown_session()


def grammar_scopes(grammar: LanguageParser, text: str) -> dict[tuple[int, int], str]:
    """The innermost scope of each character, by its line and column."""
    scopes = {}
    # The engine cannot read a last line without a match.
    for (line, column), content, names in grammar.parse_string(text + "# end").flatten():
        for index in range(len(content)):
            scopes[line, column + index] = names[-1]
    return scopes


async def server_tokens(client: LanguageClient, text: str):
    """The line, column, text, and kind of each token, counted in characters."""
    item = types.TextDocumentItem(uri=client.uri, language_id="routes", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    document = types.TextDocumentIdentifier(uri=client.uri)
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=document)
    )
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))
    lines = [line.encode("utf-16-le") for line in text.split("\n")]
    line = column = 0
    for index in range(0, len(tokens.data), 5):
        lines_after, columns_after, length, kind, _ = tokens.data[index : index + 5]
        line += lines_after
        column = columns_after + (0 if lines_after else column)
        before = lines[line][: 2 * column].decode("utf-16-le")
        word = lines[line][2 * column : 2 * (column + length)].decode("utf-16-le")
        yield line, len(before), word, client.kinds[kind]


@pytest.mark.asyncio
async def test_grammar(client: LanguageClient):
    grammar = LanguageParser(json.loads(subprocess.check_output([TOOL, "editor", "textmate"])))
    files = [
        path for folder in ["Routes", "Sources", "Tests"] for path in ROOT.glob(f"{folder}/**/*.routes")
    ]
    assert len(files) > 40
    texts = [(str(path), path.read_text(encoding="utf-8")) for path in sorted(files)]
    count = 0
    differences = []
    for name, text in texts + [(line, line + "\n") for line in LINES]:
        scopes = grammar_scopes(grammar, text)
        async for line, column, word, kind in server_tokens(client, text):
            count += 1
            found = {scopes.get((line, column + index), "") for index in range(len(word))}
            if not all(scope.startswith(SCOPES[kind]) for scope in found):
                differences.append(f"{name}:{line + 1}: '{word}' is {kind}, not {sorted(found)}")
    assert not differences
    assert count > 4_000
