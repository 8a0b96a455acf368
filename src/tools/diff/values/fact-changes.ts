// Facts that differ between two versions of the content: those that texts name in braces, those that texts state, and numbers,
// dates and addresses in data.
import { valueAt } from '../../../model/data/value-at.ts';
import { localeOfProse, withoutLanguage } from '../../../model/entries/prose-file.ts';
import { groupBy } from '../../../model/group-by.ts';
import { localeOfMessages } from '../../../model/kind.ts';
import type { Locale, Locales } from '../../../model/languages/locale.ts';
import type { Site } from '../../../model/site-content.ts';
import { factPlaces, factsByLocale, placeKeyOf, yamlDataOf } from '../../explain/places.ts';
import type { FactChange } from '../site-diff.ts';
import type { Leaf, ValueAt, ValueChange } from './compare-values.ts';
import { type FoundFact, withMovedFacts } from './moved-facts.ts';
import { type StatedFact, statedDifference } from './stated-facts.ts';
import { shownSideOf } from './trace-sources.ts';

interface FactVersion {
  readonly site: Site;
  readonly at: number;
}

type Both<T> = readonly [before: T, after: T];

/** Returns all facts that have changed: named facts first, then those in texts, and then those in other data. */
export function factChanges(versions: Both<FactVersion>, values: readonly ValueChange[]): readonly FoundFact[] {
  const [before, after] = versions;
  const worded = [wordedFacts(before), wordedFacts(after)] as const;
  const named = namedFacts(versions, worded, values);
  const taken = new Set(named.flatMap((fact) => fact.values));
  const others = values.filter((value) => !taken.has(value));
  return [...named, ...withMovedFacts([...textFacts(versions, worded, others), ...dataFacts(versions, others)])];
}

function namedFacts(
  [before, after]: Both<FactVersion>,
  [from, to]: Both<WordedFacts>,
  values: readonly ValueChange[],
): readonly FoundFact[] {
  const [oldPlaces, newPlaces] = [factPlaces(before.site, before.at), factPlaces(after.site, after.at)];
  return [...new Set([...to.keys(), ...from.keys()])].flatMap((name): readonly FoundFact[] => {
    const [old, young] = [from.get(name) ?? {}, to.get(name) ?? {}];
    const locales = [...new Set([...Object.keys(young), ...Object.keys(old)])];
    const changed = locales.filter((locale) => old[locale] !== young[locale]);
    if (changed.length === 0) return [];
    const places = new Set([oldPlaces.get(name), newPlaces.get(name)].flatMap((place) => (place === undefined ? [] : [placeKeyOf(place)])));
    const own = values.filter((value) =>
      [value.before, value.after].some((side) => side !== undefined && isAt(side, places, after.site.locales)),
    );
    return [
      {
        kind: kindOf(Object.values(young)[0] ?? Object.values(old)[0] ?? '', name),
        name,
        before: pick(old, changed),
        after: pick(young, changed),
        unchangedIn: locales.filter((locale) => old[locale] === young[locale]),
        values: own,
      },
    ];
  });
}

const pick = (texts: Readonly<Record<Locale, string>>, locales: readonly Locale[]): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.flatMap((locale) => (texts[locale] === undefined ? [] : [[locale, texts[locale]]])));

function isAt({ file, path }: ValueAt, places: ReadonlySet<string>, { has }: Locales): boolean {
  const plain = has(path.at(-1)) ? path.slice(0, -1) : path;
  return places.has(placeKeyOf({ file, path: plain })) || places.has(placeKeyOf({ file, path }));
}

/** The text of each named fact, in every language. */
type WordedFacts = ReadonlyMap<string, Readonly<Record<Locale, string>>>;

function wordedFacts({ site, at }: FactVersion): WordedFacts {
  const worded = new Map<string, Record<Locale, string>>();
  for (const [locale, facts] of factsByLocale(site, at))
    for (const [name, text] of facts) worded.set(name, { ...worded.get(name), [locale]: text });
  return worded;
}

/** Returns the language of a value, or undefined for a value that all languages share. */
export function localeOfValue({ file, path }: ValueAt, locales: Locales): Locale | undefined {
  return localeOfMessages(file, locales) ?? localeOfProse(file, locales) ?? locales.list.find((locale) => locale === path.at(-1));
}

/** Returns a key that all translations of a text share. */
const textKey = ({ file, path, line }: ValueAt, locales: Locales): string => {
  if (localeOfMessages(file, locales) !== undefined) return `translations: ${path.join('.')}`;
  if (localeOfProse(file, locales) !== undefined) return `${withoutLanguage(file)}: ${line ?? ''}`;
  return `${file}: ${path.slice(0, -1).join('.')}`;
};

interface StatedFacts {
  readonly locale: Locale;
  readonly key: string;
  readonly value: ValueChange;
  readonly before: readonly StatedFact[];
  readonly after: readonly StatedFact[];
}

