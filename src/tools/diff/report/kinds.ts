// The kinds of changes by which people who do not write code read a report, and how many there are of each.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { ChangeDetail, SiteDiff, SourcePlace } from '../site-diff.ts';

export type ReportKind = keyof ToolMessages['diff']['report']['kinds'];

/** Kinds that the header also names if there are none, because readers look for them first. */
const alwaysCounted: ReadonlySet<ReportKind> = new Set(['price', 'text', 'address']);

const kindOfChange: Readonly<Record<ChangeDetail['kind'], ReportKind>> = {
  text: 'text',
  heading: 'text',
  link: 'text',
  button: 'text',
  island: 'text',
  field: 'text',
  picture: 'picture',
  graphic: 'picture',
  head: 'search',
  section: 'structure',
  form: 'structure',
  markup: 'structure',
};

const placeKey = ({ file, line }: SourcePlace): string => `${file}:${line}`;

/** Returns the kind of a change: the kind of a fact if only facts cause it, otherwise that of the part of the page. */
export function kindsFrom({ facts }: Pick<SiteDiff, 'facts'>): (change: ChangeDetail) => ReportKind {
  const places = new Map(
    facts.flatMap(({ kind, sources }) =>
      sources.map((place) => [placeKey(place), kind === 'price' ? 'price' : 'fact'] satisfies [string, ReportKind]),
    ),
  );
  return ({ kind, sources }) => {
    const kinds = new Set(sources.map((place) => places.get(placeKey(place))));
    const [only] = kinds;
    return kinds.size === 1 && only !== undefined ? only : kindOfChange[kind];
  };
}

export interface KindCount {
  readonly kind: ReportKind;
  readonly count: number;
}

/** The rows that count. */
interface CountedRow {
  readonly kind: ReportKind;
  readonly sources: readonly SourcePlace[];
}

/** The number of changes of a kind: a fact is one change, in however many texts it occurs. */
export function countRows(kind: ReportKind, rows: readonly CountedRow[]): number {
  const own = rows.filter((row) => row.kind === kind);
  return kind === 'price' || kind === 'fact' ? new Set(own.flatMap(({ sources }) => sources.map(placeKey))).size : own.length;
}

/** The kinds with their counts: a change in all languages is one, and so is a fact on many pages. */
export function countKinds(result: SiteDiff, rows: readonly CountedRow[], kinds: readonly ReportKind[]): readonly KindCount[] {
  const prices = result.facts.filter(({ kind }) => kind === 'price').length;
  const known: Partial<Record<ReportKind, number>> = {
    price: prices,
    fact: result.facts.length - prices,
    address: result.addresses.length,
    file: result.files.length,
    translation: result.translations.length,
    problem: result.diagnostics.length,
    date: result.schedule.length,
  };
  return kinds
    .map((kind) => ({ kind, count: known[kind] ?? countRows(kind, rows) }))
    .filter(({ kind, count }) => count > 0 || alwaysCounted.has(kind));
}
