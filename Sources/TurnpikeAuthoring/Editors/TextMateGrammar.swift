/// A grammar of regular expressions, which colours as the language server's tokens do.
enum TextMateGrammar {
  static let text = #"""
    {
      "name": "Routes",
      "scopeName": "source.routes",
      "fileTypes": ["routes"],
      "patterns": [
        {"include": "#comment"},
        {"include": "#directive"},
        {"include": "#line"}
      ],
      "repository": {
        "comment": {
          "patterns": [
            {"name": "comment.line.documentation.routes", "match": "^\\s*///.*$"},
            {"name": "comment.line.number-sign.routes", "match": "(?:^|(?<=\\s))#.*$"}
          ]
        },
        "directive": {
          "patterns": [
            {
              "match": "^\\s*(access)\\s+(internal|package|public)\\b(?!\\s*[-=]>)",
              "captures": {"1": {"name": "keyword.other.routes"}, "2": {"name": "keyword.other.routes"}}
            },
            {
              "match": "^\\s*(enum)\\s+([A-Z]\\w*)",
              "captures": {"1": {"name": "keyword.other.routes"}, "2": {"name": "entity.name.type.enum.routes"}}
            },
            {
              "match": "^\\s*(import)\\s+([A-Za-z_]\\w*)(?!\\s*[-=]>)",
              "captures": {"1": {"name": "keyword.other.routes"}, "2": {"name": "entity.name.namespace.routes"}}
            },
            {
              "begin": "^\\s*(origin)\\s+(?![-=]>)",
              "beginCaptures": {"1": {"name": "keyword.other.routes"}},
              "end": "$",
              "patterns": [
                {"include": "#comment"},
                {"include": "#attribute"},
                {"name": "string.unquoted.routes", "match": "[^\\s,]+"}
              ]
            },
            {
              "begin": "^\\s*(attribute)\\s+([A-Za-z_]\\w*)",
              "beginCaptures": {"1": {"name": "keyword.other.routes"}, "2": {"name": "entity.name.decorator.routes"}},
              "end": "$",
              "patterns": [{"include": "#comment"}, {"include": "#spec"}]
            },
            {
              "begin": "^\\s*(type)\\s+([A-Z]\\w*)\\s*=",
              "beginCaptures": {"1": {"name": "keyword.other.routes"}, "2": {"name": "entity.name.type.routes"}},
              "end": "$",
              "patterns": [{"include": "#comment"}, {"include": "#specType"}]
            },
            {
              "begin": "^\\s*(query)\\s+(?=[:\\w])",
              "beginCaptures": {"1": {"name": "keyword.other.routes"}},
              "end": "$",
              "patterns": [{"include": "#comment"}, {"include": "#query"}]
            }
          ]
        },
        "line": {
          "patterns": [
            {
              "match": "(->)\\s*(?:(mount)\\s+([A-Z][\\w.]*)|([A-Z]\\w*))?",
              "captures": {
                "1": {"name": "keyword.operator.arrow.routes"},
                "2": {"name": "keyword.other.routes"},
                "3": {"name": "entity.name.type.enum.routes"},
                "4": {"name": "entity.name.type.struct.routes"}
              }
            },
            {
              "match": "(=>)\\s*([A-Za-z_]\\w*)?",
              "captures": {
                "1": {"name": "keyword.operator.arrow.routes"},
                "2": {"name": "variable.other.enummember.routes"}
              }
            },
            {
              "match": "(?<=\\s)(as)\\s+([A-Za-z_]\\w*)",
              "captures": {
                "1": {"name": "keyword.other.routes"},
                "2": {"name": "variable.other.enummember.routes"}
              }
            },
            {"include": "#attribute"},
            {"name": "keyword.other.routes", "match": "^\\s*_(?=\\s*->)"},
            {
              "match": "\\{\\s*([A-Z]\\w*)\\s*\\}",
              "captures": {"1": {"name": "entity.name.type.struct.routes"}}
            },
            {"include": "#query"},
            {"include": "#capture"},
            {"name": "string.unquoted.routes", "match": "[^\\s/?#:*{}\\[\\]<>\"\\\\^|`&=!-]+|-(?!>)"}
          ]
        },
        "attribute": {
          "patterns": [
            {
              "begin": "(?<=\\s)(@)([A-Za-z_]\\w*)\\(",
              "beginCaptures": {
                "1": {"name": "entity.name.decorator.routes"},
                "2": {"name": "entity.name.decorator.routes"}
              },
              "end": "\\)|$",
              "contentName": "string.unquoted.routes"
            },
            {"name": "entity.name.decorator.routes", "match": "(?<=\\s)@[A-Za-z_]\\w*"}
          ]
        },
        "query": {
          "patterns": [
            {
              "match": "(?:(?<=[?&])|^\\s*[?&])([^\\s=:&#<>?]+)(=)([^\\s&#]*)",
              "captures": {"1": {"name": "variable.other.property.routes"}, "3": {"name": "string.unquoted.routes"}}
            },
            {
              "match": "(?<=[?&\\s])([^\\s=:&#<>?/]+)(?=:[A-Za-z_])",
              "captures": {"1": {"name": "variable.other.property.routes"}}
            },
            {"include": "#capture"}
          ]
        },
        "capture": {
          "patterns": [
            {
              "match": "[:*]([A-Za-z_]\\w*)",
              "captures": {"1": {"name": "variable.parameter.routes"}}
            },
            {"include": "#spec"}
          ]
        },
        "spec": {
          "begin": "<",
          "end": ">|$",
          "patterns": [{"include": "#specType"}]
        },
        "specType": {
          "patterns": [
            {
              "begin": "\\??=\\s*",
              "end": "(?=>)|$",
              "contentName": "string.unquoted.routes"
            },
            {"name": "constant.numeric.routes", "match": "-?\\d[\\d.eE]*?(?=\\.\\.)|(?<=\\.\\.[.<])-?\\d[\\w.]*"},
            {"name": "entity.name.type.routes", "match": "\\b[A-Z][\\w.]*\\b(?!\\s*\\|)"},
            {"name": "variable.other.enummember.routes", "match": "[\\w-]+"}
          ]
        }
      }
    }

    """#
}
