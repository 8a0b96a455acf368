// Texts as YAML writes them in quotes.

/** `words` in quotes, so that YAML reads exactly them. */
export function quoted(words: string): string {
  if (words.includes('"') && !words.includes("'")) return `'${words}'`;
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** What is inside double quotes, with all its quotes and with backslashes that begin no escape, so that YAML can read it. */
export function requoted(inside: string): string {
  const hasEscapes = /\\(?:["\\/abefnrtv0N_LP\n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.test(inside);
  if (!hasEscapes && !inside.includes("'")) return `'${inside}'`;
  const mended = inside.replace(/\\(?!["\\/abefnrtv0N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g, '\\\\');
  return `"${mended.replace(/(?<!\\)"/g, '\\"')}"`;
}
