// Which texts are values of a type.

/*::
// A built-in type by its name, an enum, or a custom type.
type Kind =
  | "String" | "Int" | "Int8" | "Int16" | "Int32" | "Int64" | "UInt" | "UInt8" | "UInt16" | "UInt32"
  | "UInt64" | "Decimal" | "Double" | "Float" | "Bool" | "UUID" | "Date" | "URL"
  | "words" | "custom";
type Type = {
  // The name in Swift.
  readonly name: string;
  readonly kind: Kind;
  // The values of an enum.
  readonly words?: readonly string[];
  // The range that narrows a number; `open` is a range without its upper bound.
  readonly lower?: string;
  readonly upper?: string;
  readonly open?: boolean;
};
*/

// Whether a decoded text is a value of a type.
function reads(type /*: Type */, text /*: string */) /*: boolean */ {
  switch (type.kind) {
    case "String": return true;
    case "Int": case "Int8": case "Int16": case "Int32": case "Int64":
    case "UInt": case "UInt8": case "UInt16": case "UInt32": case "UInt64":
      return isInteger(text, type);
    case "Decimal": return isDecimal(text, type);
    case "Double": return isFloating(text, type, Number);
    case "Float": return isFloating(text, type, readFloat);
    case "Bool": return text === "true" || text === "false";
    case "UUID": return /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
    case "Date": return secondsOf(text) !== null;
    case "URL": return isURL(text);
    case "words": return type.words?.includes(text) ?? false;
    // Only the app knows which texts they accept.
    case "custom": return true;
  }
}

// Whether a number is in the range of its type.
function isInRange /*:: <Value extends number | bigint> */(
  value /*: Value */, type /*: Type */, read /*: (text: string) => Value */
) /*: boolean */ {
  if (type.lower !== undefined && value < read(type.lower)) return false;
  if (type.upper === undefined) return true;
  return type.open ? value < read(type.upper) : value <= read(type.upper);
}

// Digits after an optional `-`, within the bounds of the type.
function isInteger(text /*: string */, type /*: Type */) /*: boolean */ {
  if (!/^-?[0-9]+$/.test(text)) return false;
  const digits = text.replace("-", "").replace(/^0+/, "");
  if (digits.length > 20) return false;
  const value = BigInt(digits) * (text.startsWith("-") ? -1n : 1n);
  const [least, greatest] = integerBounds(type.kind);
  return least <= value && value <= greatest && isInRange(value, type, BigInt);
}

// The least and the greatest number of an integer type. It has 64 bits if its name has no number.
function integerBounds(name /*: string */) /*: [bigint, bigint] */ {
  const size = 2n ** BigInt(/[0-9]+$/.exec(name)?.[0] ?? 64);
  return name.startsWith("U") ? [0n, size - 1n] : [-size / 2n, size / 2n - 1n];
}

// Exact digits with an optional fraction, at most 38 without the zeros at both ends.
function isDecimal(text /*: string */, type /*: Type */) /*: boolean */ {
  const steps = decimalSteps(text);
  return steps !== null && isInRange(steps, type, (bound) => decimalSteps(bound) ?? 0n);
}

// A decimal as a whole number of steps of 10 ** -38; null for a text that is none.
function decimalSteps(text /*: string */) /*: bigint | null */ {
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(text)) return null;
  const [whole, fraction] = decimalDigits(text);
  if (whole.length + fraction.length > 38) return null;
  return BigInt(whole + fraction.padEnd(38, "0")) * (text.startsWith("-") ? -1n : 1n);
}

// The digits before and after the point, without zeros that do not change the number.
function decimalDigits(text /*: string */) /*: [string, string] */ {
  const [whole, fraction] = cut(text.replace("-", ""), ".");
  return [whole.replace(/^0+/, ""), withoutLastZeros(fraction ?? "")];
}

function withoutLastZeros(digits /*: string */) /*: string */ {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

const floatingForm = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

// Longer texts of numbers are not read.
const longestFloating = 1100;

// A finite number in decimal.
function isFloating(
  text /*: string */, type /*: Type */, read /*: (text: string) => number */
) /*: boolean */ {
  if (text.length > longestFloating || !floatingForm.test(text)) return false;
  const value = read(text);
  return Number.isFinite(value) && isInRange(value, type, read);
}

// Compares the size of a decimal text with that of a number, as whole numbers: negative if the text
// is smaller, 0 if they are equal.
function comparedSize(text /*: string */, number /*: number */) /*: number */ {
  const [, whole = "", fraction = "", exponent = "0"] = floatingForm.exec(text) ?? [];
  const power = Number(exponent) - fraction.length;
  let size = Math.abs(number);
  let twos = 0n;
  for (; !Number.isInteger(size); twos += 1n) size *= 2;
  const left = BigInt(whole + fraction) * 2n ** twos * 10n ** BigInt(Math.max(power, 0));
  const right = BigInt(size) * 10n ** BigInt(Math.max(-power, 0));
  return left < right ? -1 : left > right ? 1 : 0;
}

// The float nearest to a text. A text near the middle between two floats can be rounded to that
// middle as a double, and from there to the wrong one.
function readFloat(text /*: string */) /*: number */ {
  const double = Number(text);
  const float = Math.fround(double);
  const greatest = 2 ** 128 - 2 ** 104;
  const other = Number.isFinite(float) ? 2 * double - float : Math.sign(double) * greatest;
  const isMiddle = Number.isFinite(float)
    ? float !== double && Math.fround(other) === other
    : Math.abs(double) === greatest + 2 ** 103;
  if (!isMiddle) return float;
  const order = comparedSize(text, double);
  if (order === 0) return float;
  const isOtherLarger = Math.abs(other) > Math.abs(float);
  return (order > 0) === isOtherLarger ? other : float;
}

// A scheme, a `:`, and more, with valid escapes and without control characters.
function isURL(text /*: string */) /*: boolean */ {
  return /^[A-Za-z][A-Za-z0-9+.-]*:[^]/.test(text) && !/\p{Cc}|%(?![0-9A-Fa-f]{2})/u.test(text);
}

// A type with its values or its range.
function typeText(type /*: Type */) /*: string */ {
  if (type.words) return `one of ${type.words.join(", ")}`;
  if (type.lower === undefined && type.upper === undefined) return type.name;
  return `${type.name} ${type.lower ?? ""}${type.open ? "..<" : "..."}${type.upper ?? ""}`;
}
