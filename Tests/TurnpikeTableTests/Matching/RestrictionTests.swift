import Testing
import TurnpikeAuthoring
import TurnpikeReference
import TurnpikeTable

@testable import TurnpikeCompiler

/// `@internal`, `@from` and `@only`: which links lead to a line.
@Suite struct RestrictionTests {
  @Test func onlyTheAppItself() {
    expectMatches(
      of: """
        origin shop://, https://shop.example.com
        secret/:id<Int> -> Secret @internal
        secret/:name -> Name
        s/:id => secret
        account @internal {
          / -> Account
          delete -> Delete
        }
        list{List}
        list{List}/:id{Item} @internal
        list{List}/:id{Item}/more{More}
        *rest -> Other
        """,
      [
        "secret/1": "secret(id=1)", "//secret/1": "secret(id=1)", "s/1": "secret(id=1)",
        "shop://secret/1": "name(name=1)", "SHOP:secret/1": "name(name=1)",
        "shop:///secret//1/": "name(name=1)", "shop://me@secret/1": "name(name=1)",
        "shop://%73ecret/1": "name(name=1)", "shop://s/1": "other(rest=s|1)",
        "https://shop.example.com/secret/1": "name(name=1)",
        "https://shop.example.com:8443//secret/1?x#y": "name(name=1)",
        "account": "account", "shop://account": "other(rest=account)",
        "account/delete": "delete", "shop://account/delete": "other(rest=account|delete)",
        "list/1": "item(id=1)", "shop://list": "list", "shop://list/1": "other(rest=list|1)",
        "list/1/more": "more(id=1)", "shop://list/1/more": "other(rest=list|1|more)",
      ])
  }

  @Test func onlyFromTheseOrigins() {
    expectMatches(
      of: """
        origin shop://, beta://, https://shop.example.com, https://*.example.com
        origin https://shop.example.com/app
        callback -> Callback @from(https)
        pay -> Pay @from(https://shop.example.com, beta)
        app -> App @from(https://shop.example.com/app)
        wild @from(https) {
          / -> Wild @from(https://*.example.com)
        }
        :other -> Other
        """,
      [
        "callback": "callback", "shop://callback": "other(other=callback)",
        "https://shop.example.com/callback": "callback",
        "https://a.example.com/callback": "callback",
        "https://shop.example.com/app/callback": "callback",
        "pay": "pay", "beta://pay": "pay", "BETA:pay": "pay", "shop://pay": "other(other=pay)",
        "https://shop.example.com/pay": "pay", "https://SHOP.example.com.:1/pay": "pay",
        "https://a.example.com/pay": "other(other=pay)",
        "https://shop.example.com/app/pay": "other(other=pay)",
        "https://shop.example.com/app/app": "app",
        "https://shop.example.com/%61pp/app": "app",
        "https://a.example.com/app": "other(other=app)",
        "shop://wild": "other(other=wild)", "https://shop.example.com/wild": "wild",
        "https://shop.example.com/app/wild": "other(other=wild)",
        "https://evil.example/callback": Unmatched.undeclaredOrigin,
      ])
  }

  @Test func aQueryThatIsWrongIsOfTheNextBest() {
    expectMatches(
      of: "origin shop://\na?:n<Int> -> A @internal\n:x?:n<Int = 1> -> X",
      [
        "a": "a: 'n' is missing", "a?n=1": "a", "shop://a": "x(x=a)", "shop://a?n=2": "x(x=a)",
        "shop://a?n=b": "x: 'n' cannot be read from 'b'",
      ])
  }

  /// In a build without the condition the line is not there.
  @Test(
    arguments: [
      ([], "debug", "page(page=debug)"), (["DEBUG"], "debug", "debug"),
      ([], "plain", "plain"), (["DEBUG"], "plain", "page(page=plain)"),
      ([], "both", "page(page=both)"), (["DEBUG"], "both", "page(page=both)"),
      (["BETA", "DEBUG"], "both", "both"), ([], "beta://debug", Unmatched.undeclaredScheme),
      (["DEBUG"], "beta://debug", "debug"), ([], "shop://debug", "page(page=debug)"),
      ([], "https://a.example/x", Unmatched.noWebsite),
      (["DEBUG"], "https://a.example/x", "page(page=x)"),
    ] as [(Set<String>, String, String)])
  func onlyInBuilds(conditions: Set<String>, link: String, summary: String) throws {
    let output = try #require(
      Compilation([
        SourceFile(
          path: "A.routes",
          text: """
            origin shop://
            origin beta://, https://a.example @only(DEBUG)
            debug -> Debug @only(DEBUG)
            plain -> Plain @only(!DEBUG)
            / @only(DEBUG) {
              both -> Both @only(BETA)
            }
            :page -> Page
            """)
      ]).output)
    var table = output.tables[0]
    table.storage.conditions = .none
    for (number, condition) in table.model.buildConditions.enumerated()
    where condition.holds(in: conditions) {
      table.storage.conditions.insert(number)
    }
    #expect(table.match(link).summary == summary)
  }
}
