// The cached results of earlier commands: which of them a first build can use, and how its own results are stored beside them.
import type { BuildInput } from '../../build/build-input.ts';
import { codePartsOf } from '../../model/collection.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { pagesOfEarlier } from '../../pages/reuse/restored-pages.ts';
import type { CachedFiles, ContentVersion } from '../../store/file-results.ts';
import type { Result } from '../../store/store.ts';
import type { BuilderState, IncrementalInput } from './state.ts';

/** Restores the audits that builds have cached, and returns the other cached results. */
export function earlierResults(
  { pages, tracker }: BuilderState,
  { definition, stored }: IncrementalInput,
): NonNullable<BuilderState['stored']> {
  const results = stored?.(definition);
  const find = results?.pages && pagesOfEarlier(pages.store, results.pages, tracker.root).find;
  pages.audits.restoreFrom((key) => {
    const page = find?.(key);
    return page && withValue(page, page.value.audited);
  });
  const code = codePartsOf(definition);
  const known = results?.files?.files ?? {};
  const rows = { files: { ...known } };
  const content = results && { snapshot: rows, digest: results.digest, code, isSnapshotTaken: true };
  return { of: definition, content, rows, known, bundled: results?.bundled ?? [], setFiles: results?.setFiles, versions: new Map() };
}

/** Lets other threads read files before the first build. Resolves to the cache with the texts that they have parsed. */
export async function readFilesAhead({ content, stored }: BuilderState, input: IncrementalInput): Promise<Pick<BuildInput, 'cache'>> {
  if (stored?.content === undefined || stored.of !== input.definition) return {};
  const start = { input, files: content, rows: stored.rows, versionOf: fileVersions(stored, input) };
  const cache = await input.readAhead?.(start);
  return cache === undefined ? {} : { cache };
}

/**
 * Collects the results of files, one file per step, and stores them together. Does nothing if they are already stored, or if the code
 * has changed.
 */
export function* storeFileResults({ content, stored, last }: BuilderState): Generator<void, void> {
  if (stored?.setFiles === undefined || stored.of !== last?.input.definition) return;
  const { known } = stored;
  const { files } = yield* content.lastSnapshot();
  if (Object.entries(files).some(([file, row]) => known[file] !== row)) stored.setFiles({ files });
  stored.setFiles = undefined;
}

/**
 * Returns a result with the same reads and another value. It inherits from `result`, because a copy would call the getters of `result`,
 * which restore all recorded reads.
 */
const withValue = <T>(result: Result<unknown>, value: T): Result<T> => Object.create(result, { value: { value } });

/** Used for the first build of a definition for which no results are cached. */
export const noCachedFiles: CachedFiles = { snapshot: undefined, digest: (text) => text, code: new Set(), isSnapshotTaken: false };

/**
 * Returns a function that computes the version of a file in the same way as builds do for their cache. After a change of the definition,
 * the function returns undefined for each file.
 */
export function fileVersions(stored: BuilderState['stored'], { tree, definition }: IncrementalInput): ContentVersion['versionOf'] {
  const content = stored?.of === definition ? stored.content : undefined;
  if (stored === undefined || content === undefined) return () => undefined;
  const { versions } = stored;
  return (file) => {
    const text = tree.texts.get(file);
    if (text === undefined) return undefined;
    // Cached, because each revision needs the versions of thousands of texts.
    const known = versions.get(file);
    if (known?.text === text) return known.version;
    const version = content.digest(text);
    versions.set(file, { text, version });
    return version;
  };
}

/** Returns the texts of the input, with a version for each file whose results can be cached. */
export const contentVersion = (stored: BuilderState['stored'], input: IncrementalInput): ContentVersion => {
  const versionOf = fileVersions(stored, input);
  return { texts: input.tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) };
};
