// Checks that paths of pages are unique and not reserved, that every entry that should have a path has one, and that no page is its own
// ancestor. Works on data before validation, so that its findings are reported together with those of validation.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { Signatures } from '../../signature.ts';
import type { EntryIndex } from '../../urls/entry-index.ts';
import {
  attemptListed,
  attemptsIn,
  type EntrySources,
  entryLanguages,
  entryPaths,
  type FileEntry,
  isNotFound,
  listingTypes,
  overviewIn,
  pathPlace,
} from '../../urls/entry-paths.ts';
import { siteCheck } from '../check.ts';

/** Paths that the build uses, and names that hosts treat as a folder's index or as the not-found page. */
const reserved = /^\/(?:assets|404)(?:\/|$)|\/(?:404|index)$/;

/** Returns whether a path begins with the prefix of a language. */
const isPrefixed = (path: string, { list, of }: Locales): boolean =>
  list.map((locale) => of(locale).prefix).some((prefix) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));

/** Returns findings for the paths of all entries. */
const checkPaths = (sources: EntryIndex): Finding[] => [
  ...Object.keys(sources.model.collections).flatMap((folder) => withoutOverview(sources, folder)),
  ...collisions(sources),
  ...faultyRoutes(sources),
  ...Object.keys(sources.model.collections).flatMap((folder) =>
    parentLoops(
      sources.entries.filter((entry) => entry.folder === folder),
      sources.signatures,
    ),
  ),
];

/** Returns a finding for a collection whose entries have no paths, because no page lists them. */
function withoutOverview(sources: EntrySources, folder: string): Finding[] {
  const { entries, signatures, model } = sources;
  const types = listingTypes(model, folder);
  const [first] = entries.filter((entry) => entry.folder === folder);
  if (first === undefined || overviewIn(sources, folder) !== undefined) return [];
  // A broken page might list the entries.
  const readable = entries.every((entry) => entry.folder === folder || signatures.get(entry.file) !== undefined);
  return readable && !entryPaths({ ...sources, entries: [first] }).has(first.file) && (types.length > 0 || wouldHavePage(first, sources))
    ? [createFinding('overview-missing', { file: first.file }, { folder, types })]
    : [];
}

/** Returns whether the entry would get a path as soon as a page lists its collection. False for collections without pages. */
function wouldHavePage(entry: FileEntry, sources: EntrySources): boolean {
  const { locales } = sources.model;
  const [language = locales.source] = entryLanguages(sources.signatures.get(entry.file), locales);
  return attemptListed(entry, language, sources).path !== undefined;
}

/**
 * Returns a finding for each collection with a failing route, at the first entry for which the route fails. `read.ts`
 * later moves the finding to the function of the route.
 */
function faultyRoutes(sources: EntrySources): Finding[] {
  const { entries, signatures, model } = sources;
  const attempt = attemptsIn(sources);
  return Object.keys(model.collections).flatMap((folder) => {
    for (const entry of entries.filter((each) => each.folder === folder)) {
      const signature = signatures.get(entry.file);
      // An entry without a signature could not be parsed.
      if (signature === undefined) continue;
      const faults = entryLanguages(signature, model.locales).flatMap((language) => attempt(entry, language, signature).fault ?? []);
      if (faults[0] !== undefined)
        return [createFinding('config-invalid', { file: entry.file }, { what: `the route of ${folder} ${faults[0]}`, route: folder })];
    }
    return [];
  });
}

function collisions(sources: EntryIndex): Finding[] {
  const { entries, signatures, model } = sources;
  const { locales } = model;
  /** Files by language and path. */
  const taken = new Map<string, string>();
  const paths = sources.paths();
  // Entries with a written path come later, so that a duplicate is reported there and not at a path derived from a file name.
  const written = (entry: FileEntry): number => (signatures.get(entry.file)?.path === undefined ? 0 : 1);
  const inOrder = [...entries].sort((a, b) => written(a) - written(b));
  return inOrder.flatMap((entry) => {
    const { file, folder, id } = entry;
    const found = [...(paths.get(file) ?? [])].flatMap(([language, path]) => {
      const place = pathPlace(file, signatures.get(file), language);
      if (!isNotFound(entry, model) && (reserved.test(path) || isPrefixed(path, locales)))
        return [createFinding('url-reserved', place, { url: path })];
      const key = `${language} ${path}`;
      const other = taken.get(key);
      taken.set(key, other ?? file);
      // Another check reports two files of a collection with the same id.
      return other === undefined || other === file || (idOf(other) === id && collectionOf(other) === folder)
        ? []
        : [createFinding('url-duplicate', place, { url: path, other })];
    });
    return oncePerPlace(found);
  });
}

/** Removes repeated findings of a path that is the same in all languages. */
const oncePerPlace = (findings: readonly Finding[]): readonly Finding[] =>
  [...new Map(findings.map((finding) => [JSON.stringify(finding.path), finding] as const).reverse()).values()].reverse();

function parentLoops(pages: readonly FileEntry[], signatures: Signatures): Finding[] {
  // If two files have the same id, which another check reports, the first one is used.
  const files = new Map(pages.map(({ id, file }) => [id, file] as const).reverse());
  const parents = new Map([...files].map(([id, file]) => [id, signatures.get(file)?.parent]));
  return [...files].flatMap(([id, file]) => {
    const seen = new Set<string>();
    for (let at = parents.get(id); at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === id) return [createFinding('parent-loop', { file, path: ['parent'] }, { name: id })];
      seen.add(at);
    }
    return [];
  });
}

export const pathsCheck = siteCheck({
  codes: ['config-invalid', 'overview-missing', 'parent-loop', 'url-duplicate', 'url-reserved'],
  reads: ['entries'],
  check: ({ entries }) => checkPaths(entries),
});
