/// A property list in XML, whose keys keep their order.
indirect enum PropertyList {
  case string(String)
  case array([PropertyList])
  case dictionary([(String, PropertyList)])

  /// The complete file.
  var document: String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    return head + lines("").joined(separator: "\n") + "\n</plist>\n"
  }

  private func lines(_ indent: String) -> [String] {
    switch self {
    case .string(let text):
      return ["\(indent)<string>\(XML.escaped(text))</string>"]
    case .array(let elements):
      let lines: [String] = elements.flatMap { $0.lines(indent + "\t") }
      return ["\(indent)<array>"] + lines + ["\(indent)</array>"]
    case .dictionary(let members):
      let lines: [String] = members.flatMap { key, value in
        ["\(indent)\t<key>\(XML.escaped(key))</key>"] + value.lines(indent + "\t")
      }
      return ["\(indent)<dict>"] + lines + ["\(indent)</dict>"]
    }
  }
}
