// Loads the scripts that the package embeds, as a page does: one after the other in one scope.

const fs = require("node:fs");
const path = require("node:path");

const folder = path.join(__dirname, "../../../../Sources/TurnpikeAuthoring/Export/JavaScript");

module.exports = function load(files, names) {
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  return new Function(`"use strict";\n${texts.join("\n")}\nreturn { ${names.join(", ")} };`)();
};
