// The kinds of changes in a report for people who do not write code, and how many there are of each.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { type ChangeDetail, lineKey, type SiteDiff, type SourcePlace } from '../site-diff.ts';

export type ReportKind = keyof ToolMessages['diff']['report']['kinds'];

/** Kinds of changes that the header counts even if the count is zero, because readers look for them first. */
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

/**
 * Returns a function that returns the kind of a change: `price` or `fact` if all sources of the change are facts of that kind,
 * otherwise the kind of the changed part of the page.
 */
export function kindsFrom({ facts }: Pick<SiteDiff, 'facts'>): (change: ChangeDetail) => ReportKind {
  const places = new Map(
    facts.flatMap(({ kind, sources }) =>
      sources.map((place) => [lineKey(place), kind === 'price' ? 'price' : 'fact'] satisfies [string, ReportKind]),
    ),
  );
  return ({ kind, sources }) => {
    const kinds = new Set(sources.map((place) => places.get(lineKey(place))));
    const [only] = kinds;
    return kinds.size === 1 && only !== undefined ? only : kindOfChange[kind];
  };
}

export interface KindCount {
  readonly kind: ReportKind;
  readonly count: number;
}

interface CountedRow {
  readonly kind: ReportKind;
  readonly sources: readonly SourcePlace[];
}

/** Returns the number of changes of a kind. Facts are counted by their sources, because many texts may contain one fact. */
export function countRows(kind: ReportKind, rows: readonly CountedRow[]): number {
  const own = rows.filter((row) => row.kind === kind);
  return kind === 'price' || kind === 'fact' ? new Set(own.flatMap(({ sources }) => sources.map(lineKey))).size : own.length;
}

/** Returns the kinds that the header displays, with their counts. A fact on many pages counts once. */
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
