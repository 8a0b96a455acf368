// Builds of the small site with the caches of earlier builds, as commands run them.
import { createHash } from 'node:crypto';
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { codePartsOf } from '../../src/model/collection.ts';
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
export interface BuildState {
  readonly files: string | undefined;
  readonly pages: string | undefined;
  readonly output: ReadonlyMap<string, NamedFile>;
}

export const emptyState: BuildState = { files: undefined, pages: undefined, output: new Map() };

export const parsedJson = <T>(text: string | undefined): T | undefined => (text === undefined ? undefined : (JSON.parse(text) as T));

export interface BuildRequest {
  readonly at: number;
  readonly overrides: ReadonlyMap<string, string>;
  /** The code of the site; by default, that of the small site. */
  readonly definition?: SiteDefinition;
}

/** Builds with the cache of `previous`, as commands do. In the result, `rendered` is the number of rendered pages. */
export async function buildFrom(previous: BuildState, tree: ContentTree, request: BuildRequest) {
  const versions = new Map([...tree.texts].map(([file, text]) => [file, digest(text)]));
  const versionOf = (file: string): string | undefined => versions.get(file);
  let read: Progress | undefined;
  const progress = (step: Progress): void => {
    if (step.stage === 'read') read = step;
  };
  const input = { ...inputOf({ ...tree, versions }), ...request, progress };
  const files = createFileResults(noQueryCache);
  files.begin(
    { texts: tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) },
    {
      snapshot: parsedJson<FilesSnapshot>(previous.files),
      digest,
      code: codePartsOf(input.definition),
      isSnapshotTaken: true,
    },
  );
  const output = new Map<string, NamedFile>();
  const { record: note, span } = createSpan(request.at);
  let pages: PagesSnapshot | undefined;
  let rendered = 0;
  const store = {
    stored: parsedJson<PagesSnapshot>(previous.pages),
    versionOf,
    digest,
    reuse: (path: string, name: string) => {
      const file = previous.output.get(path);
      if (file?.name !== name) return false;
      output.set(path, file);
      return true;
    },
    keep: (stored: PagesSnapshot) => {
      pages = stored;
    },
  };
  let filesSnapshot: string | undefined;
  const onPlanned = async (): Promise<void> => {
    filesSnapshot = JSON.stringify(files.snapshot());
    files.clear();
  };
  const result = await build({ ...input, queries: files.queries, pages: store, note, onPlanned }, ({ path, bytes, name }) => {
    if (name !== undefined && path.endsWith('.html')) rendered += 1;
    output.set(path, { name, bytes });
  });
  const isSound = !result.diagnostics.some(({ severity }) => severity === 'error');
  const next: BuildState = {
    files: filesSnapshot ?? JSON.stringify(files.snapshot()),
    pages: pages === undefined ? previous.pages : JSON.stringify(pages),
    output: isSound ? output : previous.output,
  };
  return { result, output, rendered, read, next, span: span() };
}
