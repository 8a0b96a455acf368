// The snapshot: what a process stores for later ones. Each part is plain data, stored under a key with everything that it depends on.
//
// | part                     | holds                                            | is valid while                                        |
// |---|---|---|
// | `run`                    | everything that a run has read, and its result   | all that it has read is unchanged: `cached-run.ts`    |
// | `files`, `checks`        | results of queries for files of content          | each result separately: `store/file-results.ts`       |
// | `files-changed`          | the rows of `files` and `checks` that differ     | they belong to the same `files`                       |
// | `pages`                  | pages with what they have read                   | each page separately: `store/store.ts`                |
// | `output`                 | the files that a build has published in a folder | they have the same stamps: `published.ts`             |
//
// The parts may come from different runs. Files and pages are stored under the fingerprint of the code, and each result in them is verified
// by what it has read. To learn that nothing has changed, loading `run` is enough.
import { resolve } from 'node:path';
import { parseJson } from '../fs/read-text.ts';
import type { Project } from '../project.ts';

/** The options that a result depends on, besides files, variables and the clock. */
export interface RunRequest {
  readonly content: string;
  readonly release: boolean;
  readonly drafts: boolean;
  readonly baseUrl: string | undefined;
}

export interface SnapshotPart<T> {
  /** Returns the last written part, or undefined if it is missing or damaged. */
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
}

/** Opens a part of the snapshot. `key` must contain everything that the part depends on. */
export function snapshotPart<T extends object>(
  { cache }: Project,
  kind: 'run' | 'files' | 'checks' | 'files-changed' | 'pages' | 'output',
  key: string,
): SnapshotPart<T> {
  const file = cache.of(kind, 'optional');
  return {
    read: () => {
      const text = file.get(key);
      // Only `write` stores parts of this kind. They are stored as text, because `JSON.parse` is faster than other formats.
      return typeof text === 'string' ? (parseJson(text) as T | undefined) : undefined;
    },
    write: (value) => file.set(key, JSON.stringify(value)),
  };
}

/** Returns equal keys for runs of the same engine with the same options, the same version of Node.js and the same `NODE_ENV`. */
export const runKey = ({ root, engine }: Project, { content, ...rest }: RunRequest): string => {
  const { node, icu, tz } = process.versions;
  // The folder of the project is not part of the key, so a cache that moves with the project stays valid.
  const folder = resolve(root, content) === resolve(root, 'content') ? '' : resolve(content);
  return JSON.stringify(['run', engine.hash, node, icu, tz, process.env['NODE_ENV'], folder, rest]);
};
