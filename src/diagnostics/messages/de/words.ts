// Phrases that several messages share.

/** Created on each call, because loading the data of a language takes as long as a tenth of Node's start. */
const alternatives = (names: readonly string[]): string => new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(names);

/** `„a“, „b“ oder „c“`. Long lists are cut off. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `„${name}“`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} (und ${rest} weitere)` : alternatives(shown) || 'nichts';
}
