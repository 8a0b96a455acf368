// Addresses: no two things at one, none that the build keeps for itself, no page above itself. Works on raw
// data, so that these mistakes are found beside all others.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { idOf } from '../../../model/collection.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { Signatures } from '../../signature.ts';
import { attemptsIn, type EntrySources, entryPaths, type FileEntry, isNotFound, listingTypes, overviewIn } from '../../urls/entry-paths.ts';
import { siteCheck } from '../check.ts';

/** Addresses that the build takes itself, and names that hosts take for a folder's own page or its not-found page. */
const reserved = /^\/(?:assets|404)(?:\/|$)|\/(?:404|index)$/;

/** True for a path that would be one of another language. */
const isPrefixed = (path: string, { list, of }: Locales): boolean =>
  list.map((locale) => of(locale).prefix).some((prefix) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));

/** Problems of the addresses of all entries. */
const checkPaths = (sources: EntrySources): Finding[] => [
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

/** A collection whose entries have no addresses, because no page lists them. */
function withoutOverview(sources: EntrySources, folder: string): Finding[] {
  const { entries, signatures, model } = sources;
  const types = listingTypes(model, folder);
  const [first] = entries.filter((entry) => entry.folder === folder);
  if (first === undefined || types.length === 0 || overviewIn(sources, folder) !== undefined) return [];
  // A broken page might list them.
  const readable = entries.every((entry) => entry.folder === folder || signatures.get(entry.file) !== undefined);
  return readable && !entryPaths({ ...sources, entries: [first] }).has(first.file)
    ? [createFinding('overview-missing', { file: first.file }, { folder, types })]
    : [];
}

/** One for each collection, at its first entry for which the route does not work. */
function faultyRoutes(sources: EntrySources): Finding[] {
  const { entries, signatures, model } = sources;
  const attempt = attemptsIn(sources);
  return Object.keys(model.collections).flatMap((folder) => {
    for (const entry of entries) {
      const { fault } = entry.folder === folder ? attempt(entry, signatures.get(entry.file)?.path) : {};
      if (fault !== undefined) return [createFinding('config-invalid', { file: entry.file }, { what: `the route of ${folder} ${fault}` })];
    }
    return [];
  });
}

function collisions(sources: EntrySources): Finding[] {
  const { entries, signatures, model } = sources;
  const taken = new Map<string, string>();
  const paths = entryPaths(sources);
  // An address that is written down gives way to those that follow from names of files.
  const written = (entry: FileEntry): number => (signatures.get(entry.file)?.path === undefined ? 0 : 1);
  const inOrder = [...entries].sort((a, b) => written(a) - written(b));
  return inOrder.flatMap(({ file, folder, id }) => {
    const path = paths.get(file);
    if (path === undefined) return [];
    const place = { file, path: ['path'] };
    if (!isNotFound({ folder, id }, model) && (reserved.test(path) || isPrefixed(path, model.locales)))
      return [createFinding('url-reserved', place, { url: path })];
    const other = taken.get(path);
    taken.set(path, other ?? file);
    // Two files of one id are reported as such.
    return other === undefined || idOf(other) === id ? [] : [createFinding('url-duplicate', place, { url: path, other })];
  });
}

function parentLoops(pages: readonly FileEntry[], signatures: Signatures): Finding[] {
  // Of two files with one id, which is reported as such, the first counts.
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

export const paths = siteCheck({
  codes: ['overview-missing', 'parent-loop', 'url-duplicate', 'url-reserved'],
  reads: ['entries'],
  check: ({ entries }) => checkPaths(entries),
});
