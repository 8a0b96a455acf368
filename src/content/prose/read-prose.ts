// Parses the prose of a content folder; unchanged texts come from the cache.
import type { Root } from 'hast';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { localeOfProse, withoutLanguage } from '../../model/entries/prose-file.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { defineQuery } from '../../store/query.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import type { Cache } from '../cache.ts';
import { type ParsedProse, type ProseContent, type ProseOptions, parseProse } from './prose.ts';

const proseQuery = defineQuery('prose');

/** Changes with the shape of what is cached. */
const format = 'prose with mistyped facts';

export interface ReadProse {
  readonly texts: ReadonlyMap<string, ProseContent>;
  readonly roots: ReadonlyMap<string, Root>;
  readonly findings: readonly Finding[];
}

/** Is called for each file of content that has been read; `isKept` where an earlier run had parsed it. */
export type OnRead = (isKept?: boolean) => void;

interface ReadProseOptions {
  /** The components that MDX may use. */
  readonly components: readonly string[];
  readonly locales: Locales;
  readonly cache: Cache;
  readonly queries: QueryCache;
  readonly onRead?: OnRead | undefined;
}

/** Every MDX file as data. */
export async function readProse(
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
  { components, locales, cache, queries, onRead }: ReadProseOptions,
): Promise<ReadProse> {
  const read = new Map<string, ProseContent>();
  const findings: Finding[] = [];
  for (const file of files) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const result = await queries.compute([proseQuery, file], [text, components, locales], () =>
      cachedProse(file, text, { components, ...placeOf(file, locales), cache, onRead }),
    );
    findings.push(...result.findings);
    if (result.prose !== undefined) read.set(file, result.prose);
  }
  return { texts: read, roots: new Map([...read].map(([file, { root }]) => [file, root])), findings };
}

/** What the parsed text depends on besides its words: its language, and the name by which a page shows it. */
function placeOf(file: string, locales: Locales): Pick<ProseOptions, 'tag' | 'prefix'> {
  const tag = locales.of(localeOfProse(file, locales) ?? locales.source).tag;
  return { tag, prefix: withoutLanguage(file.slice(file.lastIndexOf('/') + 1)) };
}

async function cachedProse(
  file: string,
  text: string,
  { cache, onRead, ...options }: ProseOptions & Pick<ReadProseOptions, 'cache' | 'onRead'>,
): Promise<ParsedProse> {
  const { components, tag, prefix } = options;
  const key = JSON.stringify([format, components, tag, prefix, text]);
  // Values under this key are only set below.
  const known = cache.get(key) as ProseContent | undefined;
  onRead?.(known !== undefined);
  if (known !== undefined) return { prose: known, findings: [] };
  const result = await parseProse(file, text, options);
  if (result.prose !== undefined && result.findings.length === 0) cache.set(key, result.prose);
  return result;
}
