// What there is to refer to: every id, address, contact, price list, icon and file by name. Made from the
// raw data, so that a file with one mistake does not make every link to it a mistake too.
import type { Locales } from '../model/locale.ts';
import { notFoundId } from '../model/page.ts';
import { valueAt } from './schema-walk.ts';
import { type Languages, listedLanguages } from './walk.ts';

export interface Target {
  readonly file: string;
  /** Undefined where its file is broken. */
  readonly languages: Languages;
  /** The ids of its sections; undefined where it has none, or its file is broken. */
  readonly anchors: readonly string[] | undefined;
}

/** Lists are undefined where the file that would say so is broken: then nothing is unknown. */
export interface Names {
  readonly pages: ReadonlyMap<string, Target>;
  readonly solutions: ReadonlyMap<string, Target>;
  readonly editions: ReadonlyMap<string, Target>;
  readonly externals: readonly string[] | undefined;
  readonly phones: readonly string[] | undefined;
  readonly emails: readonly string[] | undefined;
  readonly priceLists: readonly string[] | undefined;
  readonly campaigns: readonly string[] | undefined;
  readonly categories: readonly string[] | undefined;
  readonly icons: readonly string[];
  readonly assets: readonly string[];
}

/** The pages that links and parents may name: hosts show the not-found page, nothing leads to it. */
export const linkablePages = ({ pages }: Names): string[] => [...pages.keys()].filter((id) => id !== notFoundId);

export interface Vocabulary {
  readonly locales: Locales;
  /** The icons that templates can draw. */
  readonly icons: readonly string[];
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
}

/** The keys of a block; undefined where there is none, which is reported as such. */
const keysOf = (value: unknown): string[] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const stringsOf = (list: unknown[]): string[] => list.filter((item) => typeof item === 'string');

function targetOf(file: string, data: unknown, locales: Locales): Target {
  const sections = valueAt(data, ['sections']);
  const anchors = Array.isArray(sections) ? stringsOf(sections.map((section) => valueAt(section, ['id']))) : undefined;
  return { file, languages: listedLanguages(data, locales), anchors };
}

/** The id of a file in a folder of content: its name without folder and ending. */
export const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** Of two files with one id, which is reported as such, the first. */
const targetsIn = (data: ReadonlyMap<string, unknown>, folder: string, locales: Locales): ReadonlyMap<string, Target> =>
  new Map(
    [...data]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => [idOf(file), targetOf(file, value, locales)] as const)
      .reverse(),
  );

/** The names in parsed data by file; a file that could not be parsed is there with undefined. */
export function indexNames(data: ReadonlyMap<string, unknown>, vocabulary: Vocabulary, assets: Iterable<string>): Names {
  const site = data.get('site.yaml');
  const prices = data.get('prices.yaml');
  return {
    pages: targetsIn(data, 'pages', vocabulary.locales),
    solutions: targetsIn(data, 'solutions', vocabulary.locales),
    editions: targetsIn(data, 'editions', vocabulary.locales),
    externals: keysOf(valueAt(site, ['externals'])),
    phones: contactsWith(site, 'phone'),
    emails: contactsWith(site, 'email'),
    priceLists: keysOf(valueAt(prices, ['lists'])),
    campaigns: keysOf(valueAt(prices, ['campaigns'])),
    categories: categoriesIn(data),
    icons: vocabulary.icons,
    assets: [...assets],
  };
}

const contactsWith = (site: unknown, key: 'phone' | 'email'): string[] | undefined =>
  keysOf(valueAt(site, ['contacts']))?.filter((name) => valueAt(site, ['contacts', name, key]) !== undefined);

/** The categories of all overviews; undefined without one, and while a page is broken, which might be one. */
function categoriesIn(data: ReadonlyMap<string, unknown>): string[] | undefined {
  const pages = [...data].filter(([file]) => file.startsWith('pages/'));
  if (pages.some(([, page]) => page === undefined)) return undefined;
  const overviews = pages
    .flatMap(([, page]) => listOf(valueAt(page, ['sections'])))
    .filter((section) => valueAt(section, ['type']) === 'solutions');
  if (overviews.length === 0) return undefined;
  return stringsOf(overviews.flatMap((section) => listOf(valueAt(section, ['categories'])).map((category) => valueAt(category, ['id']))));
}
