// What there is to refer to: every id, address, contact, price list, icon and file by name. Made from the
// raw data, so that a file with one mistake does not make every link to it a mistake too.
import { isLocale, type Locale, locales } from '../model/locale.ts';
import { valueAt } from './schema-walk.ts';

export interface Target {
  readonly file: string;
  readonly languages: readonly Locale[];
  /** The ids of its sections. */
  readonly anchors: readonly string[];
}

export interface Names {
  readonly pages: ReadonlyMap<string, Target>;
  readonly solutions: ReadonlyMap<string, Target>;
  readonly editions: ReadonlyMap<string, Target>;
  readonly externals: readonly string[];
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly priceLists: readonly string[];
  readonly campaigns: readonly string[];
  readonly categories: readonly string[];
  readonly icons: readonly string[];
  readonly assets: readonly string[];
}

export interface Vocabulary {
  /** The icons that templates can draw. */
  readonly icons: readonly string[];
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const stringsOf = (list: unknown[]): string[] => list.filter((item) => typeof item === 'string');

const languagesOf = (data: unknown): readonly Locale[] => {
  const listed = listOf(valueAt(data, ['languages'])).filter(isLocale);
  return listed.length > 0 ? listed : locales;
};

const targetOf = (file: string, data: unknown): Target => ({
  file,
  languages: languagesOf(data),
  anchors: stringsOf(listOf(valueAt(data, ['sections'])).map((section) => valueAt(section, ['id']))),
});

/** The id of a file in a folder of content: its name without folder and ending. */
export const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

const targetsIn = (data: ReadonlyMap<string, unknown>, folder: string): ReadonlyMap<string, Target> =>
  new Map([...data].filter(([file]) => file.startsWith(`${folder}/`)).map(([file, value]) => [idOf(file), targetOf(file, value)]));

/** The names in parsed data by file; a file that could not be parsed is there with undefined. */
export function indexNames(data: ReadonlyMap<string, unknown>, vocabulary: Vocabulary, assets: Iterable<string>): Names {
  const site = data.get('site.yaml');
  const prices = data.get('prices.yaml');
  const contacts = Object.entries((valueAt(site, ['contacts']) as object | undefined) ?? {});
  const sections = [...data].filter(([file]) => file.startsWith('pages/')).flatMap(([, page]) => listOf(valueAt(page, ['sections'])));
  const categories = sections
    .filter((section) => valueAt(section, ['type']) === 'solutions')
    .flatMap((section) => listOf(valueAt(section, ['categories'])));
  return {
    pages: targetsIn(data, 'pages'),
    solutions: targetsIn(data, 'solutions'),
    editions: targetsIn(data, 'editions'),
    externals: keysOf(valueAt(site, ['externals'])),
    phones: contacts.filter(([, contact]) => valueAt(contact, ['phone']) !== undefined).map(([name]) => name),
    emails: contacts.filter(([, contact]) => valueAt(contact, ['email']) !== undefined).map(([name]) => name),
    priceLists: keysOf(valueAt(prices, ['lists'])),
    campaigns: keysOf(valueAt(prices, ['campaigns'])),
    categories: stringsOf(categories.map((category) => valueAt(category, ['id']))),
    icons: vocabulary.icons,
    assets: [...assets],
  };
}
