import type { Diagnostic, FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import type { ValueProblem } from '../browser/edit/protocol.ts';
import { isValueOf, readField, shownValue, type WrittenField } from './written-fields.ts';

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  /** Files with the typed text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly messages: ToolMessages;
}

/** Returns the problems of the typed text of each field, in the order of the fields. */
export const problemsOf = (
  fields: readonly WrittenField[],
  values: readonly string[],
  { diagnostics, texts, messages }: Found,
): readonly (readonly ValueProblem[])[] => {
  const isTyped = fields.map((field, index) => values[index] !== undefined && values[index] !== shownValue(field));
  return fields.map((field, index) => {
    const typed = values[index];
    if (typed !== undefined && !isValueOf(typed, field)) return [{ severity: 'error', ...messages.edit.noNumber }];
    const fieldRange = rangeOfField(texts.get(field.name) ?? '', field);
    // If only other languages were changed, the panel itself asks whether this text is still right.
    const isAsked = isTyped.includes(true) && isTyped[index] === false;
    const own = diagnostics.filter(
      ({ code, file, range }) =>
        (file === field.file || file === field.name) &&
        range !== undefined &&
        (isWithin(range, fieldRange) || isOfWholeText(code, field)) &&
        !(isAsked && code === outdated),
    );
    return formatDiagnostics(own, messages.language).map((diagnostic) => problemOf(diagnostic, field, messages));
  });
};

const outdated = 'translation-outdated';

/** The warnings about a translation that its approval removes. */
const approvable: ReadonlySet<string> = new Set([outdated, 'translation-facts', 'translation-language', 'translation-same']);

/** Markdown is approved file by file, so its warning is about each paragraph. */
const isOfWholeText = (code: string, { path }: WrittenField): boolean => path === undefined && code === outdated;

/** Returns a diagnostic as the panel shows it. There, people approve a translation with a checkbox, and not with a command. */
function problemOf(
  { code, severity, message, hint }: FormattedDiagnostic,
  { amountIn }: WrittenField,
  { edit }: ToolMessages,
): ValueProblem {
  // The general hint asks for cents, as in the file.
  if (amountIn !== undefined && code.startsWith('number-')) return { severity, message, hint: edit.noNumber.hint };
  // The general hint names keys of YAML, which the panel does not show.
  if (code === 'text-empty') return { severity, ...edit.emptyText };
  if (!approvable.has(code)) return { severity, message, hint };
  return { severity, message, hint: edit.approve, mayApprove: true, ...(code === outdated && { isOutdated: true }) };
}

function rangeOfField(text: string, field: WrittenField): Range | undefined {
  const found = readField(text, field);
  return found && linesOf(text)(found.start, found.start + found.bytes.length);
}

/** Returns whether a diagnostic starts within the bytes of a field. */
const isWithin = ({ line, column }: Range, field: Range | undefined): boolean => {
  if (field === undefined || line < field.line || line > field.endLine) return false;
  return (line > field.line || column >= field.column) && (line < field.endLine || column <= field.endColumn);
};
