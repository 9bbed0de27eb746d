import TurnpikeCompiler

/// A place in a routes file where a name stands, with files that try it there.
enum NameRole: CaseIterable {
  case caseName, caseWithParameters, caseOfMount
  case parameter, wordsParameter, ownParameter, mountParameter, mountWordsParameter
  case word, attribute, attributeWithValue, container, namedType, sharedQuery
  case destination, destinationWithParameters, screen
  case ownType, ownTypeOfMount, enumeration, enumerationOfMount
  case enumName, mount

  var isType: Bool {
    switch self {
    case .caseName, .caseWithParameters, .caseOfMount, .parameter, .wordsParameter, .ownParameter,
      .mountParameter, .mountWordsParameter, .word, .attribute, .attributeWithValue, .container,
      .sharedQuery:
      false
    case .destination, .destinationWithParameters, .screen, .ownType, .ownTypeOfMount, .enumeration,
      .enumerationOfMount, .enumName, .mount, .namedType:
      true
    }
  }

  var names: [String] { isType ? HostileName.types : HostileName.all }

  /// The routes that try a name; what else they call differs from number to number.
  func files(_ name: String, _ number: Int) -> [String] {
    let head = "enum R\(number)Route\naccess public\norigin app://\n"
    let mounted = "enum M\(number)Route\naccess public\n/ -> M\(number)Destination\n"
    let (screen, route) = ("R\(number)Screen", "R\(number)Destination")
    let mount = "mount M\(number)Route as part\n"
    // Beside each name stand parameters of the types that code names in full or in short.
    let types = ":t1<Int>/:t2<UUID>/:t3/:t4<Bool>/:t5<Sku>"
    return switch self {
    case .caseName:
      [head + "a -> \(route) as \(name)\nb/\(types) -> O\(number)Destination as other"]
    case .caseWithParameters:
      [head + "a/\(types) -> \(route) as \(name)\nb/\(types) -> O\(number)Destination as other"]
    case .caseOfMount:
      [head + "a/\(types) -> mount M\(number)Route as \(name)\nb -> \(route) as other", mounted]
    case .parameter:
      [
        head + "a/:\(name) -> \(route) as a\nb?:\(name)<Int?>&:writer_value -> B\(number) as b\n"
          + "c?:\(name)<[UUID]> -> C\(number) as c\nd/*\(name)<Date> -> D\(number) as d\n"
          + "e/:\(name)<Int = 1> -> E\(number) as e @deprecated(gone)\n"
          + "f/:\(name){\(screen)}/x/:other{\(screen)X}"
      ]
    case .wordsParameter:
      [
        head + "a/:\(name)<a|b>/\(types) -> \(route) as a\nb?:\(name)<[a|b]> -> B\(number) as b\n"
          + "c?:\(name)<a|b = b> -> C\(number) as c\nf/:\(name)<a|b>{\(screen)}/x{\(screen)X}"
      ].map { $0.replacing("<[a|b]>", with: "<a|b?>") }
    case .ownParameter:
      [
        head + "a/:\(name)<Sku> -> \(route) as a\nb?:\(name)<Sku?> -> B\(number) as b @deprecated\n"
          + "c?:\(name)<[Sku]> -> C\(number) as c\nd/*\(name)<Sku> -> D\(number) as d\n"
          + "f/:\(name)<Sku>{\(screen)}/x{\(screen)X}"
      ]
    case .mountParameter:
      [
        head + "a/:\(name)/:\(name)_value/:x<Sku> -> " + mount + "b/:\(name)<Int> -> mount "
          + "M\(number)Route as more",
        mounted,
      ]
    case .mountWordsParameter:
      [head + "a/:\(name)<a|b>/\(types) -> " + mount, mounted]
    case .word:
      [
        head
          + "a/:x<\(name)|other = \(name)> -> \(route) as a\nb?:x<X: \(name)|other?> -> B\(number)"
          + " as b\nc/:x<\(name)|other> -> " + mount,
        mounted,
      ]
    case .attribute:
      [head + "attribute \(name)\na -> \(route) @\(name)"]
    case .attributeWithValue:
      [
        head + "attribute \(name)<a|b>\nattribute o\(number)<a|b>\n"
          + "a/\(types) -> \(route) @\(name)(b) @o\(number)(a)"
      ]
    case .sharedQuery:
      ["Bool = true", "Int = 1", "String?", "a|b = a"].enumerated().map { index, type in
        head.replacing("R\(number)Route", with: "R\(number)x\(index)Route")
          + "query k:\(name)<\(type)>\na/\(types) -> R\(number)x\(index)Destination"
      }
    case .container:
      [head + "a/\(types) -> \(route) as a @container(\(name))\nb -> O\(number)! as b @cover"]
    case .namedType:
      [
        head + "type \(name) = a|b\na/:x<\(name)>/\(types) -> \(route) as a\n"
          + "b/:x<\(name)>/\(types) -> " + mount, mounted,
      ]
    case .destination:
      [head + "a -> \(name) as a\nb/\(types) -> \(route) as b"]
    case .destinationWithParameters:
      [head + "a/\(types) -> \(name) as a @deprecated\nb -> \(route) as b"]
    case .screen:
      [head + "a/:x<a|b>{\(name)}/\(types){\(screen)}"]
    case .ownType:
      [
        head + "a/:x<\(name)>/\(types) -> \(route) as a\nb?:x<\(name)?> -> B\(number) as b\n"
          + "c?:x<[\(name)]> -> C\(number) as c @deprecated(gone)\nd/*x<\(name)> -> D\(number) as d\n"
          + "f/:x<\(name)>{\(screen)}/x{\(screen)X}"
      ]
    case .ownTypeOfMount:
      [head + "a/:x<\(name)> -> " + mount, mounted]
    case .enumeration:
      [head + "a/:x<\(name): a|b>/\(types)?:y<\(name): a|b = a>&:z<[Int]> -> \(route) as a"]
    case .enumerationOfMount:
      [head + "a/:x<\(name): a|b>/\(types) -> " + mount + "b/\(types) -> \(route) as b", mounted]
    case .enumName:
      [head.replacing("R\(number)Route", with: name) + "a/\(types) -> \(route) as a"]
    case .mount:
      [
        head + "a/\(types) -> mount \(name) as part\nb/\(types) -> \(route) as b",
        mounted.replacing("M\(number)Route", with: name),
      ]
    }
  }
}
