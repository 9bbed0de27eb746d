/// A character that a reader cannot see and that no link, name or text needs.
///
/// The zero width joiner, the zero width non-joiner and variation selectors are not hidden:
/// scripts and emoji need them.
package enum HiddenCharacter: String {
  /// A character that changes the order in which text is shown, so that a line looks like another.
  case bidirectionalControl = "bidirectional control"
  case invisible = "invisible character"

  package init?(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .bidirectionalControl
    case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2064,
      0x206A...0x206F, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      self = .invisible
    case let value where value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value):
      self = .invisible
    default: return nil
    }
  }
}
