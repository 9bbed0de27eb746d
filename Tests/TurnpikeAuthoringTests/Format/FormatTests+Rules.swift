extension FormatTests {
  static let rules: [Rule] = signs + rows + blankLines

  private static let signs = [
    Rule(
      name: "one blank round arrows and before what follows",
      before: "a->A!   as  one\t@deprecated  @web\nb=>one  @deprecated\n_->N\n",
      after: """
        a            -> A! as one @deprecated @web
        b            => one @deprecated
        _            -> N

        """),
    Rule(
      name: "no blank in a pattern but round the sign of a default",
      before: """
        a/:b< Int  1 ... 5 >/:c< String= x  y >?:d<[ Int ]>&:e< Int ? >&:f<x | y=x>&g=1 -> A
        b/:a<Kind :p | q>/:b<Double  -1.5 ..< 2=0>#:c<String=> -> B
        """.replacing("<String=>", with: "<String =\t>"),
      after: """
        a/:b<Int 1...5>/:c<String = x  y>?:d<[Int]>&:e<Int?>&:f<x|y = x>&g=1 -> A
        b/:a<Kind: p|q>/:b<Double -1.5..<2 = 0>#:c<String = > -> B

        """),
    Rule(
      name: "directives",
      before: """
        enum   AppRoute
        access\tpublic
        import  Values
        origin a:// ,b://,  c://
        type A=x | y
        type B  =  Int  1 ...
        attribute a
        attribute  b< x|y=x >
        s/:x<Values.X>/:a<A>/:b<B> @a @b(y) {
        }
        s/:x<Values.X>/:a<A>/:b<B> -> S
        """,
      after: """
        enum AppRoute
        access public
        import Values
        origin a://, b://, c://
        type A = x|y
        type B = Int 1...
        attribute a
        attribute b<x|y = x>
        s/:x<Values.X>/:a<A>/:b<B> @a @b(y) {
        }
        s/:x<Values.X>/:a<A>/:b<B>   -> S

        """),
    Rule(
      name: "an attribute's text, a comment and a document stay as they are",
      before: """
        attribute a<String>
        ///No  blank
        ///   Three  blanks\u{20}
        a -> A @a( (x)  # y )   #no  blank\t
        """,
      after: """
        attribute a<String>
        ///No  blank
        ///   Three  blanks
        a            -> A @a( (x)  # y )  #no  blank

        """),
    Rule(
      name: "no spelling is another",
      before: "/a%2Fb/ -> A\n/caf%C3%A9 -> B\n:b<String> -> C\n",
      after: "/a%2Fb/      -> A\n/caf%C3%A9   -> B\n:b<String>   -> C\n"),
    Rule(
      name: "stacks",
      before: "l{ A } /x{B}!\n".replacing(" /", with: "/") + "m/:id<Int >{ C }!?:q<Int?>   @web\n",
      after: "l{A}/x{B}!\nm/:id<Int>{C}!?:q<Int?> @web\n"),
  ]

  private static let rows = [
    Rule(
      name: "four columns a group",
      before: """
        attribute x
        a{
        b -> B
        # about c
          /// C.
            c @x{   # inner
          d->D
             }   # of c
        # last
        }
        """,
      after: """
        attribute x
        a {
            b        -> B
            # about c
            /// C.
            c @x {  # inner
                d    -> D
            }  # of c
            # last
        }

        """),
    Rule(
      name: "the indent counts, and a long pattern does not move the others",
      before: """
        a {
        bbbbbbbbb -> B
        /cccccccccccccccccccccccccccccccccccccccccccccc -> C
        }
        d -> D
        """,
      after: """
        a {
            bbbbbbbbb        -> B
            /cccccccccccccccccccccccccccccccccccccccccccccc -> C
        }
        d                    -> D

        """),
    Rule(
      name: "a column is that of a letter",
      before: "日本語 -> A\ncafé -> B\ne\u{301}a -> C\n",
      after: "日本語       -> A\ncafé         -> B\ne\u{301}a           -> C\n"),
    Rule(
      name: "comments between continued lines stay there",
      before: """
        search?q:text
        # one
            &:sort<String?>
                  # two
         -> S
        other
        # three
        ?:a -> O  # four
        """,
      after: """
        search?q:text
              # one
              &:sort<String?>
              # two
                     -> S
        other
            # three
            ?:a      -> O  # four

        """),
    Rule(
      name: "continued lines stand under the first item",
      before: """
        search?q:text # one
        &:sort<String?>#:part<Int?>  # two
              -> S
        other
          ?:a&b=1
        &:c
        => search
        g {
        list{A}?:a<Int?>
          &:b<Int?> @web
        }
        """.replacing("=> search", with: "-> O"),
      after: """
        search?q:text  # one
              &:sort<String?>#:part<Int?>  # two
                     -> S
        other
            ?:a&b=1
            &:c
                     -> O
        g {
            list{A}?:a<Int?>
                   &:b<Int?> @web
        }

        """),
  ]

  private static let blankLines = [
    Rule(name: "an empty file", before: "", after: ""),
    Rule(name: "a file of empty lines", before: "\r\n \r\n", after: ""),
    Rule(
      name: "a byte-order mark before empty lines", before: "\u{FEFF}\n \n", after: "\u{FEFF}"),
    Rule(name: "a comment alone", before: "\n  # text", after: "# text\n"),
    Rule(
      name: "at most one empty line, and none at an end",
      before: "\n\n# a\n\n \n\t\na {\n\n\nb -> B\n\n\n\nc -> C\n\n}\n\n\nd -> D\n\n",
      after: """
        # a

        a {
            b        -> B

            c        -> C
        }

        d            -> D

        """),
    Rule(
      name: "an empty group",
      before: "a {\n\n}\nb {\n\n# later\n\n}\n",
      after: "a {\n}\nb {\n    # later\n}\n"),
    Rule(
      name: "a byte-order mark and CRLF stay",
      before: "\u{FEFF}enum R\r\n\r\na -> A  # c\r\nb?:c\r\n&:d\r\n-> B",
      after: "\u{FEFF}enum R\r\n\r\na            -> A  # c\r\n"
        + "b?:c\r\n &:d\r\n             -> B\r\n"),
    Rule(
      name: "the first line's end applies to all lines: CRLF",
      before: "\r\na -> A\nb -> B\n", after: "a            -> A\r\nb            -> B\r\n"),
    Rule(
      name: "the first line's end applies to all lines: a line feed",
      before: "a -> A\nb -> B\r\n", after: "a            -> A\nb            -> B\n"),
    Rule(
      name: "a group, a comment, and documentation with CRLF",
      before: "# a\r\ng {\r\n/// B.\r\nb->B\r\n}\r\n",
      after: "# a\r\ng {\r\n    /// B.\r\n    b        -> B\r\n}\r\n"),
  ]
}
