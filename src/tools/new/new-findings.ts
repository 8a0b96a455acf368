import type { Finding } from '../../diagnostics/diagnostic.ts';

/**
 * Returns the findings in `after` that `before` does not have. Arguments are not compared: in `after`, an old error may list a new file
 * among the known names.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ code, file, path }: Finding): string => JSON.stringify([code, file, path]);
  const known = new Set(before.map(keyOf));
  return after.filter((finding) => !known.has(keyOf(finding)));
}
