// Numbers and dates as Swift prints them.

// The shortest decimal digits that read back as a number, without its sign, and the power of ten of
// the first of them.
function shortestDigits(value /*: number */) /*: [string, number] */ {
  const [mantissa, exponent] = cut(Math.abs(value).toExponential(), "e");
  return [mantissa.replace(".", ""), Number(exponent)];
}

// The same of a float, which has fewer digits.
function shortestFloatDigits(value /*: number */) /*: [string, number] */ {
  const size = Math.abs(value);
  for (let count = 0; count < 9; count += 1) {
    const text = evenDigits(size, count);
    if (readFloat(text) !== size) continue;
    const [mantissa, exponent] = cut(text, "e");
    return [mantissa.replace(".", ""), Number(exponent)];
  }
  return shortestDigits(value);
}

// A number with some digits after the point of its mantissa. In the middle between two such texts,
// the one with an even last digit is taken, as Swift does; JavaScript takes the larger.
function evenDigits(size /*: number */, count /*: number */) /*: string */ {
  const text = size.toExponential(count);
  const [mantissa, exponent] = cut(text, "e");
  if (!/[13579]$/.test(mantissa)) return text;
  // The digits of a number in the middle end after the next one, with a 5.
  const longer = size.toExponential(count + 1);
  if (!/5e/.test(longer) || comparedSize(longer, size) !== 0) return text;
  return `${mantissa.slice(0, -1)}${Number(mantissa.slice(-1)) - 1}e${exponent ?? "+0"}`;
}

// The digits before and after the point of a number in decimal.
function digitsAroundPoint(digits /*: string */, power /*: number */) /*: [string, string] */ {
  if (power < 0) return ["0", withoutLastZeros("0".repeat(-power - 1) + digits)];
  const whole = digits.slice(0, power + 1).padEnd(power + 1, "0");
  return [whole, withoutLastZeros(digits.slice(power + 1))];
}

function doubleText(value /*: number */) /*: string */ {
  return Number.isFinite(value)
    ? floatingText(value, shortestDigits(value), 2 ** 53) : `${value}`;
}

function floatText(value /*: number */) /*: string */ {
  const float = Math.fround(value);
  return Number.isFinite(float)
    ? floatingText(float, shortestFloatDigits(float), 2 ** 24) : `${float}`;
}

// A number with a point, or with an exponent if it is small or greater than a bound.
function floatingText(
  value /*: number */, [digits, power] /*: [string, number] */, bound /*: number */
) /*: string */ {
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  if (power >= -4 && Math.abs(value) <= bound) {
    const [whole, fraction] = digitsAroundPoint(digits, power);
    return `${sign}${whole}.${fraction === "" ? "0" : fraction}`;
  }
  const fraction = withoutLastZeros(digits.slice(1));
  const exponent = `${Math.abs(power)}`.padStart(2, "0");
  const mantissa = digits.slice(0, 1) + (fraction === "" ? "" : `.${fraction}`);
  return `${sign}${mantissa}e${power < 0 ? "-" : "+"}${exponent}`;
}

// A decimal in its shortest form, of its text or of a number; the text itself if it is none.
function decimalText(value /*: string | number */) /*: string */ {
  let text = `${value}`;
  if (typeof value === "number" && Number.isFinite(value)) {
    const [whole, fraction] = digitsAroundPoint(...shortestDigits(value));
    text = `${value < 0 ? "-" : ""}${whole}.${fraction === "" ? "0" : fraction}`;
  }
  if (decimalSteps(text) === null) return text;
  const [whole, fraction] = decimalDigits(text);
  const sign = text.startsWith("-") && whole + fraction !== "" ? "-" : "";
  return sign + (whole === "" ? "0" : whole) + (fraction === "" ? "" : `.${fraction}`);
}

// The shortest text of a date that reads back as the same seconds since 2001.
function dateText(seconds /*: number */) /*: string */ {
  const whole = Math.floor(seconds);
  const text = new Date((whole + firstSecond) * 1000).toISOString();
  const [day, time] = cut(text, "T");
  if (time === "00:00:00.000Z" && seconds === whole) return day;
  const [digits, power] = shortestDigits(seconds);
  const [, fraction] = digitsAroundPoint(digits, power);
  const shown = fraction !== "" && seconds < 0 ? complement(fraction) : fraction;
  return text.replace(".000Z", `${shown === "" ? "" : `.${shown}`}Z`);
}
