// Finds what a query on the command line means: a page by its URL, or any other subject by its name or place in content.
import type { BuildInput } from '../../build/build-input.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { assetFile } from '../../model/asset-file.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { keysIn } from '../../model/data/walk.ts';
import { isEntryFile } from '../../model/entry-file.ts';
import { messagesFile } from '../../model/kind.ts';
import type { Site } from '../../model/site-content.ts';
import { withoutBasePath } from '../../output/base-path.ts';
import { messagesIn } from '../../pages/render/view/translate.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type ContentPlace, factPlaces, placeKeyOf, yamlDataOf } from './places.ts';

export type SubjectKind =
  | 'page'
  | 'file'
  | 'fact'
  | 'price list'
  | 'campaign'
  | 'words'
  | 'contact'
  | 'external address'
  | 'setting'
  | 'asset'
  | 'icon'
  | 'island';

export interface Subject {
  readonly kind: SubjectKind;
  readonly name: string;
  /** The spelling that means only this subject. */
  readonly exactly: string;
  /** Other names of the subject. */
  readonly also: readonly string[];
  /** Where the subject is defined: one place, or one for each language; none for icons and islands. */
  readonly places: readonly ContentPlace[];
}

export interface Vocabulary {
  readonly site: Site;
  /** The path under which the host serves the site; empty for the root of the host. */
  readonly basePath: string;
  readonly routes: readonly Route[];
  /** All content files except those in the folder `assets`, which the list `assets` names by their path in that folder. */
  readonly files: readonly string[];
  readonly assets: readonly string[];
  readonly icons: readonly string[];
  readonly islands: readonly string[];
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

/** Returns everything that a query of `explain` may mean on this site. */
export const vocabularyOf = (
  { tree, definition, bundle, at }: Pick<BuildInput, 'tree' | 'definition' | 'bundle' | 'at'>,
  { site, routes }: Pick<PreparedSite, 'site' | 'routes'>,
): Vocabulary => ({
  site,
  basePath: definition.basePath ?? '',
  routes: routes.routes,
  files: [...tree.texts.keys()],
  assets: [...tree.assets.keys()],
  icons: definition.icons,
  islands: Object.keys(bundle.scripts.islands),
  at,
});

/** The unambiguous spelling for kinds whose names other kinds may share. */
const spellings: { readonly [Kind in SubjectKind]?: (name: string) => string } = {
  fact: (name) => `{${name}}`,
  words: (name) => `translations.${name}`,
};

interface Keys extends Pick<ContentPlace, 'file' | 'path'> {
  readonly prefixes: readonly string[];
}

/** Returns every subject except pages. */
function subjectsOf({ site, files, assets, icons, islands, at }: Vocabulary): readonly Subject[] {
  const { settings, prices } = site;
  const data = yamlDataOf(site);
  const has = ({ file, path }: ContentPlace): boolean => valueAt(data.get(file), path) !== undefined;
  const of = (kind: SubjectKind, name: string, { also = [], places = [] }: Partial<Pick<Subject, 'also' | 'places'>> = {}): Subject => ({
    kind,
    name,
    exactly: spellings[kind]?.(name) ?? name,
    also,
    places,
  });
  /** Returns a subject for each key of the block at a place. Its name has the first prefix; its other names have the other prefixes. */
  const keyed = (kind: SubjectKind, block: object, { file, path, prefixes: [first = '', ...others] }: Keys): readonly Subject[] =>
    Object.keys(block).map((key) =>
      of(kind, first + key, { also: others.map((prefix) => prefix + key), places: [{ file, path: [...path, key] }] }),
    );
  return [
    ...[...factPlaces(site, at)].filter(([, place]) => has(place)).map(([name, place]) => of('fact', name, { places: [place] })),
    ...keyed('price list', prices.lists, {
      file: 'prices.yaml',
      path: ['lists'],
      prefixes: ['prices.lists.', '', 'prices.', 'price.', 'lists.'],
    }),
    ...keyed('campaign', prices.campaigns, {
      file: 'prices.yaml',
      path: ['campaigns'],
      prefixes: ['prices.campaigns.', '', 'campaign.', 'campaigns.'],
    }),
    ...keyed('contact', settings.contacts, { file: 'site.yaml', path: ['contacts'], prefixes: ['contacts.', ''] }),
    ...keyed('external address', settings.externals, { file: 'site.yaml', path: ['externals'], prefixes: ['externals.', ''] }),
    ...keysIn(messagesIn(site, site.locales.source)).map((path) => {
      const places = site.locales.list.map((locale) => ({ file: messagesFile(locale), path }));
      return of('words', path.join('.'), { places });
    }),
    ...keyed('setting', settings, { file: 'site.yaml', path: [], prefixes: ['site.', ''] }),
    ...files.map((file) => of('file', file, { also: namesOf(file), places: [{ file, path: [] }] })),
    ...assets.map((name) =>
      of('asset', assetFile(name), { also: [name, `content/${assetFile(name)}`], places: [{ file: assetFile(name), path: [] }] }),
    ),
    ...icons.map((name) => of('icon', `icon.${name}`, { also: [name] })),
    ...islands.map((name) => of('island', `island.${name}`, { also: [name] })),
  ];
}

/** Returns other names of a file: its path from the project, its name without folders and, for an entry, its id. */
const namesOf = (file: string): readonly string[] => {
  const own = file.slice(file.lastIndexOf('/') + 1);
  const id = isEntryFile(file) ? [own.replace(/\.ya?ml$/, '')] : [];
  return [...new Set([`content/${file}`, own, ...id])];
};

/**
 * Returns the path in a URL: `/en/ferry-times` for `https://www.example.com/en/ferry-times.html?x`. Returns undefined if `word` is neither
 * a URL below `baseUrl` nor a path.
 */
export function pathInUrl(word: string, baseUrl: string): string | undefined {
  const local = word === baseUrl || word.startsWith(`${baseUrl}/`) ? word.slice(baseUrl.length) || '/' : word;
  if (!local.startsWith('/')) return undefined;
  const path = local
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return path === '' || path === '/index' ? '/' : path;
}

/**
 * Returns the page at the URL `word`; otherwise the possible meanings of `word`, one for each place. If there are none, `near` is a name
 * with a similar spelling, if one exists.
 */
export function readingsOf(
  word: string,
  vocabulary: Vocabulary,
): { readonly route: Route } | { readonly subjects: readonly Subject[]; readonly near: string | undefined } {
  const { routes, site, basePath } = vocabulary;
  const own = word === basePath ? '/' : withoutBasePath(word, basePath);
  const path = pathInUrl(own ?? word, site.settings.baseUrl + basePath);
  const route = routes.find((each) => each.path === path || (path !== undefined && `/${each.output}` === `${path}.html`));
  if (route !== undefined) return { route };
  const all = subjectsOf(vocabulary);
  const exact = all.filter(({ exactly }) => exactly === word);
  const found = exact.length > 0 ? exact : all.filter(({ name, also }) => name === word || also.includes(word));
  const unique = [
    ...new Map(found.map((each) => [each.places.length === 0 ? each.name : each.places.map(placeKeyOf).join(' '), each])).values(),
  ];
  const names = path === undefined ? all.flatMap(({ name, also }) => [name, ...also]) : routes.map((each) => each.path);
  return { subjects: unique, near: unique.length > 0 ? undefined : suggest(path ?? word, names) };
}
