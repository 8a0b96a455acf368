// Remarks on translations, for people: page by page, one line each, with both texts side by side.
import { printable } from '../../diagnostics/reporters/printable.ts';
import { columns } from '../output/columns.ts';

export interface Row {
  readonly kind: string;
  /** The page, the settings or the words that it belongs to, from the content folder. */
  readonly page: string;
  /** The addresses of that page. */
  readonly addresses: readonly string[];
  /** From where the user stands. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly field: string;
  /** How `accept` knows it. */
  readonly key: string;
  readonly german: string | undefined;
  readonly english: string | undefined;
  readonly onlyGerman?: readonly string[];
  readonly onlyEnglish?: readonly string[];
}

const width = 44;

function cell(text: string | undefined, facts: readonly string[] = []): string {
  const all = [...(facts.length > 0 ? [`[${facts.join(' ')}]`] : []), text ?? '–'].join(' ').replaceAll(/\s+/g, ' ');
  const shown = printable([...all].slice(0, width).join(''));
  return all.length > width ? `${shown.trimEnd()}…` : shown;
}

const head = ['PLACE', 'KIND', 'FIELD', 'GERMAN', 'ENGLISH'];

const cellsOf = (row: Row): string[] => [
  printable(`${row.file}:${row.line}:${row.column}`),
  row.kind,
  printable(row.field),
  cell(row.german, row.onlyGerman),
  cell(row.english, row.onlyEnglish),
];

/** Rows that are sorted by page as a table with a heading for each page; facts that one text alone states stand before it. */
export function translationTable(rows: readonly Row[]): string {
  const [first = '', ...lines] = columns([head, ...rows.map(cellsOf)]).split('\n');
  const grouped = lines.flatMap((line, index) => {
    const { page = '', addresses = [] } = rows[index] ?? {};
    return rows[index - 1]?.page === page ? [line] : ['', printable([page, ...addresses].join('  ')), line];
  });
  return [first, ...grouped].join('\n');
}
