// Loads entries from code while a site is edited. Functions of the definition, called sources, return these entries, which are not in
// content files. A source is called again when its code or a file that it has read changes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { joinTree } from '../../content/join-tree.ts';
import { moveToOrigins } from '../../content/sourced-tree.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { InputHashes } from '../../node/bundle/inputs.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { Project } from '../../node/project.ts';
import { createSourceLoader, type LoadedSources, type SourceRequest } from '../../node/sources/source-loader.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { type Watching, watchFolders } from './watch-folders.ts';

export interface SourceEdits {
  /** Resolves to the tree with entries from code. Resolves to the same object again for the same tree and equal entries. */
  readonly join: (tree: ContentTree, request: SourceRequest) => Promise<ContentTree>;
  /** Returns the last joined tree, or undefined before the first. */
  readonly tree: () => ContentTree | undefined;
  /** Moves diagnostics of the last joined tree to the places where its entries are written. */
  readonly located: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
  /** Returns the files that sources have read, with the hashes of the bytes that the sources got. */
  readonly reads: () => InputHashes;
  readonly close: () => Promise<void>;
}

/**
 * Creates the functions that load entries for `watch`. When files that sources have read are saved, calls `changed` with the paths of these
 * files, relative to the project.
 */
export function openSources(project: Project, changed: (files: readonly string[]) => void): SourceEdits {
  const load = createSourceLoader(project);
  const watched = new Map<string, Promise<Watching>>();
  let last: { readonly tree: ContentTree; readonly loaded: string; readonly of: SiteDefinition; readonly joined: ContentTree } | undefined;
  let reads: InputHashes = {};
  let good: LoadedSources['entries'] = [];
  let isClosed = false;
  const watch = (file: string): void => {
    if (watched.has(file) || isClosed) return;
    watched.set(file, watchFolders(project.root, [join(project.root, file)], changed));
  };
  return {
    join: async (tree, request) => {
      const result = await load(request);
      const isGood = result.problems.length === 0;
      const loaded = isGood ? result : { ...result, entries: joinEntries(good, result.entries) };
      if (isGood) good = result.entries;
      reads = loaded.reads;
      // Only existing files are watched. `live-code.ts` notices when a missing file is created.
      for (const file of Object.keys(reads)) if (existsSync(join(project.root, file))) watch(file);
      const key = keyOf(loaded);
      const { definition } = request;
      if (last?.tree !== tree || last.loaded !== key || last.of !== definition)
        last = {
          tree,
          loaded: key,
          of: definition,
          joined: joinTree(tree, { model: definition, sourced: loaded, digest: digestOf, asEntries: loaded.asEntries, drafts: true }),
        };
      return last.joined;
    },
    tree: () => last?.joined,
    located: (diagnostics) => moveToOrigins(diagnostics, last?.joined ?? {}),
    reads: () => reads,
    close: async () => {
      isClosed = true;
      await Promise.all([...watched.values()].map(async (watching) => (await watching).close()));
    },
  };
}

/** Returns the entries of `after`, and those of `before` that `after` lacks, so that sources with errors keep their last valid entries. */
const joinEntries = (before: LoadedSources['entries'], after: LoadedSources['entries']): LoadedSources['entries'] => [
  ...new Map([...before, ...after].map((entry) => [entry.file, entry])).values(),
];

const keyOf = ({ entries, problems, assets }: LoadedSources): string =>
  JSON.stringify([entries, problems, [...assets].map(([name, { hash }]) => [name, hash])]);
