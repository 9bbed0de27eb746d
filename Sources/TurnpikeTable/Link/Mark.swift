/// The bytes with a special meaning in a link.
package enum Mark {
  package static var slash: UInt8 { UInt8(ascii: "/") }
  package static var question: UInt8 { UInt8(ascii: "?") }
  package static var hash: UInt8 { UInt8(ascii: "#") }
  package static var percent: UInt8 { UInt8(ascii: "%") }
  package static var plus: UInt8 { UInt8(ascii: "+") }
  package static var dot: UInt8 { UInt8(ascii: ".") }
  package static var colon: UInt8 { UInt8(ascii: ":") }
  package static var ampersand: UInt8 { UInt8(ascii: "&") }
  package static var equals: UInt8 { UInt8(ascii: "=") }
  package static var at: UInt8 { UInt8(ascii: "@") }
}
