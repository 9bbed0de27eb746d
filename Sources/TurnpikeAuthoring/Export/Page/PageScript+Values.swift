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

    const isDecimal = (text, type) => {
      if (text.length > 1100) return false;
      if (!/^-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text)) return false;
      const read = type.name === "Float" ? (digits) => Math.fround(Number(digits)) : Number;
      const number = read(text);
      return Number.isFinite(number) && isIn(number, type, read);
    };

    const isDate = (text) => {
      const form =
        /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d)))?$/;
      const parts = form.exec(text);
      if (!parts) return false;
      const numbers = parts.slice(1, 7).map((digits) => Number(digits ?? 0));
      const [year, month, day, hour, minute, second] = numbers;
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1]) return false;
      if (hour > 23 || minute > 59 || second > 59) return false;
      if (parts[7] === undefined) return true;
      const [zoneHour, zoneMinute] = [Number(parts[8]), Number(parts[9])];
      if (zoneHour > 23 || zoneMinute > 59) return false;
      // Another zone may lead to the day before the first year or behind the last one.
      const sign = parts[7] === "-" ? -1 : 1;
      const start = hour * 60 + minute - sign * (zoneHour * 60 + zoneMinute);
      const date = text.slice(0, 10);
      return !(date === "0000-01-01" && start < 0) && !(date === "9999-12-31" && start >= 1440);
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
        case "Double": case "Float": return isDecimal(text, type);
        default: return type.custom ? true : isInteger(text, type);
      }
    };
    """#
}
