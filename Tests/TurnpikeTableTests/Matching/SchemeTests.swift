import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// The scheme and the authority before the path of a link.
@Suite struct SchemeTests {
  private let file = """
    origin shop://, my-shop+2.x://
    / -> Home
    item/:id -> Item
    :name -> Name
    :a/:b/:c -> Three
    """

  @Test func onePathHasManyForms() {
    expectMatches(
      of: file,
      [
        "shop:item/5": "item(id=5)",
        "shop:/item/5": "item(id=5)",
        "shop://item/5": "item(id=5)",
        "shop:///item/5": "item(id=5)",
        "shop:////item/5": "item(id=5)",
        "item/5": "item(id=5)",
        "/item/5": "item(id=5)",
        "//item/5": "item(id=5)",
        "///item///5//": "item(id=5)",
        "my-shop+2.x://item/5": "item(id=5)",
      ])
  }

  @Test func theRootHasManyForms() {
    expectMatches(
      of: file,
      [
        "": "home", "/": "home", "//": "home", "shop:": "home", "shop:/": "home",
        "shop://": "home", "shop:///": "home", "?a=b": "home", "#f": "home", "shop://?a": "home",
        "shop:#f": "home",
      ])
  }

  @Test func schemesCompareWithoutCase() {
    expectMatches(
      of: file,
      [
        "SHOP://item/5": "item(id=5)", "Shop:item/5": "item(id=5)",
        "shop2://item/5": Unmatched.undeclaredScheme, "sho://item/5": Unmatched.undeclaredScheme,
        "mailto:a": Unmatched.undeclaredScheme, "My-Shop+2.X:a": "name(name=a)",
      ])
  }

  @Test func aSchemeStandsBeforeAnySeparator() {
    expectMatches(
      of: file,
      [
        "item/a:b": "item(id=a:b)",
        "/shop:a": "name(name=shop:a)",
        "a?shop:b": "name(name=a)",
        "a#shop:b": "name(name=a)",
        "1a:b": "name(name=1a:b)",
        ":a": "name(name=:a)",
        "a_b:c": "name(name=a_b:c)",
        "caf\u{E9}:c": "name(name=caf\u{E9}:c)",
        "a%3Ab": "name(name=a:b)",
        "shop:a:b": "name(name=a:b)",
        "+a:b": "name(name=+a:b)",
      ])
  }

  /// Browsers ignore them too, and a space before a scheme must not make a link the app's own.
  @Test func ignoresSpacesAndControlCharactersAtEnds() {
    expectMatches(
      of: """
        origin shop://, https://a.example
        item/:id -> Item @internal
        :x?:q<String?> -> X
        / -> R
        """,
      [
        " item/5": "item(id=5)", "item/5\r\n": "item(id=5)", "\u{0}\u{1F}item/5 \t": "item(id=5)",
        " shop://item/5": Unmatched.noRoute, "\nshop://a": "x(x=a)", "shop://a\n": "x(x=a)",
        " https://a.example/a ": "x(x=a)", "\thttps://a.example\u{0}": "r",
        " other://a": Unmatched.undeclaredScheme, " javascript:a": Unmatched.undeclaredScheme,
        "": "r", " ": "r", " \n\u{0}": "r", "a?q=b ": "x(x=a)", "a%20": "x(x=a )",
        "a b ": "x(x=a b)", " %20a": "x(x= a)",
        "\u{A0}shop://a": Unmatched.noRoute, "a\u{A0}": "x(x=a\u{A0})", "a\u{7F}": "x(x=a\u{7F})",
      ])
  }

  @Test func userAndPortAreNoPartOfTheFirstSegment() {
    expectMatches(
      of: file,
      [
        "shop://me@item/5": "item(id=5)",
        "shop://me:secret@item:8080/5": "item(id=5)",
        "shop://a@b@item/5": "item(id=5)",
        "shop://item:8080/5": "item(id=5)",
        "shop://item:/5": "item(id=5)",
        "shop://item:8080": "name(name=item)",
        "shop://item:8080?a": "name(name=item)",
        "shop://item:8080#a": "name(name=item)",
        "shop://@me": "name(name=@me)",
        "shop://@me:80": "name(name=@me)",
        "shop://@me/x/y": "three(a=@me, b=x, c=y)",
        "shop://me:80a": "name(name=me:80a)",
        "shop://me@": "home",
        "shop://me@/a": "name(name=a)",
        "shop://:80/a": "name(name=a)",
        "shop:item:80": "name(name=item:80)",
        "shop:///me@a": "name(name=me@a)",
        "shop:///a:80": "name(name=a:80)",
        "me@a": "name(name=me@a)",
        "//me@a": "name(name=me@a)",
        "//a:80": "name(name=a:80)",
        "shop://x/a@b/c:80": "three(a=x, b=a@b, c=c:80)",
        "shop://a%40b:80": "name(name=a@b)",
        "shop://me@a%2Fb:80/": "name(name=a/b)",
      ])
  }

  @Test func aMalformedAuthorityIsRefused() {
    expectMatches(
      of: file,
      [
        "shop://a\\b": Unmatched.malformed,
        "shop://a b": Unmatched.malformed,
        "shop://a\tb/c": Unmatched.malformed,
        "shop://a\u{7F}": Unmatched.malformed,
        "shop://\u{7F} ": Unmatched.malformed,
        "shop:// ": "home",
        "shop://\u{0}a": Unmatched.malformed,
        "shop:///a b": "name(name=a b)",
        "shop:a\\b": "name(name=a\\b)",
        "shop://a%20b": "name(name=a b)",
      ])
  }

  @Test func matchesEveryCustomSchemeWithoutOrigins() {
    expectMatches(
      of: "item/:id -> Item",
      [
        "any://item/5": "item(id=5)", "x:item/5": "item(id=5)", "javascript:item/5": "item(id=5)",
        "https://any.example/item/5": Unmatched.noWebsite,
        "http://any.example/item/5": Unmatched.noWebsite,
      ])
  }

  @Test func matchesNoCustomSchemeWithOnlyWebOrigins() {
    expectMatches(
      of: "origin https://shop.example.com\nitem/:id -> Item\n*rest -> Rest",
      [
        "item/5": "item(id=5)", "https://shop.example.com/item/5": "item(id=5)",
        "javascript:item/5": Unmatched.undeclaredScheme,
        "file:///item/5": Unmatched.undeclaredScheme,
        "mailto:item/5": Unmatched.undeclaredScheme, "any://item/5": Unmatched.undeclaredScheme,
        "data:text/html,a": Unmatched.undeclaredScheme,
        "http://shop.example.com/item/5": Unmatched.undeclaredHostScheme,
        "https://any.example/item/5": Unmatched.undeclaredOrigin,
      ])
  }
}
