// The changes of one or several pages as rows: equal changes in several languages share a row.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { changeTexts, languagesByTexts, type OutlineItem } from '../print/outline.ts';
import { type FactChange, onePerLine } from '../site-diff.ts';
import type { ReportKind } from './kinds.ts';

/** The texts of a row in one language, or in several languages that have the same texts. */
export interface RowVersion extends Pick<OutlineItem, 'before' | 'after' | 'isText'> {
  readonly languages: readonly Locale[];
  /** Where each version of the page displays the change: the name of the copy, with the anchor of the change. */
  readonly shownIn?: Partial<Readonly<Record<'before' | 'after', string>>>;
}

/** `routes` is empty if the change belongs to one page. */
export interface ReportRow extends Pick<OutlineItem, 'label' | 'name' | 'notes' | 'sources' | 'routes'> {
  readonly kind: ReportKind;
  readonly versions: readonly RowVersion[];
  /** Whether the row belongs to a change that many pages share. */
  readonly isShared?: boolean;
}

/** A line of the comparison with its language. */
export interface LanguageItem {
  readonly language: Locale;
  readonly item: OutlineItem;
  readonly kind: ReportKind;
  readonly shownIn?: RowVersion['shownIn'];
  readonly isShared?: boolean;
}

/** Combines the lines of all languages, in their order, into rows. Equal lines of several sections share a row. */
export function pairLanguages(items: readonly LanguageItem[]): readonly ReportRow[] {
  const rows: LanguageItem[][] = [];
  for (const own of groupBy(items, ({ language }) => language).values()) {
    const pairs = closestPairs(rows, own);
    for (const item of own) {
      const row = pairs.get(item);
      if (row === undefined) rows.push([item]);
      else row.push(item);
    }
  }
  const places = new Map(items.map((item, place) => [item, place]));
  const placeOf = ([first]: readonly LanguageItem[]): number => (first && places.get(first)) ?? 0;
  const sorted = rows.sort((one, other) => placeOf(one) - placeOf(other));
  return [...groupBy(sorted.map(rowOf), (row) => JSON.stringify([row.label, row.name, statedBy(row)])).values()].flatMap(joined);
}

const statedBy = ({ versions }: ReportRow): readonly unknown[] =>
  versions.map(({ languages, before, after }) => [languages, before, after]);

function joined(rows: readonly ReportRow[]): readonly ReportRow[] {
  const [first] = rows;
  if (first === undefined || first.versions.every(({ before, after }) => before === undefined && after === undefined)) return rows;
  return [{ ...first, notes: [...new Set(rows.flatMap(({ notes }) => notes))] }];
}

/** Maximum distance, in lines of a file, between two translations of one text. */
const maxDistance = 12;

/** Pairs items of one language with the rows of the same change in other languages. The closest ones are paired first. */
function closestPairs(rows: readonly LanguageItem[][], items: readonly LanguageItem[]): ReadonlyMap<LanguageItem, LanguageItem[]> {
  const candidates = items.flatMap((item) =>
    rows.flatMap((row) => {
      const distance = distanceOf(row[0], item);
      return distance === undefined ? [] : [{ item, row, distance }];
    }),
  );
  const pairs = new Map<LanguageItem, LanguageItem[]>();
  const taken = new Set<LanguageItem[]>();
  for (const { item, row } of candidates.sort((one, other) => one.distance - other.distance)) {
    if (pairs.has(item) || taken.has(row)) continue;
    pairs.set(item, row);
    taken.add(row);
  }
  return pairs;
}

/**
 * Returns the smallest distance in lines between sources of two changes, or undefined if the changes cannot be translations of each
 * other. The distance is 0 if neither has sources, or if their sources are in two translations of one file.
 */
function distanceOf(one: LanguageItem | undefined, other: LanguageItem): number | undefined {
  if (one === undefined || one.kind !== other.kind || sortOf(one) !== sortOf(other)) return undefined;
  const pairs = one.item.sources.flatMap((from) => other.item.sources.map((to) => [from, to] as const));
  if (pairs.length === 0) return one.item.sources.length === other.item.sources.length ? 0 : undefined;
  const distances = pairs.flatMap(([from, to]) => {
    if (from.file === to.file) return [Math.abs(from.line - to.line)];
    // Translations in separate files have different line numbers.
    return withoutLanguage(from.file, one.language) === withoutLanguage(to.file, other.language) ? [0] : [];
  });
  const distance = Math.min(...distances);
  return distance <= maxDistance ? distance : undefined;
}

/** Returns the sort of a change. Only changes of the same sort are paired, so that an added text is never paired with a changed text. */
function sortOf({ item: { label, change } }: LanguageItem): string {
  if (change === undefined) return label;
  return [change.kind, change.state, ...(change.kind === 'head' ? [change.subject] : [])].join(' ');
}

const withoutLanguage = (file: string, language: Locale): string => file.replace(`.${language}.`, '.').replace(`/${language}.`, '/.');

function rowOf(list: readonly LanguageItem[]): ReportRow {
  const [first] = list;
  const { label = '', name, notes = [], change } = first?.item ?? {};
  return {
    kind: first?.kind ?? 'text',
    label,
    // The level of a heading means nothing to readers of the report.
    ...(name !== undefined && change?.kind !== 'heading' && { name }),
    ...(first?.isShared === true && { isShared: true }),
    notes,
    versions: list.map(versionOf),
    sources: onePerLine(list.flatMap(({ item }) => item.sources)),
    routes: list.flatMap(({ item }) => item.routes),
  };
}

const versionOf = ({ language, item: { before, after, isText }, shownIn }: LanguageItem): RowVersion => ({
  languages: [language],
  ...changeTexts(before, after),
  ...(isText !== undefined && { isText }),
  ...(shownIn !== undefined && { shownIn }),
});

/** Returns a row for a fact in all languages; languages with the same texts share a version. */
export function factRow(fact: FactChange, words: ToolMessages['diff']): ReportRow {
  const { kind, name, before, after, sources, routes, from, unchangedIn } = fact;
  return {
    kind: kind === 'price' ? 'price' : 'fact',
    label: words.facts[kind],
    name,
    notes: [...(from === undefined ? [] : [words.movedFrom(from)]), ...(unchangedIn.length === 0 ? [] : [words.unchangedIn(unchangedIn)])],
    versions: languagesByTexts(fact).map((languages) => {
      const [first = ''] = languages;
      return { languages, ...changeTexts(from === undefined ? before[first] : undefined, after[first]) };
    }),
    sources,
    routes,
  };
}
