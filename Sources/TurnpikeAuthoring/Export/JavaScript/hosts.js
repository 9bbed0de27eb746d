// Hosts of web origins, which are ASCII: labels and wildcards.

function asciiLowered(text /*: string */) /*: string */ {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

// Whether a text is a label of a host, which a wildcard takes.
function isNameLabel(label /*: string */) /*: boolean */ {
  return /^(?!-)[A-Za-z0-9_-]{1,63}$/.test(label) && !label.endsWith("-");
}

// Whether a link's host is that of an origin, which has small letters.
function isHost(host /*: string */, origin /*: Origin */) /*: boolean */ {
  const name = asciiLowered(host.endsWith(".") ? host.slice(0, -1) : host);
  if (!origin.wildcard) return name === origin.host;
  if (name.length > 253 || !name.endsWith("." + origin.host)) return false;
  return name.slice(0, -origin.host.length - 1).split(".").every(isNameLabel);
}
