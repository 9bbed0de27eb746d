extension PageScript {
  /// What the built-in types read.
  static let values = #"""
    const integers = {
      Int: [-(2n ** 63n), 2n ** 63n - 1n], UInt: [0n, 2n ** 64n - 1n],
      Int8: [-128n, 127n], UInt8: [0n, 255n],
      Int16: [-(2n ** 15n), 2n ** 15n - 1n], UInt16: [0n, 2n ** 16n - 1n],
      Int32: [-(2n ** 31n), 2n ** 31n - 1n], UInt32: [0n, 2n ** 32n - 1n],
      Int64: [-(2n ** 63n), 2n ** 63n - 1n], UInt64: [0n, 2n ** 64n - 1n],
    };

    const isIn = (number, type, read) =>
      (type.lower === undefined || number >= read(type.lower)) &&
      (type.upper === undefined ||
        (type.open ? number < read(type.upper) : number <= read(type.upper)));

    const isInteger = (text, type) => {
      const parts = /^(-?)0*([0-9]+)$/.exec(text);
      if (!parts || parts[2].length > 20) return false;
      const number = BigInt(parts[2]) * (parts[1] === "" ? 1n : -1n);
      const [least, greatest] = integers[type.name];
      return least <= number && number <= greatest && isIn(number, type, BigInt);
    };

    const decimal = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

    // Whether the size of a decimal text is below that of a number (-1), above it (1) or equal (0),
    // compared as whole numbers.
    const comparedSize = (text, number) => {
      const [, whole, fraction = "", exponent = "0"] = decimal.exec(text);
      const power = Number(exponent) - fraction.length;
      let size = Math.abs(number);
      let twos = 0n;
      for (; !Number.isInteger(size); twos += 1n) size *= 2;
      const left = BigInt(whole + fraction) * 2n ** twos * 10n ** BigInt(Math.max(power, 0));
      const right = BigInt(size) * 10n ** BigInt(Math.max(-power, 0));
      return left < right ? -1 : left > right ? 1 : 0;
    };

    // The nearest float. A text near the middle between two of them may be rounded to that middle as
    // a double, and from there to the wrong side.
    const readFloat = (text) => {
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
    };

    // An exact decimal as a whole number of steps of 10 ** -38; undefined if a text is none.
    const decimalSteps = (text) => {
      const parts = /^(-?)0*([0-9]*?)(?:\.([0-9]+?)0*)?$/.exec(text);
      if (!parts || !/^-?[0-9]/.test(text)) return undefined;
      const [, sign, whole, digits = ""] = parts;
      const fraction = digits === "0" ? "" : digits;
      if (whole.length + fraction.length > 38) return undefined;
      return BigInt(sign + "0" + whole + fraction.padEnd(38, "0"));
    };

    const isExactDecimal = (text, type) => {
      const steps = decimalSteps(text);
      return steps !== undefined && isIn(steps, type, decimalSteps);
    };

    const isDecimal = (text, type) => {
      if (text.length > 1100 || !decimal.test(text)) return false;
      const read = type.name === "Float" ? readFloat : Number;
      const number = read(text);
      return Number.isFinite(number) && isIn(number, type, read);
    };

    // The number nearest to whole seconds since 2001 and a fraction's digits. Before 2001 these count
    // the other way.
    const seconds = (whole, digits) => {
      const fraction = digits.slice(0, 1100).replace(/0+$/, "");
      if (fraction === "") return whole;
      if (whole >= 0) return Number(`${whole}.${fraction}`);
      const rest = Array.from(fraction, (digit, index) =>
        (index < fraction.length - 1 ? 9 : 10) - Number(digit));
      return Number(`-${-(whole + 1)}.${rest.join("")}`);
    };

    const isDate = (text) => {
      const form =
        /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d)))?$/;
      const parts = form.exec(text);
      if (!parts) return false;
      const numbers = parts.slice(1, 7).map((digits) => Number(digits ?? 0));
      const [year, month, day, hour, minute, second] = numbers;
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1]) return false;
      if (hour > 23 || minute > 59 || second > 59) return false;
      const [fraction, sign] = [parts[7] ?? "", parts[8]];
      const [zoneHour, zoneMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
      if (zoneHour > 23 || zoneMinute > 59) return false;
      // A zone, or a fraction that is rounded up, may lead to the day before the first year or after
      // the last one.
      const zone = (zoneHour * 60 + zoneMinute) * (sign === "-" ? -60 : 60);
      const time = hour * 3600 + minute * 60 + second - zone;
      const [first, end] = [-63145526400, 252423993600];
      const date = text.slice(0, 10);
      if (date === "0000-01-01") return seconds(first + time, fraction) >= first;
      if (date === "9999-12-31") return seconds(end - 86400 + time, fraction) < end;
      return true;
    };

    const isIPv6 = (text) => {
      const sides = text.split("::");
      if (sides.length > 2) return false;
      let count = 0;
      for (const [side, groups] of sides.entries()) {
        const parts = groups === "" && sides.length === 2 ? [] : groups.split(":");
        for (const [index, part] of parts.entries()) {
          const isLast = side === sides.length - 1 && index === parts.length - 1;
          if (isLast && part.includes(".")) {
            const bytes = part.split(".");
            const isByte = (byte) => /^(?:0|[1-9][0-9]{0,2})$/.test(byte) && Number(byte) < 256;
            if (bytes.length !== 4 || !bytes.every(isByte)) return false;
            count += 2;
          } else {
            if (!/^[0-9A-Fa-f]{1,4}$/.test(part)) return false;
            count += 1;
          }
        }
      }
      return sides.length === 1 ? count === 8 : count < 8;
    };

    // RFC 3986, appendix A; an escape stands for a character that is allowed everywhere.
    const isURL = (text) => {
      const form =
        /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
      const parts = form.exec(text);
      if (!parts) return false;
      const has = (part, allowed) => allowed.test((part ?? "").replace(/%[0-9A-Fa-f]{2}/g, ""));
      const [, authority, path, query, fragment] = parts;
      const tail = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]*$/;
      if (!has(path, /^[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/)) return false;
      if (!has(query, tail) || !has(fragment, tail)) return false;
      if (authority === undefined) return true;
      const at = authority.indexOf("@");
      const user = authority.slice(0, Math.max(0, at));
      if (!has(user, /^[A-Za-z0-9\-._~!$&'()*+,;=:]*$/)) return false;
      const host = authority.slice(at + 1);
      const address = /^\[([^\]]*)\](?::[0-9]*)?$/.exec(host);
      if (address) return isIPv6(address[1]);
      return has(host.replace(/:[0-9]*$/, ""), /^[A-Za-z0-9\-._~!$&'()*+,;=]*$/);
    };

    // Whether a type reads a text, given as its bytes.
    const reads = (type, text) => {
      if (type.words) return type.words.includes(text);
      switch (type.name) {
        case "String": return true;
        case "Bool": return text === "true" || text === "false";
        case "UUID": return /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
        case "Date": return isDate(text);
        case "URL": return isURL(text);
        case "Decimal": return isExactDecimal(text, type);
        case "Double": case "Float": return isDecimal(text, type);
        default: return type.custom ? true : isInteger(text, type);
      }
    };
    """#
}
