// Computes the paths at which Hugo published pages by `permalinks` in its configuration:
// https://gohugo.io/configuration/permalinks/
import { type ConfigData, lowerKeys } from '../config-data.ts';
import type { HugoSite } from './hugo-site.ts';
import { dayOfYear, type PermalinkPath } from './permalink.ts';

/** A text of the other site. */
export interface NamedMatter {
  /** The path in the imported folder without language and extension. */
  readonly name: string;
  readonly locale: string;
  readonly data: ConfigData;
}

/** Returns the function that computes the path of a page. The function returns undefined for a page without a pattern. */
export function hugoPermalinks(
  { config, languages, folder }: HugoSite,
  names: ReadonlySet<string>,
): (page: NamedMatter) => PermalinkPath | undefined {
  return ({ name, locale, data }) => {
    const patterns = lowerKeys(languages[locale.toLowerCase()])['permalinks'] ?? config['permalinks'];
    if (folder === undefined || patterns === undefined || typeof lowerKeys(data)['url'] === 'string') return undefined;
    if (Array.isArray(patterns)) return { pattern: '[[permalinks]]', part: 'target' };
    const path = [...folder, ...name.split('/')];
    const pattern = patternOf(path, lowerKeys(patterns));
    if (pattern === undefined) return undefined;
    // A folder below the first one is a section if it has an _index.md.
    const isSection = (depth: number): boolean => depth === 1 || names.has(`${path.slice(folder.length, depth).join('/')}/_index`);
    const depth = [...path.keys()].findLast((each) => each > 0 && isSection(each)) ?? 0;
    const sections = folder.length > 1 ? undefined : path.slice(0, depth);
    return filled(pattern, valuesOf(path, { sections, data: lowerKeys(data), dates: datesIn(config) }));
  };
}

/** Returns the pattern of a page: that of the narrowest section. Patterns that name no kind are for pages only. */
function patternOf(path: readonly string[], patterns: ConfigData): string | undefined {
  const isSection = path.at(-1) === '_index';
  const ofKind = isSection ? lowerKeys(patterns['section']) : { ...patterns, ...lowerKeys(patterns['page']) };
  const page = (/^_?index$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path).map(urlized).join('/');
  const [found] = Object.entries(ofKind)
    .map(([key, pattern]) => [key.replaceAll(/^[ /]+|[ /]+$/g, ''), pattern] as const)
    .filter(([key]) => page !== '' && (key === '' ? !page.includes('/') : `${page}/`.startsWith(`${key}/`)))
    .sort(([one], [other]) => other.length - one.length);
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

/** The keys from which Hugo takes the date of a page, unless its configuration names others. */
const dateKeys = ['date', 'publishdate', 'pubdate', 'published', 'lastmod', 'modified'];

function datesIn(config: ConfigData): readonly string[] {
  const written = lowerKeys(config['frontmatter'])['date'] ?? ':default';
  return [written].flat().flatMap((each) => (each === ':default' ? dateKeys : [String(each).toLowerCase()]));
}

interface PageData {
  /** The names of the sections around the page; undefined if the imported folder does not show them. */
  readonly sections: readonly string[] | undefined;
  readonly data: ConfigData;
  readonly dates: readonly string[];
}

/** Returns the values for a pattern, by their names. */
function valuesOf(path: readonly string[], { sections, data, dates }: PageData): Readonly<Record<string, string | undefined>> {
  const file = path.at(-1) ?? '';
  const base = /^_?index$/.test(file) ? (path.at(-2) ?? '') : file;
  const [, ofName, rest] = (dates.includes(':filename') ? /^(\d{4}-\d\d-\d\d)-(.*)$/.exec(base) : null) ?? [];
  const textAt = (key: string): string | undefined => (['string', 'number'].includes(typeof data[key]) ? String(data[key]) : undefined);
  const title = urlized(textAt('title') ?? '');
  const slug = urlized(textAt('slug') ?? rest ?? '');
  const written = dates.map((key) => (key === ':filename' ? ofName : textAt(key))).find((each) => /^\d{4}-\d\d-\d\d/.test(each ?? ''));
  const contentbasename = urlized(base);
  const filename = file === '_index' ? '' : contentbasename;
  const values = {
    ...dateValues(written),
    section: path.slice(0, -1).map(urlized)[0],
    sections: sections?.map(urlized).join('/'),
    title,
    slug: slug || title,
    filename,
    contentbasename,
    slugorfilename: slug || filename,
    slugorcontentbasename: slug || contentbasename,
  };
  // What Hugo makes of these characters depends on its version.
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== undefined && !/[+#]/.test(value) && (value !== '' || key === 'filename')),
  );
}

function dateValues(written: string | undefined): Readonly<Record<string, string>> {
  if (written === undefined) return {};
  const [year = '', month = '', day = ''] = written.slice(0, 10).split('-');
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const nameOf = (part: 'month' | 'weekday'): string => new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' }).format(date);
  return {
    year,
    month,
    day,
    monthname: nameOf('month'),
    weekdayname: nameOf('weekday'),
    weekday: String(date.getUTCDay()),
    yearday: String(dayOfYear(year, month, day)),
  };
}

function filled(pattern: string, values: Readonly<Record<string, string | undefined>>): PermalinkPath {
  const parts = pattern.match(/:\w+(?:\[.+?\])?/g) ?? [];
  const part = parts.find((each) => !Object.hasOwn(values, each.slice(1)));
  if (part !== undefined) return { pattern, part };
  return { path: `/${pattern.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? '')}`.replaceAll(/\/{2,}/g, '/') };
}

/** Converts words as Hugo does for URLs: `Fares & times!` → `fares-times`. */
const urlized = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s./\\_#+~@-]/gu, '')
    .trim()
    .replaceAll(/\s*-\s+|\s+(?=-)/g, (found) => (found.includes('-') ? '-' : ''))
    .replaceAll(/\s+/g, '-');
