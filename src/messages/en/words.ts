// What several sentences say in the same words.

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `"a", "b" or "c"`; long lists are cut. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} (and ${rest} more)` : alternatives.format(shown) || 'nothing';
}
