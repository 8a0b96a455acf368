// Puts the result of a comparison into words and into reading order, for the terminal, the pull-request comment and the report.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import type { PageWeight } from '../../explain/answer.ts';
import type {
  ChangeDetail,
  DiagnosticChange,
  FactChange,
  FileDiff,
  PageDiff,
  ScheduleChange,
  SiteDiff,
  SourcePlace,
  TranslationChange,
} from '../site-diff.ts';

/** One line of a comparison. */
export interface OutlineItem {
  /** The kind of the change in words: `price`. */
  readonly label: string;
  /** The name of what has changed, if it has one: `price.audit.regular.once`. */
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
  /** The language of both texts, by its key. */
  readonly language?: string;
  /** Whether both texts should be compared word by word. */
  readonly isText?: boolean;
  readonly notes: readonly string[];
  readonly sources: readonly SourcePlace[];
  /** The pages that the change affects. */
  readonly routes: readonly string[];
  /** The change of a page that the line describes; the first change if the line combines several. */
  readonly change?: ChangeDetail;
}

interface OutlineGroup {
  /** The URL of a page; empty if the lines belong to no page. */
  readonly title: string;
  readonly notes: readonly string[];
  readonly items: readonly OutlineItem[];
}

export interface OutlinePart {
  readonly name: keyof ToolMessages['diff']['parts'];
  readonly title: string;
  readonly groups: readonly OutlineGroup[];
}

type Words = ToolMessages['diff'];

const plain = { notes: [], sources: [], routes: [] } as const;

/** Returns the subject of a line: `price price.audit.regular.once`. */
export const lineTitle = ({ label, name }: Pick<OutlineItem, 'label' | 'name'>): string =>
  name === undefined ? label : `${label} ${name}`;

/** Returns a note for each version in which files with errors were replaced. */
export const brokenNotes = ({ before, after }: Pick<SiteDiff, 'before' | 'after'>, words: Words): readonly string[] =>
  [before, after].flatMap(({ name, broken }) => (broken.length === 0 ? [] : [words.broken(name, broken)]));

/** Returns the parts of the comparison that are not empty, in reading order. */
export function outline(result: SiteDiff, { diff: words }: ToolMessages): readonly OutlinePart[] {
  const alone = (items: readonly OutlineItem[]): readonly OutlineGroup[] => (items.length === 0 ? [] : [{ title: '', notes: [], items }]);
  const groups: Readonly<Record<OutlinePart['name'], readonly OutlineGroup[]>> = {
    facts: alone(result.facts.flatMap((fact) => factItems(fact, words))),
    addresses: alone(
      result.addresses.map(({ route, state, to, language, ofLanguage }) => ({
        ...plain,
        label: words.addresses[state],
        name: route,
        notes: [
          ...(to === undefined ? [] : [`→ ${to}`]),
          ...(ofLanguage === true && language !== undefined ? [words.ofLanguage(language)] : []),
        ],
      })),
    ),
    shared: alone(result.shared.map(({ change, routes }) => ({ ...changeItem(change, words), routes }))),
    pages: result.pages.map((page) => pageGroup(page, words)),
    files: alone(result.files.map((file) => fileItem(file, words))),
    translations: alone(result.translations.map((each) => translationItem(each, words))),
    diagnostics: alone(diagnosticItems(result.diagnostics, words)),
    schedule: alone(result.schedule.map((each) => scheduleItem(each, words))),
  };
  // The keys of `parts` are the names of the parts, in order.
  const names = Object.keys(words.parts) as OutlinePart['name'][];
  return names.flatMap((name) => (groups[name].length === 0 ? [] : [{ name, title: words.parts[name], groups: groups[name] }]));
}

/** Returns a line for a fact in each language; languages with the same texts share a line. */
function factItems({ kind, name, from, before, after, unchangedIn, sources, routes }: FactChange, words: Words): readonly OutlineItem[] {
  return languagesByTexts({ before, after }).map((locales) => {
    const [first = ''] = locales;
    return {
      label: words.facts[kind],
      name,
      ...(from === undefined && changeTexts(before[first] ?? words.missing, after[first] ?? words.missing)),
      notes: [
        ...(from === undefined ? [] : [after[first] ?? '', words.movedFrom(from)]),
        locales.join(', '),
        ...(unchangedIn.length === 0 ? [] : [words.unchangedIn(unchangedIn)]),
      ],
      sources,
      routes,
    };
  });
}

/** Groups the languages of a fact: those with the same texts before and after form a group. */
export const languagesByTexts = ({ before, after }: Pick<FactChange, 'before' | 'after'>): readonly (readonly Locale[])[] => {
  const all = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...groupBy(all, (locale) => JSON.stringify([before[locale], after[locale]])).values()];
};

/** Returns both texts of a change as properties, without those that are undefined. */
export const changeTexts = (before: string | undefined, after: string | undefined): Pick<OutlineItem, 'before' | 'after'> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

