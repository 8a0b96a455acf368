// Merges the placeholder warnings of each file into one, because a new page has dozens of them.
import { groupBy } from '../model/group-by.ts';
import { isInGroup } from './catalogue/index.ts';
import type { FormattedDiagnostic } from './diagnostic.ts';
import type { ToolMessages } from './messages/messages.ts';

/** Maximum number of line numbers in a message. Further lines are only counted. */
const maxLines = 5;

/** Replaces several placeholder warnings of a file with one diagnostic at the place of the first. */
export function foldPlaceholders(diagnostics: readonly FormattedDiagnostic[], messages: ToolMessages): readonly FormattedDiagnostic[] {
  const byFile = groupBy(diagnostics.filter(isFoldable), ({ file }) => file);
  return diagnostics.flatMap((diagnostic) => {
    const all = isFoldable(diagnostic) ? (byFile.get(diagnostic.file) ?? []) : [];
    if (all.length < 2) return [diagnostic];
    return diagnostic === all[0] ? [folded(diagnostic, all, messages)] : [];
  });
}

const isFoldable = ({ severity, code }: FormattedDiagnostic): boolean => severity === 'warning' && isInGroup('placeholder', code);

function folded(first: FormattedDiagnostic, all: readonly FormattedDiagnostic[], { report }: ToolMessages): FormattedDiagnostic {
  const lines = [...new Set(all.flatMap(({ range }) => range?.line ?? []))];
  const message = report.placeholders(all.length, lines.slice(0, maxLines), Math.max(0, lines.length - maxLines));
  return { ...first, message, hint: report.placeholdersHint };
}
