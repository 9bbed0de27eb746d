/// What of a table decides how its links are walked: known where the table is written, so that code
/// that reads links calls the walk that fits.
@frozen
public enum TableExtent: Sendable {
  /// Captures stand behind the segments that a buffer remembers.
  case beyondBuffer
  /// They do not, and eight bytes tell the literals of each state apart.
  case small
  /// They do not, and some states have more literals, or such as agree in eight bytes.
  case large
}
