// The table of habits.

extension Habit {
  /// A line for each habit: the group of the match that is reported and replaced, the pattern, the
  /// hint, and the identifier of the diagnostic unless it is `foreign-syntax`.
  ///
  /// A longer text is before the text that it contains, because the habits are tried in this order.
  ///
  /// In a hint, `$1` is the first group of the match, and `$1.type` is the result of a function
  /// with that text. The part between backticks replaces the reported group; an empty part removes
  /// the group.
  static var table: String {
    #"""
    # Lines, comments, and directives
    2 ^([^\s@]*[^\s@,;:=])\s+((?:mount\s+[\w.]+|[A-Z]\w*)!?)\s*(?:as\s.*|@.*|#.*)?$  a destination follows an arrow; write `$1.unlessDirective-> $2` [missing-arrow]
    1 (?:^|\{?\s+)(//+|--)(?:\s|$)(?![^\n]*@\w)  a comment starts with `#` after white space
    1 (?:^|\{?\s+)(//+|--)(?:\s|$)  a comment starts with '#' after white space
    1 ^(//(?!/)|/\*(?!\w))(?!\S*\s+(?:[-=]>|[@{?&])).*  a comment starts with '#', and documentation with '///'
    1 \s(/\*)  a comment starts with '#' after white space
    1 ^(<!--|;+|%+|\{-)\s  a comment starts with '#'
    1 \w(#)(?=\s)  a comment follows white space; write ` #` [unexpected-text]
    2 ^(enum|import|origin|query|type|access|attribute)\s*([:=](?=\s)|\?)  the argument of '$1' follows white space; remove it`` [unexpected-text]
    1 ^attribute\s+((\w+)\s*[:(]?\s*([A-Za-z]\w*)\)?)$  the type of an attribute's value is written `$2<$3.type>`
    1 ^attribute\s+(@)\w  an attribute is declared without '@'; remove it`` [missing-name]
    0 ^attribute\s+\w+(?:-\w+)+|@\w+(?:-\w+)+  a name has no '-'; write `$0.name` [unexpected-text]
    1 ^enum\s+\w+(\s*:[^{]*)$  an enum of routes conforms to nothing else; remove it`` [unexpected-text]
    1 ^(enum)\s+\w+\s*=  enum values with a name are declared by `type`
    1 ^(public|package|internal)\s+enum\s  access is declared by 'access $1' on its own line
    1 ^((?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY|get|post|put|patch|delete)\s+)  a link has no method, and a line starts with its pattern; remove it``
    1 ^((?:route|group|link|path|redirect|alias|stack|-|\*|\d+\.)\s+)(?=[^\s=\-])  a line starts with its pattern; remove it``

    # Attributes
    1 @\w+([:=]\s*true)(?=\s|$)  an attribute without a value is only its name; remove it``
    1 @\w+([:=]\s*([^\s(]+))  an attribute's value is written `($2)`
    1 @\w+(\s*(?:["“]([^"“”]*)["”]|[<\[](\w+)[>\]]))  an attribute's value is written `($2$3)`
    1 @\w+(\s+((?!as\b)\w+))\s*(?:\s#.*)?$  an attribute's value is written `($2)` [unexpected-text]
    1 [-=]>\s*[A-Za-z].*?\s(([a-z]\w*)\s*[:=]\s*true)(?=\s|$)  an attribute is written `@$2`
    1 [-=]>\s*[A-Za-z].*?\s(([a-z]\w*)\s*[:=]\s*(\w+))(?=\s|$)  an attribute is written `@$2($3)`
    1 (?:@\w+(?:\([^()]*\))?|[-=]>\s*[\w.]+!?)(\s*[,;])\s*(?=@)  attributes are separated by white space; remove it`` [misplaced-attribute]
    1 [\w}!)](@[A-Za-z_]\w*)  an attribute follows white space; write ` $1` [misplaced-attribute]
    1 @\w+(\s+)\([^()]*\)  '(' must follow an attribute's name directly; remove it`` [unexpected-text]
    0 @\s+(\w+)  an attribute's name must follow '@' directly; write `@$1` [attribute-without-name]
    1 (\s*[,;])\s*(?:\s#.*)?$  a line ends without it; remove it`` [unexpected-text]

    # Arrows and stacks
    1 ^\S+\s+((?:as|=>|->)\s+\w+)\s*\{$  a group has no name; remove it`` [unexpected-text]
    0 ^mount\s+(\S+)\s*->\s*([A-Z][\w.]*)  a mount is written `$1 -> mount $2` [unexpected-text]
    1 ^[^\s<?]+(,\s+|\s+[,|]\s*)\S+\s*->  a line has one pattern; another one is an alias on its own line, as in 'p/:id => product' [unexpected-text]
    1 ^[^=]*\s(=)\s+[a-z]\w*$  an alias's arrow is written `=>` [missing-arrow]
    0 ^([A-Z]\w*!?)\s*<-\s*([^\s@]+)  a line starts with its pattern; write `$2 -> $1` [missing-arrow]
    0 ^([^\s@?]+)\s+as\s+(\w+)\s*->\s*([A-Z]\w*!?)  a case name follows the destination; write `$1 -> $3 as $2` [unexpected-text]
    1 (=>\s*([A-Z]\w*\.[A-Z]\w*))  another module's enum must be mounted; write `-> mount $2` [unexpected-text]
    1 (=>)\s*mount\s  a mount is written with `->` [unexpected-text]
    1 =>\s*\w+((?:/[:*]\w*(?:<[^<>]*>)?)+|\([^()]*\))(?=\s|$)  an alias only names the case of its route; remove it`` [unexpected-text]
    0 =>\s*/?\w+[/?]\S*|=>\s*/\w+  an alias names the case of its route, as in '=> product' [unexpected-text]
    1 [-=]>\s*\w[\w.]*!?(?:\s+as\s+\w+)?(?:\s+@\w+(?:\([^()]*\))?)*(?:\s*[,;]\s*|\s+)(?!as\s)([^\s@]+\s*[-=]>.*)  two routes cannot be on one line; write each on its own line [unexpected-text]
    0 -{2,}>|={2,}>(?=\s*[A-Z])|[–—‑−]>|→(?!\s*[a-z])  an arrow is written `->` [missing-arrow]
    0 ={2,}>|⇒  an alias's arrow is written `=>` [missing-arrow]
    1 \s(>|=|:|-|to)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)  an arrow is written `->` [missing-arrow]
    1 \w(:)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)  an arrow is written ` ->` [missing-arrow]
    0 ^([^\s?{}]+)(\?[^\s{}]+)(\{\s*[A-Z]\w*\s*\}!?)(?=\s|$)  the query of a stack follows its last screen; write `$1$3$2` [unexpected-text]
    1 \}[^\s{}?]*(\s*->\s*([A-Z]\w*)(!?))  a stack has no arrow; write its last screen as `{$2}$3` [unexpected-text]
    1 ([-=]>)\s*\{  a group has no arrow; remove it`` [unexpected-text]
    1 \w\s*(\{\s*[^}]*[-=]>.*)  a group's brace must end its line; write each route of the group on its own line [unexpected-text]

    # Destinations and case names
    1 ->\s*((?!mount\s)(?:[Mm]ount|include|import|embed)\s*[\s(]([A-Z][\w.]*)\)?)  a mounted enum is written `mount $2` [unexpected-text]
    1 ->\s*([a-z]\w*)\s+\w  did you mean `$1.mount`? [unexpected-text]
    1 ->\s*((?!(?:mount|as)\b)[a-z]\w*)\s+\w  a destination is only a name [unexpected-text]
    1 ->\s*([^\s.]+\.\w*Route)(?!\w)  another module's enum must be mounted; write `mount $1` [bad-type]
    0 \{\s*(\w+)\s*!\s*\}  the '!' of a modal follows the brace; write `{$1}!` [unexpected-text]
    0 ([A-Z]\w*)!?\s+as\s+(\w+)!  the '!' of a modal follows the destination; write `$1! as $2` [unexpected-text]
    0 !\s*([A-Z]\w*)|([A-Z]\w*)\s+!  the '!' of a modal follows the destination; write `$1$2!` [unexpected-text]
    1 ->\s*[A-Z]\w*(\.self|\((?:\w+:[^()]*)?\))  a destination is only a name; remove it`` [unexpected-text]
    1 ->\s*(\.(\w+))  a destination is the name of a type; write '$2.destination' [missing-destination]
    1 [-=]>\s*[A-Z][\w.]*!?\s+([\[(]?((?!as\b)[a-z]\w*(?:\([^()]*\))?)[\])]?)(?=\s|$)  an attribute is written '@$2', and a case name 'as name' [unexpected-text]
    1 \s(As|AS)\s  did you mean `as`? [unexpected-text]
    1 (?:=>|\sas)\s*(\.(\w+))  a case is named without '.'; write `$2` [missing-name]

    # Queries and fragments
    1 [?&]((\w+)=(?:[{<\[]|:|\$)+(\w+)[}>\]]*)  a parameter is written `$2:$3`
    1 [?&](?:\w+)?(:(\w+)(?:[*+]|\.\.\.))  a list is written `:$2<[String]>`
    1 [?&](:(\w+(?:-\w+)+))  a name has no '-'; write `$2:$2` [bad-suffix]
    1 (?:[?&]\w+|#)(:(\w+(?:-\w+)+))  a name has no '-'; write `:$2` [bad-suffix]
    1 \?(?:[^\s<>]|<[^<>]*>)*?([?,;]\s*)(?=:?\w)  the items of a query are joined by `&` [unexpected-text]
    1 ^(?:query\s)?:?\w\S*>(\s*[,;]?\s+)(?=:?\w+[<:])  the items of a query are joined by `&` [unexpected-text]
    1 (&)(?=[&\s]|$)  remove it`` [missing-name]
    1 \w(#\{(\w+)\})  a fragment is written `#:$2`
    0 (#:\w+(?:<[^<>]*>)?)(\?[^\s#]+)  the query precedes the fragment; write `$2$1` [unexpected-text]
    1 \?\S*?[\w>](#([A-Za-z_]\w*))(?=\s|$)  a fragment is written `#:$2` [unexpected-text]
    1 [?&](([\w.-]+)\[(\w+)\])(?=[&\s]|$)  the brackets of a key are encoded, as in '$2%5B$3%5D:$3' [missing-name]
    1 [?&](:(\w+)\[\]<(\w+)>)  a list is written ':$2<[$3]>', and '$2%5B%5D:$2<[$3]>' if its key is '$2[]'
    1 [?&](:(\w+)\[\])  a list is written ':$2<[String]>', and '$2%5B%5D:$2<[String]>' if its key is '$2[]'
    0 <(?:(?:Array|Set|List)<([^<>]+)>|(\w+)\[\])>  a list is written `<[$1$2]>`

    # Types
    0 :(\w+)\((\\+d[+*]?|\[0-9\][+*]?)\)  a type is written `:$1<$2>`
    0 :(\w+)\((\w+(?:\|\w+)+)\)  enum values are written `:$1<$2>`
    0 <(\w+)\((\w+(?:\|\w+)+)\)>  an enum with a name is written `<$1: $2>` [bad-word]
    2 :(\w+)(\([^)\s]*\))  a capture has a type instead, as in ':$1<Int>'
    0 :(\w+)(?:\s*:\s*|\s+|\[)([A-Z]\w*\??|(?:int|integer|string|bool|boolean|uuid)\b\??)[\]>]?  a type is written `:$1<$2>`
    1 (?:^|[/?&])((\w+):\s+([A-Za-z]\w*)(\??))  a type is written `:$2<$3.type$4>`
    1 (?:^|[/?&])((\w+):([A-Za-z]\w*)(\??))  a type is written `:$2<$3.builtIn$4>`
    0 :(\w+)(?:<\w+>)?\s*=\s*([^\s>&=/?]+)  a type is written `:$1<$2.exactType>`
    0 :(\w+)<(\w+)>\s*=\s*([^\s>&=/?]+)  a type is written ':$1<$3.type>', and a default ':$1<$2 = $3>'
    0 :(\w+)\s*=\s*([^\s>&=/?]+)  a type is written ':$1<$2.type>', and a default ':$1<$2.typeOfValue = $2>'
    0 :(\w+)<(\w+)>\s*=\s*([^\s>&=/?]+)  a default is written `:$1<$2 = $3>`
    0 :(\w+)\s*=\s*([^\s>&=/?]+)  a default is written `:$1<$2.typeOfValue = $2>`
    0 <(\w+)\s*(?:>=\s*(-?[\d.]+)|<=\s*(-?[\d.]+))>  a range is written `<$1 $2...$3>`
    0 <(\w+)\s*(?:[,:(\[]|in\s)\s*(-?[\d.]*\.\.[.<][-\d.]*)\s*[)\]]?>  a range only follows its type; write `<$1 $2>` [bad-range]
    0 <(\w+)\?\s+([-\d.<]+)>  the '?' of an optional type must follow its range; write `<$1 $2?>` [bad-range]
    0 <(U?Int\d*)\s*([<>]\s*-?\d{1,9})>  a range is written `<$1 $2.range>`
    0 <\w+\s*[<>]\s*-?[\d.]+>  a range is written 'a...b', 'a..<b', 'a...', or '...b'
    0 (?:\.\w+\s*\|\s*)+\.\w+(?:\s*=\s*\.\w+)?  an enum value has no '.' before it; write `$0.withoutDots` [bad-word]
    1 ^type\s+\w+\s*=\s*((?:enum)?\s*[<\[({]?\s*(\w[\w-]*(?:\s*[,/|]\s*\w[\w-]*)+)\s*[>\])}]?)$  enum values are separated by '|'; write `$2.values` [bad-word]
    0 <(\w+:\s*)?((?:[\w-]+\s*[,;/|]\s*)+[\w-]+)(\s*=\s*[\w-]+)?>  enum values are separated by '|'; write `<$1$2.values$3>` [bad-word]
    1 [<=]\s*(["'“”‘’][^<>=]*["'“”‘’])  text has no quotation marks; write `$1.unquoted`
    0 <Optional<([^<>]+)>>  an optional type is written `<$1?>`
    1 <\w+(<[^>]*>+)  a type cannot have types in angle brackets
    0 <([\w.]+\??)(?=\s*(?:[-=]>|/|&|$))  write `<$1>` [unclosed-bracket]

    # Captures
    0 (?:\((/?)|\{(/)):(\w+)(?:<(\w+)>)?[)}]\??  an optional capture is written `$1$2:$3<$4?>`
    0 \(/[^)\s]*\)  only a capture is optional, written ':id<String?>'
    0 \[\[\.\.\.(\w+)\]\]|:(\w+)\*  a rest capture is written '*$1$2', and takes one segment or more
    0 \[\[(\w+)\]\]  an optional capture is written `:$1<String?>`
    0 \[(?:\w-\w)+\][+*]?|\^\S*\$  a pattern is not a regular expression; a capture has a name and a type, as in ':id<Int>'
    0 [{<\[]{1,2}(?:\*+|\.\.\.|path:)([\w-]+)[}>\]]{1,2}  a rest capture is written `*$1`
    0 \{{1,2}([\w-]+)(?:\.\.\.|[*+]|:path)\}{1,2}  a rest capture is written `*$1`
    0 :(\w+)(?:\+|\.\.\.)|\*\*(\w*)|\*(\w+(?:-\w+)+)  a rest capture is written `*$1$2$3`
    0 \{{1,2}\s*([a-z_][\w-]*)(?::(\w+))?\s*\?\}{1,2}  an optional capture is written `:$1<$2?>`
    0 [#$:]?\{{1,2}\s*:?([a-z_][\w-]*)(?::(\w+|\\+d[+*]?|\[0-9\][+*]?))?\s*\}{1,2}  a capture is written `:$1<$2>`
    1 (?:^|/)(\{\w+(?:,\s*\w+)+\})  enum values are those of a capture, as in ':sort<new|price>'
    0 \{\w+:\S*\}  a capture has a name and a type, as in ':id<Int>'
    0 <(\w+):([\w-]+)>  a capture is written `:$2<$1>`
    1 (?:^|[/?&\s])((\w+)<([A-Z\[][^<>]*|\w+\|[^<>]*|\w+\?|int|string|bool|uuid|date|double)>)  a parameter is written `:$2<$3>`
    1 (?:^|/|[?&])(<([A-Z]\w*)>)  a capture has a name before its type, as in ':name<$2>'
    0 [<\[]{1,2}([a-z][\w-]*)[>\]]{1,2}  a capture is written `:$1`
    0 \$([A-Za-z_]\w*)  a capture is written `:$1`, and a literal '$' '%24'
    1 (?:^|/|[?&]\w*)((?::\s+|::)(\w+))(?=[\s/?&<]|$)  a capture is written `:$2` [missing-name]
    0 :(\w+)(?:<(\w+)>)?\?(?![:\w])  an optional parameter is written `:$1<$2?>`
    1 :\w+(?:<[^<>]*>)?(:)(?=/|\s+[-=]>|$)  remove it`` [bad-suffix]
    2 :(\w+)(-(\w+))(?=[\s/?{]|$)  did you mean ':$1_$3', or ':$1<String>$2' for a literal? [bad-suffix]
    0 :\w*[^\x00-\x7F]\w*  a name has only the letters 'a' to 'z', digits, and '_' [bad-suffix]
    2 :(\w+)(@\w+)  attributes are at the end of their line, and a literal after a capture is written ':$1<String>$2' [bad-suffix]
    2 :(\w+)([,;])(?=\s|$)  remove it``, or write ':$1<String>$2' for a literal [bad-suffix]
    2 :(\w+)([),;][^\s/?&:<>'"]*)(?=[\s/?&]|$)  remove it, or write ':$1<String>$2' for a literal [bad-suffix]
    0 :(\w+)([^\w\s/?&:<>=!"'-][^\s/?&:<>]*)  a literal after a capture is written `:$1<String>$2` [bad-suffix]

    # Other parts of patterns
    0 ^(http[a-z0-9+.-]*://[^\s/]*)  a pattern is a path; declare where links come from with 'origin $1'
    0 ^([a-z][a-z0-9+.-]*://)[^\s/]*  a pattern is a path; declare where links come from with 'origin $1'
    0 ^/?(www\.[\w.-]+)  a pattern is a path; declare where links come from with 'origin https://$1'
    1 ^(["'“”‘’]{2})(?=\s)  the root is written `/`
    0 /{2,}  a path cannot have an empty segment; write `/` [unexpected-text]
    0 ["'`“”‘’]([^"'`“”‘’]+)["'`“”‘’]  text has no quotation marks; write `$1`
    1 (?:^|[\s/=<:(])(["“”‘’])  text has no quotation marks
    1 ^[^@?]*?[\w>](\s+):\w[^:]*[-=]>  two segments are separated by '/' [unexpected-text]
    1 [?&](\s+)(?=:|\w+[:=])  remove it`` [unexpected-text]
    1 ^[^@]*?[\w>}](\s+)(?=[?&/:][:\w]|<\S|\{[A-Z]\w*\})  remove it`` [unexpected-text]
    2 :(\w+)\s+([a-z]\w*)  did you mean ':$1_$2'? [unexpected-text]
    1 ^[^@<]*\s([a-z]\w*)\s.*(?:[-=]>|\{$)  white space in a literal is written '%20' [unexpected-text]
    1 ^([a-z]+)\s+[\w":](?![\s\S]*(?:[-=]>|\{\s*$))  did you mean '$1.foreignDirective'? [unknown-directive]
    1 ^([a-z]+)\s+[\w":](?![\s\S]*(?:[-=]>|\{\s*$))  did you mean `$1.nearestDirective`? [unknown-directive]
    1 ^([a-z]+)\s+[\w":](?![\s\S]*(?:[-=]>|\{\s*$))  the directives are $1.otherDirectives [unknown-directive]
    """#
  }
}
