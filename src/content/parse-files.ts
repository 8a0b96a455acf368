import { isBlock } from '../model/data/block.ts';
import { giveOwnTexts } from '../model/data/own-text.ts';
import { flattened, mapOf, valuesAt } from '../store/lists.ts';
import { defineQuery, defineStoredQuery } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import { unpackParts } from './lazy-parts.ts';
import type { OnRead } from './prose/read-prose.ts';
import type { ContentTree } from './tree.ts';
import { parse, parsePlain } from './yaml/parse.ts';
import { findingsIn, type ParsedFiles, type ParseResult, valueIn } from './yaml/parse-result.ts';

const parseQuery = defineStoredQuery<string | undefined, Parsing>(
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

interface ParseOptions {
  readonly queries: QueryCache;
  readonly onRead?: OnRead | undefined;
}

/** Parses the files of `tree` that `keys` names. A file is parsed again only if its text has changed. */
export async function parseFiles(tree: ContentTree, keys: readonly string[], { queries, onRead }: ParseOptions): Promise<ParsedFiles> {
  const written = valuesAt(queries, 'texts', { map: tree.versions ?? tree.texts, keys });
  const begun: Parsing[] = [];
  const parsing = queries.each({ query: parseQuery, keys, inputs: written, from: [] }, (_, file) => {
    const started = startParsing(file, tree);
    begun.push(started);
    onRead?.();
    return started;
  });
  for (let kept = begun.length; kept < keys.length; kept += 1) onRead?.(true);
  await Promise.all(begun.filter((file) => file.parsed === undefined).map(({ ended }) => ended));
  const inputs = queries.each({ query: parsedQuery, keys, inputs: parsing, from: [] }, ({ parsed }) => valueIn(parsed));
  const findings = queries.each({ query: parsingFindingsQuery, keys, inputs: parsing, from: [] }, ({ parsed }) => findingsIn(parsed));
  return { written, data: mapOf(queries, 'data', { keys, inputs }), findings: flattened(queries, 'findings of parsing', findings) };
}

/** Returns whether the result is a block of plain data without findings. */
const isPlainBlock = (parsed: ParseResult): parsed is ParseResult & { readonly value: object } =>
  'value' in parsed && parsed.isPlain === true && isBlock(parsed.value);

interface Parsing {
  /** Undefined until the file is parsed. */
  parsed: ParseResult | undefined;
  readonly ended: Promise<void>;
}

/** Starts to parse a file. A file without text could not be read, which another finding reports. */
function startParsing(file: string, { texts, forget, documents }: ContentTree): Parsing {
  const text = texts.get(file);
  if (text === undefined) return { parsed: { findings: [] }, ended: Promise.resolve() };
  const ended = (documents?.get(file)?.read() ?? parse(file, text)).then((parsed) => {
    if (forget !== undefined && 'value' in parsed) giveOwnTexts(parsed.value);
    parsing.parsed = parsed;
  });
  const parsing: Parsing = { parsed: undefined, ended };
  return parsing;
}
