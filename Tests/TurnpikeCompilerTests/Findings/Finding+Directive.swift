// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About directives and origins.
  static let directiveFindings = [
    Finding(
      ["a -> A\naccess public"],
      ["A.routes:2:1: error: 'access' belongs before the first route [late-directive]"],
      nearMiss: ["access public\na -> A"]
    ),
    Finding(
      ["enum A\na -> X\nenum B"],
      ["A.routes:3:1: error: 'enum' belongs before the first route [late-directive]"],
      nearMiss: ["a -> X\nenum -> B"]
    ),
    Finding(
      ["import Foo\na/:x<Foo.X> -> A\nimport Bar"],
      [
        "A.routes:3:1: error: 'import' belongs before the first route [late-directive]"
      ],
      nearMiss: ["import Foo\nimport Bar\na/:x<Foo.X>/:y<Bar.Y> -> A"]
    ),
    Finding(
      ["enum A\nenum B"],
      [
        "A.routes:2:1: error: 'enum' is repeated; a file has it once [repeated-directive]",
        "A.routes:1:1: note: the first one is here",
      ],
      nearMiss: ["enum A\n# enum B"]
    ),
    Finding(
      ["access public\naccess public\na -> A"],
      [
        "A.routes:2:1: error: 'access' is repeated; a file has it once [repeated-directive]",
        "A.routes:1:1: note: the first one is here",
      ],
      nearMiss: ["access public\norigin a://\norigin b://\na -> A"]
    ),
    Finding(
      ["origin shop"],
      [
        "A.routes:1:8: error: 'shop' is not a valid origin: write 'shop://' [bad-origin]"
      ],
      nearMiss: ["origin shop://"]
    ),
    Finding(
      ["origin 1shop://"],
      [
        "A.routes:1:8: error: '1shop://' is not a valid origin: a scheme is a letter, then letters, "
          + "digits, '+', '-' and '.' [bad-origin]"
      ],
      nearMiss: ["origin s1.h-o+p://"]
    ),
    Finding(
      ["origin sh_op://"],
      [
        "A.routes:1:8: error: 'sh_op://' is not a valid origin: a scheme is a letter, then letters, "
          + "digits, '+', '-' and '.' [bad-origin]"
      ],
      nearMiss: ["origin sh-op://"]
    ),
    Finding(
      ["origin shop://x"],
      [
        "A.routes:1:8: error: 'shop://x' is not a valid origin: a scheme of your own stands alone; write "
          + "'shop://', and 'x' in the patterns [bad-origin]"
      ],
      nearMiss: ["origin SHOP://"]
    ),
    Finding(
      ["origin shop://a.b/c"],
      [
        "A.routes:1:8: error: 'shop://a.b/c' is not a valid origin: a scheme of your own has no host; write "
          + "'shop://', or 'https://a.b/c' for a web address [bad-origin]"
      ],
      nearMiss: ["origin shop://, https://a.b/c"]
    ),
    Finding(
      ["origin htps://a.b"],
      [
        "A.routes:1:8: error: 'htps://a.b' is not a valid origin: no scheme of your own has a host; did you "
          + "mean 'https://a.b'? [bad-origin]"
      ],
      nearMiss: ["origin htps://"]
    ),
    Finding(
      ["origin shop:///*"],
      [
        "A.routes:1:8: error: 'shop:///*' is not a valid origin: a scheme of your own stands alone; write "
          + "'shop://' [bad-origin]"
      ],
      nearMiss: ["origin shop://"]
    ),
    Finding(
      ["origin https:/a.b, http//c.d, e.f/g, localhost"],
      [
        "A.routes:1:8: error: 'https:/a.b' is not a valid origin: write 'https://a.b' [bad-origin]",
        "A.routes:1:20: error: 'http//c.d' is not a valid origin: write 'http://c.d' [bad-origin]",
        "A.routes:1:31: error: 'e.f/g' is not a valid origin: write 'https://e.f/g' [bad-origin]",
        "A.routes:1:38: error: 'localhost' is not a valid origin: write 'shop://' or "
          + "'https://shop.example.com' [bad-origin]",
      ],
      nearMiss: ["origin https://a.b, http://c.d, https://e.f/g, https://localhost"]
    ),
    Finding(
      ["origin https://"],
      ["A.routes:1:8: error: 'https://' is not a valid origin: a host is missing [bad-origin]"],
      nearMiss: ["origin http://a"]
    ),
    Finding(
      ["origin https://*."],
      ["A.routes:1:8: error: 'https://*.' is not a valid origin: a host is missing [bad-origin]"],
      nearMiss: ["origin https://*.a.b"]
    ),
    Finding(
      ["origin https://u@a.b"],
      [
        "A.routes:1:8: error: 'https://u@a.b' is not a valid origin: an origin has no user "
          + "[bad-origin]"
      ],
      nearMiss: ["origin https://a.b"]
    ),
    Finding(
      ["origin https://a.b:80"],
      [
        "A.routes:1:8: error: 'https://a.b:80' is not a valid origin: a link may have any port; "
          + "write 'https://a.b' [bad-origin]"
      ],
      nearMiss: ["origin https://[::1]"]
    ),
    Finding(
      ["origin https://*.*.a"],
      [
        "A.routes:1:8: error: 'https://*.*.a' is not a valid origin: '*.' stands once, at the start "
          + "of the host [bad-origin]"
      ],
      nearMiss: ["origin https://*.a.b"]
    ),
    Finding(
      ["origin https://*a.b"],
      [
        "A.routes:1:8: error: 'https://*a.b' is not a valid origin: '*.' stands once, at the start "
          + "of the host [bad-origin]"
      ],
      nearMiss: ["origin https://a-b"]
    ),
    Finding(
      ["origin https://*.com"],
      [
        "A.routes:1:8: error: 'https://*.com' is not a valid origin: '*.' stands before a name of two "
          + "labels or more [bad-origin]"
      ],
      nearMiss: ["origin https://*.co.uk"]
    ),
    Finding(
      ["origin https://*.com./, https://*.127.0.0.1, https://*.[::1]"],
      [
        "A.routes:1:8: error: 'https://*.com./' is not a valid origin: '*.' stands before a name of two "
          + "labels or more [bad-origin]",
        "A.routes:1:25: error: 'https://*.127.0.0.1' is not a valid origin: '*.' stands before a name of "
          + "two labels or more [bad-origin]",
        "A.routes:1:46: error: 'https://*.[::1]' is not a valid origin: '*.' stands before a name of two "
          + "labels or more [bad-origin]",
      ],
      nearMiss: ["origin https://*.0.a, https://127.0.0.1, https://[::1]"]
    ),
    Finding(
      ["origin https://a.b/*"],
      [
        "A.routes:1:8: error: 'https://a.b/*' is not a valid origin: an origin has every path below its "
          + "own; leave out '*' [bad-origin]"
      ],
      nearMiss: ["origin https://a.b/%2A"]
    ),
    Finding(
      ["origin https://a.b/app/x*/"],
      [
        "A.routes:1:8: error: 'https://a.b/app/x*/' is not a valid origin: an origin has every path below "
          + "its own; leave out 'x*' [bad-origin]"
      ],
      nearMiss: ["origin https://a.b/app/"]
    ),
    Finding(
      ["origin https://a..b"],
      [
        "A.routes:1:8: error: 'https://a..b' is not a valid origin: "
          + "a label of a host cannot be empty [bad-origin]"
      ],
      nearMiss: ["origin https://a.b."]
    ),
    Finding(
      ["origin https://-a.b"],
      [
        "A.routes:1:8: error: 'https://-a.b' is not a valid origin: "
          + "a label of a host consists of letters, digits, and hyphens, with no hyphen at either end, "
          + "and '-a' does not [bad-origin]"
      ],
      nearMiss: ["origin https://a-b.c, https://a_b, https://xn--a, https://1.2"]
    ),
    Finding(
      ["origin https://a-.b"],
      [
        "A.routes:1:8: error: 'https://a-.b' is not a valid origin: "
          + "a label of a host consists of letters, digits, and hyphens, with no hyphen at either end, "
          + "and 'a-' does not [bad-origin]"
      ],
      nearMiss: ["origin https://a-b.c, https://a_b, https://xn--a, https://1.2"]
    ),
    Finding(
      ["origin https://xn--"],
      [
        "A.routes:1:8: error: 'https://xn--' is not a valid origin: "
          + "a label of a host consists of letters, digits, and hyphens, with no hyphen at either end, "
          + "and 'xn--' does not [bad-origin]"
      ],
      nearMiss: ["origin https://a-b.c, https://a_b, https://xn--a, https://1.2"]
    ),
    Finding(
      ["origin https://a.b%2F"],
      [
        "A.routes:1:8: error: 'https://a.b%2F' is not a valid origin: "
          + "a label of a host consists of letters, digits, and hyphens, with no hyphen at either end, "
          + "and 'b%2F' does not [bad-origin]"
      ],
      nearMiss: ["origin https://a-b.c, https://a_b, https://xn--a, https://1.2"]
    ),
    Finding(
      ["origin https://b\u{FC}cher.example"],
      [
        "A.routes:1:8: error: 'https://b\u{FC}cher.example' is not a valid origin: "
          + "a host must be ASCII; write an internationalized name as its A-label, "
          + "'xn--…' [bad-origin]"
      ],
      nearMiss: ["origin https://xn--bcher-kva.example"]
    ),
    Finding(
      ["origin https://a.b\n/ -> Home @from(https://\u{FC}.b)"],
      [
        "A.routes:2:11: error: 'https://\u{FC}.b' is not a valid origin: a host must be ASCII; "
          + "write an internationalized name as its A-label, 'xn--…' [bad-origin]"
      ],
      nearMiss: ["origin https://xn--tda.b\n/ -> Home @from(https://xn--tda.b)"]
    ),
    Finding(
      ["origin https://\u{FF53}hop.b"],
      [
        "A.routes:1:8: error: 'https://\u{FF53}hop.b' is not a valid origin: "
          + "a host must be ASCII, and U+FF53 is not [bad-origin]"
      ],
      nearMiss: ["origin https://shop.b"]
    ),
    Finding(
      ["origin https://\(String(repeating: "a", count: 64)).b"],
      [
        "A.routes:1:8: error: 'https://\(String(repeating: "a", count: 52))…' is not a valid "
          + "origin: a label of a host has at most 63 characters, and "
          + "'\(String(repeating: "a", count: 60))…' has more [bad-origin]"
      ],
      nearMiss: ["origin https://\(String(repeating: "a", count: 63)).b"]
    ),
    Finding(
      ["origin https://\(String(repeating: "a.", count: 126))bc"],
      [
        "A.routes:1:8: error: 'https://\(String(repeating: "a.", count: 26))…' is not a valid "
          + "origin: a host has at most 253 characters [bad-origin]"
      ],
      nearMiss: ["origin https://\(String(repeating: "a.", count: 126))b"]
    ),
    Finding(
      ["origin https://[::1]:80"],
      [
        "A.routes:1:8: error: 'https://[::1]:80' is not a valid origin: a link may have any port; "
          + "write 'https://[::1]' [bad-origin]"
      ],
      nearMiss: ["origin https://[::1]"]
    ),
    Finding(
      ["origin https:a..b"],
      [
        "A.routes:1:8: error: 'https:a..b' is not a valid origin: a label of a host cannot be "
          + "empty [bad-origin]"
      ],
      nearMiss: ["origin https://a.b"]
    ),
    Finding(
      ["origin \u{212A}://"],
      [
        "A.routes:1:8: error: '\u{212A}://' is not a valid origin: a scheme is a letter, then "
          + "letters, digits, '+', '-' and '.' [bad-origin]"
      ],
      nearMiss: ["origin K://"]
    ),
    Finding(
      ["origin https://a.b?x"],
      [
        "A.routes:1:8: error: 'https://a.b?x' is not a valid origin: an origin has no '?' "
          + "[bad-origin]"
      ],
      nearMiss: ["origin https://a.b/%3F"]
    ),
    Finding(
      ["origin https://a.b#x"],
      [
        "A.routes:1:8: error: 'https://a.b#x' is not a valid origin: an origin has no '#' "
          + "[bad-origin]"
      ],
      nearMiss: ["origin https://a.b/%23"]
    ),
    Finding(
      ["origin https://a.b/../c"],
      [
        "A.routes:1:8: error: 'https://a.b/../c' is not a valid origin: '..' is no path segment "
          + "[bad-origin]"
      ],
      nearMiss: ["origin https://a.b/c/"]
    ),
    Finding(
      ["origin https://a.b/%C3"],
      [
        "A.routes:1:8: error: 'https://a.b/%C3' is not a valid origin: '%C3' is no path segment "
          + "[bad-origin]"
      ],
      nearMiss: ["origin https://e.example/%C3%A9"]
    ),
    Finding(
      ["origin shop://, x, y"],
      [
        "A.routes:1:17: error: 'x' is not a valid origin: write 'x://' [bad-origin]",
        "A.routes:1:20: error: 'y' is not a valid origin: write 'y://' [bad-origin]",
      ],
      nearMiss: ["origin shop://, x://"]
    ),
    Finding(
      ["import Foo\na -> A"],
      ["A.routes:1:8: warning: no type of these routes needs 'Foo' [unused-import]"],
      nearMiss: ["import Foo\na/:x<X> -> A"]
    ),
    Finding(
      ["import Foo\nimport Bar\na/:x<Bar.X> -> A"],
      ["A.routes:1:8: warning: no type of these routes needs 'Foo' [unused-import]"],
      nearMiss: ["import Bar\na/:x<Bar.X> -> A"]
    ),
  ]
}
