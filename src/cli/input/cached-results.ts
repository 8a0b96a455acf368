// Cached results of files and pages from earlier runs, for a run that computes only what has changed.
import { join, resolve, sep } from 'node:path';
import type { BuildInput } from '../../build/build-input.ts';
import type { Cache } from '../../content/cache.ts';
import { codePartsOf } from '../../model/collection.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { openResults } from '../../node/build-cache/cached-results.ts';
import type { RunRequest } from '../../node/build-cache/snapshot.ts';
import { compiledBefore } from '../../node/bundle/compile.ts';
import type { InputHashes } from '../../node/bundle/inputs.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { lateErrors } from '../../node/late-errors.ts';
import type { Project } from '../../node/project.ts';
import type { PageStore } from '../../pages/reuse/page-maker.ts';
import type { PagesAhead } from '../../pages/reuse/pages-ahead.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { createFileResults, type FileResults, type FilesSnapshot } from '../../store/file-results.ts';
import { noQueryCache } from '../../store/query-cache.ts';
import { computed } from '../../store/reads/reads.ts';
import type { StoredResults } from '../../watch/incremental/state.ts';
import { codeOf, type ProjectInputs } from './inputs.ts';

export interface CachedResults {
  /** Returns the part of a build's input that contains these results. */
  readonly input: () => Pick<BuildInput, 'queries' | 'pages' | 'onPlanned' | 'cache'>;
  /** Returns the cached results of files from earlier runs, and whether there are cached pages. */
  readonly stored: () => StoredFiles;
  /** Returns the files without cached results. */
  readonly due: () => readonly string[];
  readonly files: FileResults;
  /** The results of `files` from earlier runs and from other threads. */
  readonly rows: { files: FilesSnapshot['files'] };
  /** Adds results of other threads in this run. Call it before the build. */
  readonly add: (results: ResultsAhead) => void;
  /** Caches the results of the run. */
  readonly end: () => void;
}

interface StoredFiles {
  readonly files: FilesSnapshot;
  readonly hasPages: boolean;
}

/** What other threads have computed: results of files, and pages. */
interface ResultsAhead {
  /** The files that the other threads have parsed. */
  readonly parsed: readonly string[];
  readonly pages: PagesAhead;
  /** The cache of prose, with the texts that other threads have parsed. If omitted, the cache of the run is used. */
  readonly cache?: Cache;
}

interface ResultsOptions {
  readonly request: RunRequest;
  /** If omitted, every cached page is reused, as suits a command without an output folder. */
  readonly reuse?: PageStore['reuse'];
  /** Called with each file that a thread of this run has parsed. */
  readonly parsed?: (file: string) => void;
}

/** Returns cached results for the same code and options, or undefined if the inputs could not be gathered and recorded. */
export function cachedResults(
  project: Project,
  { input, recordedInputs }: Pick<ProjectInputs, 'input' | 'recordedInputs'>,
  { request, reuse = () => true, parsed }: ResultsOptions,
): CachedResults | undefined {
  if (input === undefined || recordedInputs === undefined) return undefined;
  const store = openResults(project, request, recordedInputs.code);
  const versionOf = (file: string): string | undefined => recordedInputs.versions.get(file) ?? recordedInputs.content.get(file);
  const { files, rows } = openFileResults(input, { stored: store.files(), versionOf });
  // Read only when needed, because the cached pages of a large site take long to parse.
  const storedPages = computed(store.pages);
  const isStored = (file: string): boolean => rows.files[file]?.version === versionOf(file);
  let [pages, ahead]: [PagesSnapshot | undefined, ResultsAhead | undefined] = [undefined, undefined];
  const pageStore = (): PageStore => ({
    stored: storedPages(),
    versionOf,
    digest: digestOf,
    reuse,
    keep: (made) => {
      pages = made;
    },
  });
  let isOver = false;
  // Stores and releases the results of files before pages are rendered, because rendering does not need them. The results of
  // 5,000 files take 50 MB of memory.
  const endFiles = (): void => {
    if (isOver) return;
    isOver = true;
    for (const file of new Set([...files.parsed(), ...(ahead?.parsed ?? [])])) parsed?.(file);
    if (!recordedInputs.hasChanged()) store.setFiles(files.snapshot());
    files.clear();
    rows.files = {};
  };
  return {
    stored: () => ({
      files: isOver ? (openResults(project, request, recordedInputs.code).files() ?? rows) : rows,
      hasPages: storedPages() !== undefined,
    }),
    due: () => [...recordedInputs.versions.keys()].filter((file) => hasOwnResults(file) && !isStored(file)),
    files,
    rows,
    add: (found) => {
      ahead = found;
    },
    input: () => ({
      queries: files.queries,
      pages: { ...pageStore(), ...(ahead && { ahead: ahead.pages }) },
      onPlanned: () => lateErrors().then(endFiles),
      ...(ahead?.cache && { cache: ahead.cache }),
    }),
    end: () => {
      endFiles();
      if (pages !== undefined && !recordedInputs.hasChanged()) store.setPages(pages);
    },
  };
}

/** Opens the results of files. Results of earlier runs and of other threads are looked up in `rows`. */
export function openFileResults(
  { tree, definition }: Pick<BuildInput, 'tree' | 'definition'>,
  { stored, versionOf }: { readonly stored: FilesSnapshot | undefined; readonly versionOf: (file: string) => string | undefined },
): Pick<CachedResults, 'files' | 'rows'> {
  const files = createFileResults(noQueryCache);
  const rows = { files: { ...stored?.files } };
  files.begin(
    { texts: tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) },
    { snapshot: rows, digest: digestOf, code: codePartsOf(definition), isSnapshotTaken: true },
  );
  return { files, rows };
}

/**
 * Opens the cached results of earlier runs for `watch`. `code` contains the hashes of the files in its bundles. Cached pages are used only
 * if a build has compiled the same code.
 */
export function resultsForWatch(
  project: Project,
  definition: SiteDefinition,
  { request, code }: { readonly request: RunRequest; readonly code: InputHashes },
): StoredResults {
  const store = openResults(project, request, codeOf(project, definition, withoutDevClient(project, code)));
  const built = compiledBefore(project);
  return {
    files: store.files(),
    pages: built && store.pages(),
    bundled: built?.paths ?? [],
    digest: digestOf,
    setFiles: store.setFiles,
  };
}

/** Returns the inputs without the files and settings of the dev client, which is in the bundles of `watch` only. */
function withoutDevClient({ root, engine }: Project, code: InputHashes): InputHashes {
  const devClient = join(engine.root, 'src/watch') + sep;
  return Object.fromEntries(Object.entries(code).filter(([file]) => !resolve(root, file).startsWith(devClient)));
}
