// Builds of the small site with the caches of earlier builds, as commands run them.
import { createHash } from 'node:crypto';
import { build } from '../../src/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { hasOwnResults } from '../../src/model/entry-file.ts';
import type { Progress } from '../../src/pages/progress.ts';
import type { PagesSnapshot } from '../../src/pages/reuse/pages-snapshot.ts';
import type { SiteDefinition } from '../../src/site/definition.ts';
import { createFileResults, type FilesSnapshot } from '../../src/store/file-results.ts';
import { noQueryCache } from '../../src/store/query-cache.ts';
import { createSpan } from '../../src/store/reads/instants.ts';
import { inputOf } from '../support/fixture-site/content.ts';

export const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

interface NamedFile {
  readonly name: string | undefined;
  readonly bytes: string | Uint8Array;
}

/** The state after a build: its caches as JSON, and the output of the last build without errors. */
export interface Kept {
  readonly files: string | undefined;
  readonly pages: string | undefined;
  readonly output: ReadonlyMap<string, NamedFile>;
}

export const nothing: Kept = { files: undefined, pages: undefined, output: new Map() };

export const parsed = <T>(text: string | undefined): T | undefined => (text === undefined ? undefined : (JSON.parse(text) as T));

export interface Moment {
  readonly at: number;
  readonly overrides: ReadonlyMap<string, string>;
  /** The code of the site; by default, that of the small site. */
  readonly definition?: SiteDefinition;
}

/** Builds with the cache `kept`, as commands do. In the result, `rendered` is the number of rendered pages. */
export async function buildFrom(kept: Kept, tree: ContentTree, moment: Moment) {
  const versions = new Map([...tree.texts].map(([file, text]) => [file, digest(text)]));
  const versionOf = (file: string): string | undefined => versions.get(file);
  let read: Progress | undefined;
  const progress = (step: Progress): void => {
    if (step.stage === 'read') read = step;
  };
  const input = { ...inputOf({ ...tree, versions }), ...moment, progress };
  const files = createFileResults(noQueryCache);
  files.begin(
    { texts: tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) },
    {
      snapshot: parsed<FilesSnapshot>(kept.files),
      digest,
      code: new Set<unknown>([input.definition, input.definition.locales]),
      isSnapshotTaken: true,
    },
  );
  const output = new Map<string, NamedFile>();
  const { record: note, span } = createSpan(moment.at);
  let pages: PagesSnapshot | undefined;
  let rendered = 0;
  const store = {
    stored: parsed<PagesSnapshot>(kept.pages),
    versionOf,
    digest,
    reuse: (path: string, name: string) => {
      const file = kept.output.get(path);
      if (file?.name !== name) return false;
      output.set(path, file);
      return true;
    },
    keep: (made: PagesSnapshot) => {
      pages = made;
    },
  };
  let found: string | undefined;
  const onPlanned = (): void => {
    found = JSON.stringify(files.snapshot());
    files.clear();
  };
  const result = await build({ ...input, queries: files.queries, pages: store, note, onPlanned }, ({ path, bytes, name }) => {
    if (name !== undefined && path.endsWith('.html')) rendered += 1;
    output.set(path, { name, bytes });
  });
  const isSound = !result.diagnostics.some(({ severity }) => severity === 'error');
  const next: Kept = {
    files: found ?? JSON.stringify(files.snapshot()),
    pages: pages === undefined ? kept.pages : JSON.stringify(pages),
    output: isSound ? output : kept.output,
  };
  return { result, output, rendered, read, next, span: span() };
}
