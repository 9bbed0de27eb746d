/// The bytes with a special meaning in a link.
enum Mark {
  static var slash: UInt8 { UInt8(ascii: "/") }
  static var question: UInt8 { UInt8(ascii: "?") }
  static var hash: UInt8 { UInt8(ascii: "#") }
  static var percent: UInt8 { UInt8(ascii: "%") }
  static var plus: UInt8 { UInt8(ascii: "+") }
  static var dot: UInt8 { UInt8(ascii: ".") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var ampersand: UInt8 { UInt8(ascii: "&") }
  static var equals: UInt8 { UInt8(ascii: "=") }
  static var at: UInt8 { UInt8(ascii: "@") }
}
