import type { ContentModel } from '../model/collection.ts';
import { defineQuery } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import type { Cache } from './cache.ts';
import { type FileIndex, indexData, indexFiles } from './content-index.ts';
import type { Names } from './names/index-names.ts';
import type { Overrides } from './override.ts';
import { parseFiles } from './parse-files.ts';
import { type OnRead, type ReadProse, readProse } from './prose/read-prose.ts';
import type { SharedContent } from './signature.ts';
import { type RecoveredFiles, recoverAll } from './slips/recover-all.ts';
import type { ContentTree } from './tree.ts';
import { type ValidatedFiles, validateAll } from './validation/validate-all.ts';

const fileNamesQuery = defineQuery('names of files');

export interface ContentSources extends FileIndex, SharedContent {
  readonly parsed: RecoveredFiles;
  /** The result of validating the data as written, before slips (typing mistakes) are recovered. */
  readonly validated: ValidatedFiles;
  readonly prose: ReadProse;
  /**
   * Computes everything that content can refer to by name. A site that is not checked does not need the names, and computing
   * them would be most of the work of reading the site.
   */
  readonly names: () => Names;
}

interface SourceOptions {
  readonly model: ContentModel;
  readonly overrides: Overrides;
  readonly cache: Cache;
  readonly queries: QueryCache;
  readonly onRead?: OnRead;
}

/** Reads all files of `tree` as data, validates them, and indexes the names in them: the input of the checks. */
export async function readSources(tree: ContentTree, options: SourceOptions): Promise<ContentSources> {
  const { model, overrides, cache, queries, onRead } = options;
  const indexed = indexFiles(tree, options);
  const { files, schemas } = indexed;
  const keys = queries.compute(fileNamesQuery, [files], () => [...files.single, ...files.entries.map(({ file }) => file)]);
  const asWritten = await parseFiles(tree, keys, { queries, onRead });
  const validated = validateAll(asWritten.data, schemas, { locales: model.locales, overrides, queries });
  const parsed = recoverAll(asWritten, { tree, model, schemas, invalid: validated.findings, queries });
  const prose = await readProse(tree, files.prose, { model, cache, queries, onRead });
  // From here on, only prose and files with problems are read again.
  tree.forget?.();
  const texts = prose.faulty.size === 0 ? prose.texts : new Map([...prose.texts, ...prose.faulty]);
  const data = indexData({ tree, ...indexed, data: parsed.data, prose: texts }, options);
  return { ...indexed, parsed, validated, prose, ...data };
}
