import Testing

/// What the tests take from a page.
@Suite struct ExtractionTests {
  private static let page = Page(
    name: "Page",
    text: "",
    blocks: CodeBlock.blocks(
      of: """
        ```routes
        good -> GoodDestination
        ```
        Text.
        ```swift
        print(1)  // one
        if true { print("a  // b") }
          print("https://x")    // two
        ```
        ```text
        three
        ```
        ```routes
        bad
        ```
        ```console
        $ tool bad
        App.routes:1:4: error: no [id]
        ```
        ```console
        $ tool one
        $ tool two
        line

        end
        ```
        """))

  @Test func blocks() {
    #expect(
      Self.page.blocks.map(\.language) == [
        "routes", "swift", "text", "routes", "console", "console",
      ])
    #expect(Self.page.blocks.map(\.line) == [1, 5, 10, 13, 16, 20])
    #expect(Self.page.blocks[0].text == "good -> GoodDestination\n")
  }

  @Test func examples() throws {
    let examples = Self.page.examples.filter { !$0.routes.isEmpty }
    #expect(examples.map(\.routes) == ["bad\n", "good -> GoodDestination\n"])
    #expect(examples.map(\.hasErrors) == [true, false])
    #expect(examples.map(\.printedLines) == [[], ["one", "two", "three"]])
    #expect(Set(examples.map(\.name)).count == 2)
    let commands = examples[1].consoles.flatMap(\.commands)
    #expect(commands.map(\.command) == ["tool one", "tool two"])
    #expect(commands.map(\.output) == ["", "line\n\nend\n"])
  }

  /// A file stays until a section shows it again; headings in blocks are none.
  @Test func walkthrough() throws {
    let text = """
      ## One
      ```routes
      # Sources/App/App.routes
      ## no heading
      ```
      ```swift
      // Sources/App/main.swift
      ```
      ## Two
      ```swift
      // Sources/App/main.swift
      print(2)
      ```
      ```console
      $ swift run
      2
      ```
      """
    let page = Page(name: "Page", text: text, blocks: CodeBlock.blocks(of: text))
    let steps = try #require(page.walkthrough).steps
    #expect(steps.map(\.title) == ["One", "Two"])
    #expect(steps[1].shownFiles == ["Sources/App/main.swift"])
    #expect(steps[1].files["Sources/App/main.swift"] == "// Sources/App/main.swift\nprint(2)\n")
    #expect(steps[1].files["Sources/App/App.routes"] == steps[0].files["Sources/App/App.routes"])
    #expect(steps[1].modulePaths == ["App=Sources/App/App.routes"])
    #expect(steps[1].commands.map(\.command) == ["swift run"])
    #expect(page.examples.isEmpty)
    #expect(Self.page.walkthrough == nil)
    #expect(WalkthroughTests.words(of: "swift run App 'a?b'") == ["run", "App", "a?b"])
  }
}
