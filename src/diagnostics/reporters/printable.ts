// Content is shown on terminals, where some characters are commands.

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const commands = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** `text` with a picture for each control character and a blank for each tab, so that it is as long as before. */
export const printable = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(commands, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });

/** The same in one line, such as the name of a file. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', '\u240a');
