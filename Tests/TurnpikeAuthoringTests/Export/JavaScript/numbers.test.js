const assert = require("node:assert");
const test = require("node:test");
const { doubleText, floatText } = require("./load")(
  ["links.js", "values.js", "dates.js", "numbers.js"],
  ["doubleText", "floatText"]);

// What Swift prints.
test("floats in the middle between two texts have an even last digit", () => {
  const rows = [
    [3034635.25, "3034635.2"], [3034635.75, "3034635.8"], [-3056815.25, "-3056815.2"],
    [193651.625, "193651.62"], [30453.5625, "30453.562"], [2097152.5, "2097152.5"],
    [67108872, "6.710887e+07"], [0.0009765625, "0.0009765625"], [8388607.5, "8388607.5"],
    [1, "1.0"], [0.1, "0.1"], [1e-45, "1e-45"], [3.4028234663852886e38, "3.4028235e+38"],
  ];
  for (const [value, text] of rows) assert.strictEqual(floatText(value), text);
});

test("doubles in the middle between two texts have an even last digit", () => {
  const rows = [
    [1125899906842624.25, "1125899906842624.2"], [1125899906842624.75, "1125899906842624.8"],
    [4503599627370497.5, "4503599627370498.0"],
  ];
  for (const [value, text] of rows) assert.strictEqual(doubleText(value), text);
});
