// What earlier runs have found of files and pages, for a run that makes only what has changed.
import type { BuildInput } from '../../build.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { openResults } from '../../node/build-cache/cached-results.ts';
import type { RunRequest } from '../../node/build-cache/snapshot.ts';
import { compiledBefore } from '../../node/bundle/compile.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { Project } from '../../node/project.ts';
import type { PageStore } from '../../pages/reuse/page-maker.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { createFileResults } from '../../store/file-results.ts';
import { noQueryCache } from '../../store/query-cache.ts';
import type { StoredResults } from '../../watch/incremental/state.ts';
import { codeOf, type ProjectInputs } from './inputs.ts';

export interface CachedResults {
  /** What a build takes. */
  readonly input: () => Pick<BuildInput, 'queries' | 'pages' | 'onPlanned'>;
  /** Keeps what the run has found. */
  readonly end: () => void;
}

interface KeptOptions {
  readonly request: RunRequest;
  readonly reuse: PageStore['reuse'];
  /** Called with each file that was parsed. */
  readonly parsed: (file: string) => void;
}

/** Cached results for the same code and options, or undefined if content cannot be read. */
export function cachedResults(
  project: Project,
  { input, recordedInputs }: Pick<ProjectInputs, 'input' | 'recordedInputs'>,
  { request, reuse, parsed }: KeptOptions,
): CachedResults | undefined {
  if (input === undefined || recordedInputs === undefined) return undefined;
  const store = openResults(project, request, recordedInputs.code);
  const versionOf = (file: string): string | undefined => recordedInputs.versions.get(file) ?? recordedInputs.content.get(file);
  const files = createFileResults(noQueryCache);
  files.begin(
    { texts: input.tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) },
    {
      snapshot: store.files(),
      digest: digestOf,
      code: new Set<unknown>([input.definition, input.definition.locales]),
      isSnapshotTaken: true,
    },
  );
  let pages: PagesSnapshot | undefined;
  const pageStore: PageStore = {
    stored: store.pages(),
    versionOf,
    digest: digestOf,
    reuse,
    keep: (made) => {
      pages = made;
    },
  };
  let isOver = false;
  // Pages need none of it: what is found of 5,000 files takes 50 MB of memory while it is not yet text.
  const endFiles = (): void => {
    if (isOver) return;
    isOver = true;
    files.parsed().forEach(parsed);
    if (!recordedInputs.hasChanged()) store.setFiles(files.snapshot());
    files.clear();
  };
  return {
    input: () => ({ queries: files.queries, pages: pageStore, onPlanned: endFiles }),
    end: () => {
      endFiles();
      if (pages !== undefined && !recordedInputs.hasChanged()) store.setPages(pages);
    },
  };
}

/** Cached results of builds of the same content and code, for `watch`, or undefined if the code has changed since. */
export function resultsOfBuilds(project: Project, definition: SiteDefinition, request: RunRequest): StoredResults | undefined {
  const compiled = compiledBefore(project);
  if (compiled === undefined) return undefined;
  const store = openResults(project, request, codeOf(project, definition, compiled.inputs));
  return {
    files: store.files(),
    pages: store.pages(),
    bundled: compiled.paths,
    digest: digestOf,
  };
}
