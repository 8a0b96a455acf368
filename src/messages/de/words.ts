// What several sentences say in the same words.

const alternatives = new Intl.ListFormat('de-DE', { type: 'disjunction' });

/** `„a“, „b“ oder „c“`; long lists are cut. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `„${name}“`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} (und ${rest} weitere)` : alternatives.format(shown) || 'nichts';
}
