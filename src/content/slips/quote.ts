// Adds, corrects and removes the quotes of texts in YAML.

/** Removes a quote at the start and one at the end of `words`. */
export const unquoted = (words: string): string => words.replaceAll(/^["']|["']$/g, '');

/** Quotes `words` so that YAML reads them unchanged. */
export function quoted(words: string): string {
  if (words.includes('"') && !words.includes("'")) return `'${words}'`;
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Corrects the quotes of a double-quoted text. `inside` may contain unescaped quotes, and backslashes that begin no escape. */
export function requoted(inside: string): string {
  const hasEscapes = /\\(?:["\\/abefnrtv0N_LP\n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.test(inside);
  if (!hasEscapes && !inside.includes("'")) return `'${inside}'`;
  const mended = inside.replace(/\\(?!["\\/abefnrtv0N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g, '\\\\');
  return `"${mended.replace(/(?<!\\)"/g, '\\"')}"`;
}
