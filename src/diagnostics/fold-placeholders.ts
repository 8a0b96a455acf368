// What is not written yet, in one line for each file: a new page has dozens of such places.
import { isIn } from './catalogue/groups.ts';
import type { Diagnostic } from './diagnostic.ts';

/** More lines are counted only. */
const mostLines = 5;

/** Of the placeholders of each file that are no errors, if they are several, one diagnostic for all at the place of the first. */
export function foldPlaceholders(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    if (isFoldable(diagnostic)) byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  return diagnostics.flatMap((diagnostic) => {
    const all = isFoldable(diagnostic) ? (byFile.get(diagnostic.file) ?? []) : [];
    if (all.length < 2) return [diagnostic];
    return diagnostic === all[0] ? [folded(diagnostic, all)] : [];
  });
}

const isFoldable = ({ severity, code }: Diagnostic): boolean => severity === 'warning' && isIn('placeholder', code);

function folded(first: Diagnostic, all: readonly Diagnostic[]): Diagnostic {
  const lines = [...new Set(all.flatMap(({ range }) => range?.line ?? []))];
  const more = lines.length > mostLines ? ` and ${lines.length - mostLines} more` : '';
  const where = lines.length === 0 ? '' : ` ${lines.length === 1 ? 'Line' : 'Lines'} ${lines.slice(0, mostLines).join(', ')}${more}.`;
  const hint = 'The pages show them marked. archipel check lists each; a build waits for them.';
  return { ...first, message: `${all.length} texts are still to be written.${where}`, hint };
}
