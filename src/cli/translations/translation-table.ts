import { localeName, type ToolMessages } from '../../diagnostics/messages/messages.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import { wrap } from '../../diagnostics/terminal/lines.ts';
import { tableLines } from '../../diagnostics/terminal/table.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { TranslationRow } from './answer.ts';

interface TableOptions {
  readonly width: number | undefined;
  readonly messages: ToolMessages;
}

/** Maximum number of characters of a text in a cell; the rest is cut off. */
const width = 44;

function cell(text: string | undefined, facts: readonly string[] = []): string {
  const all = [...(facts.length > 0 ? [`[${facts.join(' ')}]`] : []), text ?? '–'].join(' ').replaceAll(/\s+/g, ' ');
  const shown = printable([...all].slice(0, width).join(''));
  return all.length > width ? `${shown.trimEnd()}…` : shown;
}

const cellsOf = (row: TranslationRow, { kinds }: ToolMessages['translations']): string[] => [
  printable(`${row.file}:${row.range.line}:${row.range.column}`),
  kinds[row.kind],
  printable(row.field),
  cell(row.source, row.onlySource),
  cell(row.target, row.onlyTarget),
];

/**
 * Formats rows, which must be sorted by page, as tables: one table for each language, with a heading for each page. A
 * text is preceded by the facts that the other text does not state. Rows about the source language are in the first
 * table. Rows wider than `options.width`, the width of the terminal, are stacked.
 */
export function translationTables(rows: readonly TranslationRow[], locales: Locales, options: TableOptions): string {
  const { source, targets } = locales;
  const nameOf = (locale: Locale): string => localeName(locale, locales, options.messages.language);
  const tables = targets.flatMap((target, index) => {
    const own = rows.filter(({ language }) => language === target || (index === 0 && language === source));
    return own.length === 0 ? [] : [tableOf(own, [nameOf(source), nameOf(target)], options)];
  });
  return tables.join('\n\n');
}

function tableOf(
  rows: readonly TranslationRow[],
  languages: readonly string[],
  { width, messages: { translations } }: TableOptions,
): string {
  const head = [...translations.heads, ...languages.map((name) => name.toUpperCase())];
  const [first = [], ...lines] = tableLines([head, ...rows.map((row) => cellsOf(row, translations))], width);
  const grouped = lines.flatMap((own, index) => {
    const { page = '', routes = [] } = rows[index] ?? {};
    return rows[index - 1]?.page === page
      ? own
      : ['', ...wrap(printable([page, ...routes].join(' ')), width ?? Number.POSITIVE_INFINITY), ...own];
  });
  return [...first, ...grouped].join('\n');
}
