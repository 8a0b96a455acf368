// What every site needs: a home page and a not-found page in each language, and the external addresses that its
// templates name.

import { valueAt } from '../../data/value-at.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/collection.ts';
import { neededFiles as filesNeeded } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Signatures } from '../signature.ts';
import { type EntrySources, entryPaths, type FileEntry, isNotFound } from '../urls/entry-paths.ts';
import { siteCheck } from './check.ts';

interface NeededSources extends EntrySources {
  /** Those that are left out, too. */
  readonly all: EntrySources['entries'];
  readonly model: EntrySources['model'] & Pick<ContentModel, 'externals'>;
}

/** Findings for what is not there. Files that could not be read are not blamed. */
function checkNeeded(sources: NeededSources, settings: unknown): Finding[] {
  const { entries, all, signatures, model } = sources;
  const folder = homeFolder(model);
  const readable = entries.every((entry) => entry.folder !== folder || signatures.get(entry.file) !== undefined);
  const paths = entryPaths(sources);
  const home = entries.find(({ file }) => paths.get(file) === '/');
  const notFound = entries.find((entry) => isNotFound(entry, model));
  const name = `${folder}/home.yaml`;
  // One that is a draft is reported as such.
  const isThere = [...entryPaths({ ...sources, entries: all })].some(([, path]) => path === '/');
  return [
    ...(!isThere && readable ? [createFinding('file-missing', { file: name }, { name })] : []),
    ...[home, notFound].flatMap((page) =>
      page === undefined ? [] : inEveryLanguage(page, entries, { signatures, locales: model.locales }),
    ),
    ...(notFound === undefined ? [] : withoutPath(notFound, signatures)),
    ...externals(settings, model.externals ?? []),
  ];
}

/** Where a home page is looked for: beside the not-found page. */
const homeFolder = ({ collections, notFound }: EntrySources['model']): string =>
  notFound?.replace(/\/.*$/, '') ?? Object.keys(collections)[0] ?? 'pages';

/** The page must exist in every language of the site: others lead there. */
function inEveryLanguage(
  { file }: FileEntry,
  entries: readonly FileEntry[],
  { signatures, locales }: { readonly signatures: Signatures; readonly locales: Locales },
): Finding[] {
  const own = signatures.get(file)?.languages;
  const all = locales.list.filter((locale) => entries.some((entry) => signatures.get(entry.file)?.languages?.includes(locale)));
  if (own === undefined || all.every((locale) => own.includes(locale))) return [];
  return [
    createFinding('list-length', { file, path: ['languages'] }, { key: 'languages', expected: { languages: all }, actual: own.length }),
  ];
}

function withoutPath({ file }: FileEntry, signatures: Signatures): Finding[] {
  const path = signatures.get(file)?.path;
  return path !== undefined && path !== '/404'
    ? [createFinding('format-invalid', { file, path: ['path'] }, { key: 'path', value: path, expected: 'noPath' })]
    : [];
}

function externals(site: unknown, needed: readonly string[]): Finding[] {
  const known = valueAt(site, ['externals']);
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return [];
  return needed
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => createFinding('key-missing', { file: 'site.yaml', path: ['externals', name] }, { key: name, parent: ['externals'] }));
}

/** The files that a site must have. */
export const neededFiles = siteCheck({
  codes: ['file-missing'],
  reads: ['files', 'model'],
  check: ({ files, model }) =>
    [
      ...filesNeeded(model).filter((name) => !files.single.includes(name)),
      // Hosts show it for every address that is not there.
      ...(model.notFound === undefined || files.entries.some((entry) => isNotFound(entry, model)) ? [] : [`${model.notFound}.yaml`]),
    ].map((name) => createFinding('file-missing', { file: name }, { name })),
});

export const neededPages = siteCheck({
  codes: ['file-missing', 'format-invalid', 'key-missing', 'list-length'],
  reads: ['entries', 'files', 'single', 'model'],
  check: ({ entries, files, single, model }) => checkNeeded({ ...entries, all: files.entries, model }, single.get('site.yaml')),
});
