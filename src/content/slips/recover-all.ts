import type * as z from 'zod';
import { isInGroup } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/collection.ts';
import type { Range } from '../../model/data/place.ts';
import { splitFrontMatter } from '../../model/entries/front-matter.ts';
import { groupBy } from '../../model/group-by.ts';
import { listsOf } from '../../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../../store/query.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import { mergeConflicts } from '../merge-conflict.ts';
import { type ContentTree, textFilesOf } from '../tree.ts';
import type { ParsedFiles } from '../yaml/parse-result.ts';
import { maxProblems, type Recovery, recover } from './recover.ts';
import { silentSlips } from './silent.ts';

const slipsQuery = defineQuery('slips');
const silentSlipsQuery = defineStoredQuery<string | undefined, boolean>('silent slips', storedAsData('text'));

export interface RecoveredFiles extends Pick<ParsedFiles, 'data' | 'findings'> {
  /**
   * Moves findings to their positions in the texts as written. In mistyped files, it also removes findings at the position of a
   * typing mistake, and findings about differences between languages.
   */
  readonly locate: (findings: readonly Finding[]) => readonly Finding[];
}

interface RecoverOptions {
  readonly tree: Pick<ContentTree, 'texts' | 'versions' | 'documents'>;
  readonly model: Pick<ContentModel, 'locales' | 'calendar' | 'collections'>;
  readonly schemas: ReadonlyMap<string, z.ZodType>;
  /** Findings for values that do not match the schemas of their files. */
  readonly invalid: readonly Finding[];
  readonly queries: QueryCache;
}

/** Maximum number of files that are searched for slips. The search takes a tenth of a second per file. */
const maxFiles = 40;
/** Files with valid YAML whose values do not match their schemas are searched only until this many files have been searched in all. */
const maxWithMismatches = 10;

/** Replaces the data of mistyped files with the intended data. Returns a finding for each typing mistake instead of its consequences. */
export function recoverAll(parsed: ParsedFiles, { tree, model, schemas, invalid, queries }: RecoverOptions): RecoveredFiles {
  const { texts } = tree;
  const broken = suspects(parsed, { tree, invalid, queries });
  const filesOf = (file: string): readonly string[] => textFilesOf(tree, file);
  const inputs = broken.map((file) =>
    filesOf(file)
      .map((each) => texts.get(each) ?? '')
      .join('\n'),
  );
  const results = queries.each({ query: slipsQuery, keys: broken, inputs, from: [schemas, model] }, (text, file) =>
    mergeConflicts(file, text).length > 0 ? undefined : recoverFile(text, file, { tree, model, schemas }),
  );
  const recovered = new Map(broken.flatMap((file, index) => (results[index] === undefined ? [] : [[file, results[index]] as const])));
  const mended = new Set([...recovered.keys()].flatMap(filesOf));
  if (recovered.size === 0) return { data: parsed.data, findings: parsed.findings, locate: (findings) => findings };
  return {
    data: new Map([...parsed.data].map(([file, value]) => [file, recovered.has(file) ? recovered.get(file)?.value : value])),
    findings: [...parsed.findings.filter(({ file }) => !mended.has(file)), ...[...recovered.values()].flatMap(({ findings }) => findings)],
    locate: (findings) => findings.flatMap((finding) => located(finding, recovered.get(finding.file))),
  };
}

/** A file after its typing mistakes are corrected. Positions of values from front matter are in the Markdown files. */
interface RecoveredFile extends Pick<Recovery, 'findings' | 'value'> {
  readonly find: (finding: Pick<Finding, 'path' | 'at'>) => { readonly file: string; readonly range: Range };
}

function recoverFile(
  text: string,
  file: string,
  { tree, model: { locales, calendar, collections }, schemas }: Pick<RecoverOptions, 'tree' | 'model' | 'schemas'>,
): RecoveredFile | undefined {
  const document = tree.documents?.get(file);
  const singulars = Object.values(collections).map(({ singular }) => singular);
  if (document !== undefined) {
    const entry = document.recover({ calendar, singulars });
    return entry && { ...entry, find: ({ path = [], at }) => entry.find(path, at) };
  }
  const slips = recover(text, { file, schema: schemas.get(file), locales, calendar, singulars });
  return slips && { ...slips, find: (finding) => ({ file, range: slips.locate(finding) }) };
}

/** Returns the files to search for slips. Files that YAML rejects, or reads in a way that is probably not meant, come first. */
function suspects(
  { written, data, findings }: ParsedFiles,
  { tree, invalid, queries }: Pick<RecoverOptions, 'tree' | 'invalid' | 'queries'>,
): readonly string[] {
  const { texts } = tree;
  const { keys } = listsOf(queries, 'data', data);
  // Locks are written by programs. Recovering a broken lock could approve translations that are not approved.
  const isWritten = (file: string): boolean => !file.startsWith('locks/') && texts.has(file);
  const yamlIn = (file: string): readonly string[] =>
    tree.documents?.has(file) === true
      ? textFilesOf(tree, file).map((each) => splitFrontMatter(texts.get(each) ?? '').yaml ?? '')
      : [texts.get(file) ?? ''];
  const isSilent = (_: unknown, file: string): boolean => isWritten(file) && yamlIn(file).some((yaml) => silentSlips(yaml).length > 0);
  const silent = queries.each({ query: silentSlipsQuery, keys, inputs: written, from: [] }, isSilent);
  const broken = new Set(findings.map(({ file }) => file));
  const isRefused = (file: string): boolean => textFilesOf(tree, file).some((each) => broken.has(each));
  const problems = groupBy(invalid, ({ file }) => file);
  const hasSlips = (file: string): boolean => {
    const count = problems.get(file)?.length ?? 0;
    return count > 0 && count <= maxProblems;
  };
  if (broken.size + problems.size === 0 && !silent.includes(true)) return [];
  const certain = keys.filter((file, index) => isWritten(file) && (silent[index] === true || isRefused(file))).slice(0, maxFiles);
  const mismatches = keys.filter((file) => isWritten(file) && hasSlips(file) && !certain.includes(file));
  return [...certain, ...mismatches.slice(0, Math.max(0, maxWithMismatches - certain.length))];
}

function located(finding: Finding, recovery: RecoveredFile | undefined): readonly Finding[] {
  if (recovery === undefined || finding.range !== undefined || finding.path === undefined) return [finding];
  // Differences between languages are dropped, because the typing mistake may have caused them.
  if (isInGroup('comparison', finding.code)) return [];
  const place = recovery.find(finding);
  const isTold = recovery.findings.some(({ file, range }) => range !== undefined && file === place.file && overlap(range, place.range));
  return isTold ? [] : [{ ...finding, ...place }];
}

const overlap = (one: Range, other: Range): boolean =>
  one.line === other.line && other.column < Math.max(one.endColumn, one.column + 1) && one.column < other.endColumn;
