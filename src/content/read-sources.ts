// Reads the files of a content folder as data, and indexes the names in them: the input of checks and validation.
import { giveOwnTexts } from '../data/own-text.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { flattened, listed, mapOf, valuesAt } from '../listed-map.ts';
import type { MemoCache } from '../memo.ts';
import type { ContentModel } from '../model/collection.ts';
import type { Cache } from './cache.ts';
import { type Classification, classify } from './classify.ts';
import { definedIn, definedNames, indexNames, type Names } from './names/index-names.ts';
import type { Overrides } from './override.ts';
import { type OnRead, type ReadProse, readProse } from './prose/read-prose.ts';
import { type SharedContent, sharedContent } from './signature.ts';
import { type RecoveredFiles, recoverAll } from './slips/recover-all.ts';
import type { ContentTree } from './tree.ts';
import { type Schemas, schemasOf, type ValidatedFiles, validateAll } from './validation/validate-all.ts';
import { parse } from './yaml/parse.ts';
import type { ParseResult } from './yaml/parse-result.ts';

export interface Sources extends SharedContent {
  /** Files that could not be read as text. */
  readonly unread: readonly string[];
  readonly files: Classification;
  readonly schemas: Schemas;
  readonly parsed: RecoveredFiles;
  /** The validation of the data as written, before placeholders. */
  readonly validated: ValidatedFiles;
  readonly prose: ReadProse;
  readonly names: Names;
}

interface SourceOptions {
  readonly model: ContentModel;
  readonly overrides: Overrides;
  readonly cache: Cache;
  readonly memo: MemoCache;
  readonly onRead?: OnRead;
}

/** Reads all files of `tree`. */
export async function readSources(tree: ContentTree, { model, overrides, cache, memo, onRead }: SourceOptions): Promise<Sources> {
  const unread = tree.problems.map(({ file }) => file);
  const named = [...tree.texts.keys(), ...unread.filter((file) => /\.(?:ya?ml|mdx)$/.test(file))];
  const files = memo.compute('classify', [...named, model], () => classify(named, model));
  const schemas = memo.compute('schemas', [files, model], () => schemasOf(files, model));
  const asWritten = await parseAll(tree, files, { memo, onRead });
  const validated = validateAll(asWritten.data, schemas, { locales: model.locales, overrides, memo });
  const parsed = recoverAll(asWritten, { tree, model, schemas, invalid: validated.findings, memo });
  const prose = await readProse(tree.texts, files.prose, { components: model.proseComponents, cache, memo, onRead });
  // From here on texts are asked for where a problem has been found, and of prose.
  tree.forget?.();
  const assets = [...tree.assets.keys(), ...unread.flatMap((file) => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []))];
  const given = listed(memo, 'data', parsed.data);
  const shared = sharedContent(given, model.locales, memo);
  // The schema of a file follows from its path and the languages.
  const found = memo.each({ stage: 'defined names', ...given, from: [model.locales] }, (value, file) =>
    definedIn(schemas.get(file), value),
  );
  const all = flattened(memo, 'defined names', found);
  const defined = memo.stabilize('defined names', definedNames(parsed.data, all));
  const { signatures, single } = shared;
  const names = memo.compute('names', [signatures, single, model, defined, ...assets], () =>
    indexNames({ ...shared, assets, defined }, model),
  );
  return { unread, files, schemas, parsed, validated, prose, ...shared, names };
}

interface ParsedFiles {
  /** The text of each file, or its name, in the order of `data`; undefined for one that could not be read. */
  readonly written: readonly (string | undefined)[];
  /** By file; undefined for one that could not be parsed. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
}

interface ParseOptions {
  readonly memo: MemoCache;
  readonly onRead: OnRead | undefined;
}

const none: readonly Finding[] = [];

async function parseAll(tree: ContentTree, files: Classification, { memo, onRead }: ParseOptions): Promise<ParsedFiles> {
  const keys = memo.compute('names of files', [files], () => [...files.single, ...files.entries.map(({ file }) => file)]);
  const written = valuesAt(memo, 'texts', { map: tree.versions ?? tree.texts, keys });
  const begun: Parsing[] = [];
  const parsing = memo.each({ stage: 'parse', keys, inputs: written, from: [] }, (_, file) => {
    const started = startParsing(file, tree, memo);
    begun.push(started);
    onRead?.();
    return started;
  });
  for (let kept = begun.length; kept < keys.length; kept += 1) onRead?.(true);
  await Promise.all(begun.filter((file) => file.parsed === undefined).map(({ ended }) => ended));
  const inputs = memo.each({ stage: 'parsed', keys, inputs: parsing, from: [] }, ({ parsed = {} }) =>
    'value' in parsed ? parsed.value : undefined,
  );
  const findings = memo.each({ stage: 'findings of parsing', keys, inputs: parsing, from: [] }, ({ parsed = {} }) =>
    'findings' in parsed ? parsed.findings : none,
  );
  return { written, data: mapOf(memo, 'data', { keys, inputs }), findings: flattened(memo, 'findings of parsing', findings) };
}

interface Parsing {
  /** Set once parsing has ended. */
  parsed: ParseResult | undefined;
  readonly ended: Promise<void>;
}

/** Parses a file. Equal data is the same value as before. A file without text could not be read, which another finding reports. */
function startParsing(file: string, { texts, forget }: ContentTree, memo: MemoCache): Parsing {
  const text = texts.get(file);
  if (text === undefined) return { parsed: { findings: [] }, ended: Promise.resolve() };
  const ended = parse(file, text).then((parsed) => {
    if (forget !== undefined && 'value' in parsed) giveOwnTexts(parsed.value);
    parsing.parsed = 'value' in parsed ? { ...parsed, value: memo.stabilize(['data', file], parsed.value) } : parsed;
  });
  const parsing: Parsing = { parsed: undefined, ended };
  return parsing;
}
