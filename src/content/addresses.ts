// The address of each thing in the content: from its `path` where it has one, else from the name of its file.
// Works on raw data, so that one broken file does not hide where the others stand.
import { editionPath, pagePath, solutionPath } from '../model/route-path.ts';
import type { Classified } from './classify.ts';
import { valueAt } from './schema-walk.ts';

type Data = ReadonlyMap<string, unknown>;
type FileEntry = Classified['entries'][number];

/** The text at a key of a file; undefined where there is none. */
export const textAt = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, [key]);
  return typeof value === 'string' ? value : undefined;
};

/** True for a page that has a section which lists the solutions. */
function listsSolutions(page: unknown): boolean {
  const sections = valueAt(page, ['sections']);
  return Array.isArray(sections) && sections.some((section) => valueAt(section, ['type']) === 'solutions');
}

/** The page that lists the solutions, under which they stand. */
export const overviewIn = (entries: readonly FileEntry[], data: Data): FileEntry | undefined =>
  entries.find(({ folder, file }) => folder === 'pages' && listsSolutions(data.get(file)));

/** Gives the German path of an entry; undefined for a solution while no page lists the solutions. */
export function addressesIn(
  entries: readonly FileEntry[],
  data: Data,
): (entry: Omit<FileEntry, 'file'>, path?: string) => string | undefined {
  const overview = overviewIn(entries, data);
  const base = overview === undefined ? undefined : pagePath(overview.id, textAt(data.get(overview.file), 'path'));
  return ({ folder, id }, path) => {
    if (folder === 'pages') return pagePath(id, path);
    if (folder === 'editions') return editionPath(id, path);
    return base === undefined ? undefined : solutionPath(id, base);
  };
}
