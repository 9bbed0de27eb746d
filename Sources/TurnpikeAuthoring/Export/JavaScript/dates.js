// Dates: a day, which is midnight in UTC, or a time with a zone.

const dateForm =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d)))?$/;

// Seconds from 1970 to 2001, when Swift's dates begin.
const firstSecond = 978307200;

// The seconds since 2001 of a date's text; null if it is none.
function secondsOf(text /*: string */) /*: number | null */ {
  const parts = dateForm.exec(text);
  if (!parts) return null;
  const numbers = parts.slice(1, 7).map((digits) => Number(digits ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const [zoneHour, zoneMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
  if (zoneHour > 23 || zoneMinute > 59) return null;
  const zone = (zoneHour * 60 + zoneMinute) * (parts[8] === "-" ? -60 : 60);
  const midnight = midnightOf(year, month, day);
  const seconds = joined(midnight + hour * 3600 + minute * 60 + second - zone, parts[7] ?? "");
  // A zone, or a fraction that is rounded up, can lead to a year of other than four digits.
  return seconds >= -63145526400 && seconds < 252423993600 ? seconds : null;
}

function daysIn(month /*: number */, year /*: number */) /*: number */ {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function midnightOf(
  year /*: number */, month /*: number */, day /*: number */
) /*: number */ {
  const date = new Date(0);
  // The constructor takes the years below 100 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 1000 - firstSecond;
}

// The number nearest to whole seconds and the digits of a fraction. Before 2001 numbers are
// negative, and their fraction is the difference to one.
function joined(whole /*: number */, fraction /*: string */) /*: number */ {
  const digits = withoutLastZeros(fraction.slice(0, 1100));
  if (digits === "") return whole;
  return Number(whole < 0 ? `-${-(whole + 1)}.${complement(digits)}` : `${whole}.${digits}`);
}

// The difference to one of a fraction whose last digit is not 0.
function complement(digits /*: string */) /*: string */ {
  const last = digits.length - 1;
  return Array.from(digits, (digit, index) => (index < last ? 9 : 10) - Number(digit)).join("");
}
