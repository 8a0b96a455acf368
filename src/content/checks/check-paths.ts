// Addresses: no two things at one, none that the build keeps for itself, no page above itself. Works on raw
// data, so that these mistakes are found beside all others.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Locales } from '../../model/locale.ts';
import { notFoundId } from '../../model/page.ts';
import { idOf } from '../index-names.ts';
import { type Data, entryPaths, type FileEntry, overviewIn, textAt } from '../urls/entry-paths.ts';

/** Addresses that the build takes itself, and names that hosts take for a folder's own page or its not-found page. */
const reserved = /^\/(?:assets|404)(?:\/|$)|\/(?:404|index)$/;

/** True for a path that would be one of another language. */
const isPrefixed = (path: string, { list, of }: Locales): boolean =>
  list.map((locale) => of(locale).prefix).some((prefix) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));

/** Problems of the addresses of all entries. */
export function checkPaths(entries: readonly FileEntry[], data: Data, locales: Locales): Finding[] {
  const pages = entries.filter(({ folder }) => folder === 'pages');
  const solutions = entries.filter(({ folder }) => folder === 'solutions');
  const overview = overviewIn(entries, data);
  const readable = pages.every(({ file }) => data.get(file) !== undefined);
  const missing =
    overview === undefined && readable ? solutions.slice(0, 1).map(({ file }) => createFinding('overview-missing', { file }, {})) : [];
  return [...missing, ...collisions(entries, data, locales), ...parentLoops(pages, data)];
}

function collisions(entries: readonly FileEntry[], data: Data, locales: Locales): Finding[] {
  const taken = new Map<string, string>();
  const paths = entryPaths(entries, data);
  // An address that is written down gives way to those that follow from names of files.
  const written = (entry: FileEntry): number => (textAt(data.get(entry.file), 'path') === undefined ? 0 : 1);
  const inOrder = [...entries].sort((a, b) => written(a) - written(b));
  return inOrder.flatMap(({ file, id }) => {
    const path = paths.get(file);
    if (path === undefined) return [];
    const place = { file, path: ['path'] };
    if (id !== notFoundId && (reserved.test(path) || isPrefixed(path, locales)))
      return [createFinding('url-reserved', place, { url: path })];
    const other = taken.get(path);
    taken.set(path, other ?? file);
    // Two files of one id are reported as such.
    return other === undefined || idOf(other) === id ? [] : [createFinding('url-duplicate', place, { url: path, other })];
  });
}

function parentLoops(pages: readonly FileEntry[], data: Data): Finding[] {
  // Of two files with one id, which is reported as such, the first counts.
  const files = new Map(pages.map(({ id, file }) => [id, file] as const).reverse());
  const parents = new Map([...files].map(([id, file]) => [id, textAt(data.get(file), 'parent')]));
  return [...files].flatMap(([id, file]) => {
    const seen = new Set<string>();
    for (let at = parents.get(id); at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === id) return [createFinding('parent-loop', { file, path: ['parent'] }, { name: id })];
      seen.add(at);
    }
    return [];
  });
}
