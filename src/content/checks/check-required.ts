// Checks that a site has the required files, and a home page and a not-found page in each language. Also checks that site.yaml lists the
// external sites to which the templates link by name.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { sameOrSimilar } from '../../diagnostics/suggest.ts';
import type { ContentModel } from '../../model/collection.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { type EntryPath, path } from '../../model/entries/path.ts';
import { neededFiles as filesNeeded } from '../../model/kind.ts';
import type { Classification } from '../classify.ts';
import type { Signatures } from '../signature.ts';
import { type EntrySources, type FileEntry, isHome, isNotFound, type PathsByLanguage, pathPlace } from '../urls/entry-paths.ts';
import { type CheckContext, siteCheck } from './check.ts';

interface NeededSources extends Pick<CheckContext, 'allEntries' | 'entries'> {
  readonly model: EntrySources['model'] & Pick<ContentModel, 'externals'>;
}

/**
 * Returns findings for a missing home page, for missing languages and wrong paths of the home page and the not-found page, and for
 * missing external sites. The home page is not reported as missing while a file that might define it cannot be parsed.
 */
function checkNeeded(sources: NeededSources, settings: unknown): Finding[] {
  const { entries: index, allEntries, model } = sources;
  const { entries, signatures } = index;
  const folder = homeFolder(model);
  const readable = entries.every((entry) => entry.folder !== folder || signatures.get(entry.file) !== undefined);
  const paths = index.paths();
  const homes = entries.filter(({ file }) => isHome(paths.get(file)));
  // If several pages have the URL, another check reports that, and languages that only one of them lacks do not matter.
  const home = homes.find((entry) => inEveryLanguage(entry, 'home', sources).length === 0) ?? homes[0];
  const notFound = entries.find((entry) => isNotFound(entry, model));
  const name = `${folder}/home.yaml`;
  // A home page that is a draft is reported by another check.
  const isThere = [...allEntries.paths().values()].some(isHome);
  const misplaced = isThere ? undefined : entries.find(({ file }) => file === name);
  return [
    ...(!isThere && readable && misplaced === undefined ? [createFinding('file-missing', { file: name }, { name })] : []),
    // Validation reports an invalid path, and other checks report a file that cannot be read.
    ...(misplaced === undefined || !readable || !path.optional().safeParse(signatures.get(name)?.path).success
      ? []
      : homeElsewhere(misplaced, paths.get(name), signatures)),
    ...(home === undefined ? [] : inEveryLanguage(home, 'home', sources)),
    ...(notFound === undefined ? [] : inEveryLanguage(notFound, 'notFound', sources)),
    ...(home === undefined ? [] : homeElsewhere(home, paths.get(home.file), signatures)),
    ...(notFound === undefined ? [] : withoutPath(notFound, signatures)),
    ...externals(settings, model.externals ?? []),
  ];
}

/**
 * Returns the folder that the message suggests for a home page: the folder of the not-found page, or else the first collection,
 * or else `pages`.
 */
const homeFolder = ({ collections, notFound }: EntrySources['model']): string =>
  notFound?.replace(/\/.*$/, '') ?? Object.keys(collections)[0] ?? 'pages';

/** Returns a finding if the home page or the not-found page is missing in a language in which the site has other pages. */
function inEveryLanguage(
  { file, folder }: FileEntry,
  page: 'home' | 'notFound',
  { entries: { entries, signatures }, model: { locales, collections } }: NeededSources,
): Finding[] {
  const own = signatures.get(file)?.languages;
  const all = locales.list.filter((locale) => entries.some((entry) => signatures.get(entry.file)?.languages?.includes(locale)));
  const lacking = own === undefined ? [] : all.filter((locale) => !own.includes(locale));
  if (own === undefined || lacking.length === 0) return [];
  const expected = { lacking, page, ...(collections[folder]?.markdown === true && { isFrontMatter: true }) };
  return [createFinding('list-length', { file, path: ['languages'] }, { key: 'languages', expected, actual: own.length })];
}

function withoutPath({ file }: FileEntry, signatures: Signatures): Finding[] {
  const own = signatures.get(file)?.path;
  return own !== undefined && own !== '/404'
    ? [createFinding('format-invalid', { file, path: ['path'] }, { key: 'path', value: written(own), expected: 'noPath' })]
    : [];
}

const written = (own: EntryPath): string => (typeof own === 'string' ? own : Object.values(own).join(', '));

/** Returns a finding for each language in which the path of the home page is not `/`. The header of every page links to `/`. */
function homeElsewhere({ file }: FileEntry, paths: PathsByLanguage = new Map(), signatures: Signatures): readonly Finding[] {
  const found = [...paths].flatMap(([language, value]) => {
    const place = pathPlace(file, signatures.get(file), language);
    return value === '/' ? [] : [createFinding('value-not-allowed', place, { key: 'path', value, allowed: ['/'], suggestion: '/' })];
  });
  // A single path is that of every language.
  return typeof signatures.get(file)?.path === 'object' ? found : found.slice(0, 1);
}

function externals(site: unknown, needed: readonly string[]): Finding[] {
  const known = valueAt(site, ['externals']);
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return [];
  return needed
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => createFinding('key-missing', { file: 'site.yaml', path: ['externals', name] }, { key: name, parent: ['externals'] }));
}

/** Reports a missing not-found page, which hosts serve for every unknown URL. The configuration may name it wrongly. */
function missingNotFound({ entries }: Pick<Classification, 'entries'>, model: ContentModel): Finding[] {
  const { notFound } = model;
  if (notFound === undefined || entries.some((entry) => isNotFound(entry, model))) return [];
  const pages = entries.filter(({ folder }) => notFound.startsWith(`${folder}/`)).map(({ file }) => file.replace(/\.[^.]+$/, ''));
  const name = notFound.replace(/\.ya?ml$/, '');
  const suggestion = sameOrSimilar(name, pages);
  const file = `${notFound}.yaml`;
  return [createFinding('file-missing', { file }, { name: file, option: 'notFound', suggestion })];
}

/** Reports required files that are missing. */
export const neededFilesCheck = siteCheck({
  codes: ['file-missing'],
  reads: ['files', 'model'],
  check: ({ files, model }) => [
    ...filesNeeded(model)
      .filter((name) => !files.single.includes(name))
      .map((name) => createFinding('file-missing', { file: name }, { name })),
    ...missingNotFound(files, model),
  ],
});

export const neededPagesCheck = siteCheck({
  codes: ['file-missing', 'format-invalid', 'key-missing', 'list-length', 'value-not-allowed'],
  reads: ['entries', 'allEntries', 'single', 'model'],
  check: ({ entries, allEntries, single, model }) => checkNeeded({ entries, allEntries, model }, single.get('site.yaml')),
});
