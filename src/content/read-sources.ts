// Reads the files of a content folder as data, and indexes the names in them: the input of checks and validation.

import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../model/collection.ts';
import { giveOwnTexts } from '../model/data/own-text.ts';
import { flattened, listed, mapOf, valuesAt } from '../store/lists.ts';
import { defineKeptQuery, defineQuery, keptAsData } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import type { Cache } from './cache.ts';
import { type Classification, classify } from './classify.ts';
import { isBlock, unpackParts } from './lazy-parts.ts';
import { definedIn, definedNames, indexNames, type Names } from './names/index-names.ts';
import type { Overrides } from './override.ts';
import { type OnRead, type ReadProse, readProse } from './prose/read-prose.ts';
import { type SharedContent, sharedContent } from './signature.ts';
import { type RecoveredFiles, recoverAll } from './slips/recover-all.ts';
import type { ContentTree } from './tree.ts';
import { type Schemas, schemasOf, type ValidatedFiles, validateAll } from './validation/validate-all.ts';
import { parse, parsePlain } from './yaml/parse.ts';
import type { ParseResult } from './yaml/parse-result.ts';

const classifyQuery = defineQuery('classify');
const schemasQuery = defineQuery('schemas');
const definedInQuery = defineKeptQuery<unknown, ReturnType<typeof definedIn>>('defined names', keptAsData());
const definedNamesQuery = defineQuery('defined names of the site');
const namesQuery = defineQuery('names');
const fileNamesQuery = defineQuery('names of files');
const parseQuery = defineKeptQuery<string | undefined, Parsing>(
  'parse',
  {
    from: 'text',
    isRequired: true,
    pack: ({ parsed }) => (parsed !== undefined && isPlainBlock(parsed) ? Object.keys(parsed.value) : undefined),
    unpack: (packed, { text }) => {
      // `pack` has returned the keys.
      const keys = packed as readonly string[];
      const value = unpackParts(
        keys.map((key) => [key]),
        () => parsePlain(text()),
      );
      return { parsed: { value, isPlain: true }, ended: Promise.resolve() };
    },
  },
  { isPartOfFile: true },
);
const parsedQuery = defineQuery('parsed', { isPartOfFile: true, cutsOff: true });
const parsingFindingsQuery = defineQuery('findings of parsing');

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
  readonly memo: QueryCache;
  readonly onRead?: OnRead;
}

/** Reads all files of `tree`. */
export async function readSources(tree: ContentTree, { model, overrides, cache, memo, onRead }: SourceOptions): Promise<Sources> {
  const unread = tree.problems.map(({ file }) => file);
  const named = [...tree.texts.keys(), ...unread.filter((file) => /\.(?:ya?ml|mdx)$/.test(file))];
  const files = memo.compute(classifyQuery, [...named, model], () => classify(named, model));
  const schemas = memo.compute(schemasQuery, [files, model], () => schemasOf(files, model));
  const asWritten = await parseAll(tree, files, { memo, onRead });
  const validated = validateAll(asWritten.data, schemas, { locales: model.locales, overrides, memo });
  const parsed = recoverAll(asWritten, { tree, model, schemas, invalid: validated.findings, memo });
  const prose = await readProse(tree.texts, files.prose, { components: model.proseComponents, cache, memo, onRead });
  // After this point only prose and files with problems are read again.
  tree.forget?.();
  const assets = [...tree.assets.keys(), ...unread.flatMap((file) => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []))];
  const given = listed(memo, 'data', parsed.data);
  const shared = sharedContent(given, model.locales, memo);
  // The schema of a file follows from its path and the languages.
  const found = memo.each({ query: definedInQuery, ...given, from: [model.locales] }, (value, file) => definedIn(schemas.get(file), value));
  const all = flattened(memo, 'defined names', found);
  const defined = memo.stabilize(definedNamesQuery, definedNames(parsed.data, all));
  const { signatures, single } = shared;
  const names = memo.compute(namesQuery, [signatures, single, model, defined, ...assets], () =>
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
  readonly memo: QueryCache;
  readonly onRead: OnRead | undefined;
}

const none: readonly Finding[] = [];

async function parseAll(tree: ContentTree, files: Classification, { memo, onRead }: ParseOptions): Promise<ParsedFiles> {
  const keys = memo.compute(fileNamesQuery, [files], () => [...files.single, ...files.entries.map(({ file }) => file)]);
  const written = valuesAt(memo, 'texts', { map: tree.versions ?? tree.texts, keys });
  const begun: Parsing[] = [];
  const parsing = memo.each({ query: parseQuery, keys, inputs: written, from: [] }, (_, file) => {
    const started = startParsing(file, tree);
    begun.push(started);
    onRead?.();
    return started;
  });
  for (let kept = begun.length; kept < keys.length; kept += 1) onRead?.(true);
  await Promise.all(begun.filter((file) => file.parsed === undefined).map(({ ended }) => ended));
  const inputs = memo.each({ query: parsedQuery, keys, inputs: parsing, from: [] }, ({ parsed = {} }) =>
    'value' in parsed ? parsed.value : undefined,
  );
  const findings = memo.each({ query: parsingFindingsQuery, keys, inputs: parsing, from: [] }, ({ parsed = {} }) =>
    'findings' in parsed ? parsed.findings : none,
  );
  return { written, data: mapOf(memo, 'data', { keys, inputs }), findings: flattened(memo, 'findings of parsing', findings) };
}

/** Whether a file was read as a block of plain data, without a finding. */
const isPlainBlock = (parsed: ParseResult): parsed is ParseResult & { readonly value: object } =>
  'value' in parsed && parsed.isPlain === true && isBlock(parsed.value);

interface Parsing {
  /** Set once parsing has ended. */
  parsed: ParseResult | undefined;
  readonly ended: Promise<void>;
}

/** Parses a file. A file without text could not be read, which another finding reports. */
function startParsing(file: string, { texts, forget }: ContentTree): Parsing {
  const text = texts.get(file);
  if (text === undefined) return { parsed: { findings: [] }, ended: Promise.resolve() };
  const ended = parse(file, text).then((parsed) => {
    if (forget !== undefined && 'value' in parsed) giveOwnTexts(parsed.value);
    parsing.parsed = parsed;
  });
  const parsing: Parsing = { parsed: undefined, ended };
  return parsing;
}
