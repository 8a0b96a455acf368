// Where each entry stands on the site, from raw data: for checks that work beside a broken file.
import { editionPath, pagePath, solutionPath } from '../../model/route-path.ts';
import type { Classified } from '../classify.ts';
import { valueAt } from '../schema-walk.ts';

export type Data = ReadonlyMap<string, unknown>;
export type FileEntry = Classified['entries'][number];

/** The text under `key`, where there is one. */
export const textAt = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, [key]);
  return typeof value === 'string' ? value : undefined;
};

/** True for a page that has a section which lists the solutions. */
function listsSolutions(page: unknown): boolean {
  const sections = valueAt(page, ['sections']);
  return Array.isArray(sections) && sections.some((section) => valueAt(section, ['type']) === 'solutions');
}

/** The page that lists the solutions, under whose address they stand. */
export const overviewIn = (entries: readonly FileEntry[], data: Data): FileEntry | undefined =>
  entries.find(({ file, folder }) => folder === 'pages' && listsSolutions(data.get(file)));

/** Gives the German path of an entry, there or to come, with its own `path`; undefined for a solution while no page lists them. */
export function pathsIn(entries: readonly FileEntry[], data: Data): (entry: Omit<FileEntry, 'file'>, path?: string) => string | undefined {
  const overview = overviewIn(entries, data);
  const base = overview === undefined ? undefined : pagePath(overview.id, textAt(data.get(overview.file), 'path'));
  return ({ folder, id }, path) => {
    if (folder === 'pages') return pagePath(id, path);
    if (folder === 'editions') return editionPath(id, path);
    return base === undefined ? undefined : solutionPath(id, base);
  };
}

/** The German path of each entry by its file; of solutions only where a page lists them. */
export function entryPaths(entries: readonly FileEntry[], data: Data): ReadonlyMap<string, string> {
  const pathOf = pathsIn(entries, data);
  return new Map(
    entries.flatMap((entry) => {
      const path = pathOf(entry, textAt(data.get(entry.file), 'path'));
      return path === undefined ? [] : [[entry.file, path] as const];
    }),
  );
}
