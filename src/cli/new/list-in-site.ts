import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { writeContent } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { listCollection, listingLines } from '../../tools/new/code/list-collection.ts';
import { definitionName } from '../../tools/new/code/new-code.ts';

const configFile = 'archipel.config.ts';

/**
 * Adds a new collection to the configuration, unless a glob import finds its folder. Returns the changed paths. If `collections` is
 * written in a form that this function cannot extend, also returns the lines for the user to add.
 */
export function listInSite({ root }: Project, name: string): { readonly paths: readonly string[]; readonly byHand?: readonly string[] } {
  const index = join(root, 'templates/collections/index.ts');
  if (existsSync(index) && readFileSync(index, 'utf8').includes('import.meta.glob')) return { paths: [] };
  const listing = { name, local: definitionName(name) };
  const listed = listCollection(readFileSync(join(root, configFile), 'utf8'), listing);
  if (listed === undefined) return { paths: [], byHand: listingLines(listing) };
  writeContent(root, { path: configFile, bytes: listed });
  return { paths: [displayPaths(join(root, configFile)).displayPath('')] };
}