/**
 * Returns the kind of a change in words, and the name of what has changed. Names of elements, such as `img`, are omitted, because they mean
 * nothing to editors. The exception is the name of a heading (`h2`), which states its level.
 */
function nameOf({ kind, subject }: ChangeDetail, words: Words): readonly [what: string, name: string] {
  if (kind === 'text' && subject.includes('-')) return [words.label, ''];
  if (kind === 'text') return [words.kinds.text, subject === 'title' || subject === 'placeholder' ? subject : ''];
  const isElement = (kind === 'link' && /^(?:a|area)$/.test(subject)) || (kind === 'picture' && subject === 'img');
  return [words.kinds[kind], isElement || (kind === 'button' && /^(?:button|submit|reset)$/.test(subject)) ? '' : subject];
}

function changeItem(change: ChangeDetail, words: Words): OutlineItem {
  const { kind, state, section, subject, before, after, sources } = change;
  const isMoved = state === 'moved';
  const [what, name] = nameOf(change, words);
  return {
    label: state === 'changed' ? what : `${what} ${words.states[state]}`,
    ...(name !== '' && { name }),
    ...(!isMoved && changeTexts(before, after)),
    isText: [before, after].every((text) => text === undefined || text.includes(' ')),
    notes: [
      ...(section === '' || section === subject ? [] : [regionName(section, words)]),
      ...(isMoved && kind === 'section' ? [words.movedTo(before ?? '', after ?? '')] : []),
      ...(isMoved && kind !== 'section' ? [after ?? ''] : []),
    ],
    sources,
    routes: [],
    change,
  };
}

/** Returns the title of a section. If the title is the key of a region, returns the region in words. */
const regionName = (section: string, { regions }: Words): string => (isRegion(section, regions) ? regions[section] : section);

const isRegion = (section: string, regions: Words['regions']): section is keyof Words['regions'] => Object.hasOwn(regions, section);

/** Returns the lines of a page. Values in the head with the same change, such as `title` and `og:title`, share a line. */
function pageGroup({ route, language, state, from, changes, weight }: PageDiff, words: Words): OutlineGroup {
  const rows = new Map<string, OutlineItem>();
  for (const change of changes) {
    const item = { ...changeItem(change, words), language };
    const key = change.kind === 'head' ? JSON.stringify([change.before, change.after]) : String(rows.size);
    const known = rows.get(key);
    rows.set(key, known === undefined ? item : { ...known, name: `${known.name}, ${change.subject}` });
  }
  return {
    title: route,
    notes: [
      ...(state === 'changed' ? [] : [words.pages[state]]),
      ...(from === undefined ? [] : [words.movedFrom(from)]),
      ...weightNotes(words.pageWeight, weight, words),
    ],
    items: [...rows.values()],
  };
}

/** A difference in weight is mentioned if it reaches both: the number of bytes, and the share of the old size. */
const leastDifference = { bytes: 256, share: 0.02 };

const isNotable = (before: number, after: number): boolean =>
  Math.abs(after - before) >= leastDifference.bytes && Math.abs(after - before) >= before * leastDifference.share;

function weightNotes(name: string, { before, after }: PageDiff['weight'], words: Words): readonly string[] {
  const said = ({ raw, brotli }: PageWeight): string => words.weight(raw, brotli);
  if (before !== undefined && after !== undefined)
    return isNotable(before.raw, after.raw) ? [`${name} ${said(before)} → ${said(after)}`] : [];
  const only = after ?? before;
  return only === undefined ? [] : [`${name} ${said(only)}`];
}

const fileItem = ({ path, kind, state, weight, removed, added }: FileDiff, words: Words): OutlineItem => ({
  ...plain,
  label: [words.files[kind], ...(state === 'changed' ? [] : [words.states[state]])].join(' '),
  name: path,
  ...(removed.length + added.length > 0 && { before: removed.join('\n'), after: added.join('\n'), isText: true }),
  notes: weightNotes('', weight, words).map((note) => note.trim()),
});

const translationItem = ({ state, key, language }: TranslationChange, words: Words): OutlineItem => ({
  ...plain,
  label: words.translations[state],
  name: key,
  notes: [language],
});

/** Returns a line for each problem that appeared or is gone, with all of its places. */
function diagnosticItems(list: readonly DiagnosticChange[], words: Words): readonly OutlineItem[] {
  return [...groupBy(list, ({ state, code, message }) => JSON.stringify([state, code, message])).values()].flatMap((same) => {
    const sources = same.map(({ file, line = 1 }) => ({ file, line, column: 1 }));
    return same
      .slice(0, 1)
      .map(({ state, code, message }) => ({ ...plain, label: words.diagnostics[state], name: code, notes: [message], sources }));
  });
}

const scheduleItem = ({ state, at, what, name }: ScheduleChange, words: Words): OutlineItem => ({
  ...plain,
  label: words.schedule[state],
  name: `${at} ${what} ${name}`,
});
