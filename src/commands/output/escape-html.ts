const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** Words for the inside of an element of HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<]/g, (letter) => escapes[letter] ?? '');