function textFacts([, { site }]: Both<FactVersion>, worded: Both<WordedFacts>, values: readonly ValueChange[]): readonly FoundFact[] {
  const { locales } = site;
  const stated = values.flatMap((value) => statedIn(value, { locales, worded }));
  const groups = groupBy(stated, ({ key }) => key);
  return [...groups.values()].map((group): FoundFact => {
    const [first] = group;
    const facts = group.flatMap(({ before, after }) => [...after, ...before]);
    return {
      kind: kindOf(facts[0]?.fact ?? '', ''),
      name: first?.key ?? '',
      before: byLocale(group, 'before'),
      after: byLocale(group, 'after'),
      unchangedIn: first === undefined ? [] : languagesAsBefore(first.value, { site, changed: group.map(({ locale }) => locale) }),
      values: group.map(({ value }) => value),
    };
  });
}

const byLocale = (group: readonly StatedFacts[], side: 'before' | 'after'): Readonly<Record<Locale, string>> =>
  Object.fromEntries(
    group.flatMap((each) => (each[side].length === 0 ? [] : [[each.locale, each[side].map(({ text }) => text).join(', ')]])),
  );

function statedIn(
  value: ValueChange,
  { locales, worded: [from, to] }: { readonly locales: Locales; readonly worded: Both<WordedFacts> },
): readonly StatedFacts[] {
  const place = shownSideOf(value);
  const locale = place && localeOfValue(place, locales);
  if (place === undefined || locale === undefined) return [];
  const { tag } = locales.of(locale);
  const textOf = (side: ValueAt | undefined, words: WordedFacts) => ({
    text: String(side?.value ?? ''),
    wordOf: (name: string) => words.get(name)?.[locale],
  });
  const { before, after } = statedDifference([textOf(value.before, from), textOf(value.after, to)], tag);
  return before.length + after.length === 0 ? [] : [{ locale, key: textKey(place, locales), value, before, after }];
}

/** Returns the languages in which a text exists and has not changed. */
function languagesAsBefore(
  value: ValueChange,
  { site, changed }: { readonly site: Site; readonly changed: readonly Locale[] },
): readonly Locale[] {
  const place = shownSideOf(value);
  if (place === undefined) return [];
  const { locales } = site;
  const others = locales.list.filter((locale) => !changed.includes(locale));
  if (localeOfProse(place.file, locales) !== undefined)
    return others.filter((locale) => site.prose.has(place.file.replace(/\.[\w-]+\.mdx$/, `.${locale}.mdx`)));
  if (localeOfMessages(place.file, locales) !== undefined)
    return others.filter((locale) => valueAt(site.messages[locale], place.path) !== undefined);
  const data = yamlDataOf(site).get(place.file);
  const text = valueAt(data, place.path.slice(0, -1));
  return others.filter((locale) => typeof valueAt(text, [locale]) === 'string');
}

/** Returns changes of values that are facts themselves: numbers, dates, addresses. Technical values, such as icon names, are not facts. */
function dataFacts([, { site }]: Both<FactVersion>, values: readonly ValueChange[]): readonly FoundFact[] {
  const { locales } = site;
  return values.flatMap((value): readonly FoundFact[] => {
    const place = shownSideOf(value);
    if (place === undefined || localeOfValue(place, locales) !== undefined) return [];
    const [from, to] = [textOfFact(value.before?.value), textOfFact(value.after?.value)];
    if (from === undefined && to === undefined) return [];
    const all = (text: string | undefined): Readonly<Record<Locale, string>> =>
      text === undefined ? {} : Object.fromEntries(locales.list.map((locale) => [locale, text]));
    const name = `${place.file}: ${place.path.join('.')}`;
    return [{ kind: kindOf(to ?? from ?? '', name), name, before: all(from), after: all(to), unchangedIn: [], values: [value] }];
  });
}

const isoDate = /^\d{4}-\d\d-\d\d(?:T[\d:.+Z-]+)?$/;

function textOfFact(value: Leaf | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return isoDate.test(value) || /^\+?\d[\d\s/()-]{5,}$/.test(value) || /^[^\s@]+@[^\s@]+$/.test(value) || /^https?:/.test(value)
    ? value
    : undefined;
}

const kinds: readonly (readonly [FactChange['kind'], RegExp])[] = [
  ['email', /@/],
  ['url', /^https?:|^www\./],
  ['date', /^\d{4}-\d\d|^\d{1,2}:\d\d$|^--/],
  ['percentage', /%$/],
  ['price', /^\p{Sc}|\p{Sc}$|^[A-Z]{3}\d|\d [A-Z]{3}$/u],
  ['phone', /^\+?\d[\d\s/()-]{6,}$/],
  ['count', /^[\d.,]+$/],
];

function kindOf(text: string, name: string): FactChange['kind'] {
  if (/^price\./.test(name) || /^prices\.yaml: .*(?:regular|amounts)/.test(name)) return 'price';
  if (/^campaign\..*\.end$/.test(name)) return 'date';
  return kinds.find(([, pattern]) => pattern.test(text.replaceAll(/[\u00a0\u202f]/g, ' ')))?.[0] ?? 'claim';
}
