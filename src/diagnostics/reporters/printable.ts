// Makes content safe for terminals, where some characters are commands.

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const commands = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Replaces each control character except line feeds with a visible symbol, and each tab with a space. The length does not change. */
export const printable = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(commands, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });

/** Makes a text of one line, such as a file name, safe: line breaks are replaced, too. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', '\u240a');
