enum Kate {
  /// For `~/.local/share/org.kde.syntax-highlighting/syntax`.
  static let highlighting = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE language>
    <language name="Routes" section="Sources" extensions="*.routes" version="1" kateversion="5.0">
      <highlighting>
        <contexts>
          <context name="Line" attribute="Literal" lineEndContext="#stay">
            <RegExpr attribute="Comment" String="^\s*///.*$"/>
            <RegExpr attribute="Comment" String="(^|(?&lt;=\s))#.*$"/>
            <RegExpr attribute="Keyword" String="^\s*(access|attribute|enum|import|origin|query|type)(?=\s)"/>
            <RegExpr attribute="Operator" String="-&gt;|=&gt;"/>
            <RegExpr attribute="Keyword" String="(?&lt;=\s)(mount|as)(?=\s)"/>
            <RegExpr attribute="Attribute" String="@[A-Za-z_][A-Za-z0-9_]*"/>
            <RegExpr attribute="Parameter" String="[:*][A-Za-z_][A-Za-z0-9_]*"/>
            <RegExpr attribute="Type" String="\b[A-Z][A-Za-z0-9_.]*"/>
          </context>
        </contexts>
        <itemDatas>
          <itemData name="Literal" defStyleNum="dsNormal"/>
          <itemData name="Comment" defStyleNum="dsComment"/>
          <itemData name="Keyword" defStyleNum="dsKeyword"/>
          <itemData name="Operator" defStyleNum="dsOperator"/>
          <itemData name="Attribute" defStyleNum="dsAttribute"/>
          <itemData name="Parameter" defStyleNum="dsVariable"/>
          <itemData name="Type" defStyleNum="dsDataType"/>
        </itemDatas>
      </highlighting>
      <general>
        <comments><comment name="singleLine" start="#"/></comments>
      </general>
    </language>

    """#

  /// For the user's settings of the LSP client.
  static func settings(tool: String) -> String {
    """
    {
      "servers": {
        "routes": {
          "command": [\(JSON.string(tool).text), "language-server"],
          "rootIndicationFileNames": ["Package.swift"],
          "highlightingModeRegex": "^Routes$"
        }
      }
    }

    """
  }
}
