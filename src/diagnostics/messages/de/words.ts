// Phrases that several messages share.

/** Joins names with `oder`. The format is not created when the module loads, because that would make Node's start a tenth slower. */
const alternatives = (names: readonly string[]): string => new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(names);

/** Joins names as `„a“, „b“ oder „c“`. A long list is cut off after `most` names. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `„${name}“`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} (und ${rest} weitere)` : alternatives(shown) || 'nichts';
}
