// Parses a text and stores the result in the cache. A request is plain data, so that other threads can parse texts, too.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { Cache } from '../cache.ts';
import { namedText } from '../markdown/file-names.ts';
import { type CachedProse, cachedForm, restored } from './cached-prose.ts';
import type { EditedText } from './edited-text.ts';
import type { TextName } from './inner-link.ts';
import { type ParsedProse, type ProseContent, type ProseInputs, parseProse } from './prose.ts';

/** The part of a content model on which the names of texts depend, as plain data. */
export interface PlainNaming {
  readonly locales: readonly Locale[];
  readonly source: Locale;
  /** The collections of Markdown files. */
  readonly markdown: readonly string[];
}

/** A text that is not in the cache. */
export interface TextRequest {
  readonly file: string;
  readonly text: string;
  readonly inputs: ProseInputs;
  /** The key of the result in the cache. */
  readonly key: string;
}

interface ParseOptions {
  readonly textName: TextName;
  readonly cache: Cache;
  readonly edited?: EditedText | undefined;
}

/** Part of the keys in the cache. Change it when the shape of the cached data changes. */
const format = 'prose in compressed lines, with a compact tree and the parts without words, and findings';

/** Returns the key of a text in the cache. `namedBy` is the result of `namingKey`, and `version` identifies the text. */
export function textKey(
  { components, tag, prefix, folder, isMdx, hasFrontMatter }: ProseInputs,
  { namedBy, version }: { readonly namedBy: string; readonly version: string },
): string {
  return JSON.stringify([format, components, tag, prefix, folder, namedBy, isMdx, hasFrontMatter, version]);
}

/** Returns the names of languages and collections as a part of keys. */
export const namingKey = ({ locales, markdown }: PlainNaming): string => [...locales, '/', ...markdown].join(' ');

/** Returns the function that names the texts that links lead to. */
export function textNames({ locales, source, markdown }: PlainNaming): TextName {
  const known = new Set<unknown>(locales);
  const naming = {
    collections: Object.fromEntries(markdown.map((name) => [name, { markdown: true }])),
    locales: { source, has: (value: unknown): value is Locale => known.has(value) },
  };
  return (file) => namedText(file, naming);
}

/** The cached form of a text with findings. */
interface CachedFindings {
  readonly prose?: CachedProse | undefined;
  readonly faulty?: CachedProse | undefined;
  /** Without the name of the file, which is not a part of the key. */
  readonly findings: readonly Omit<Finding, 'file'>[];
}

/** Returns the result for a text from the cache, or undefined. */
export function cachedText({ file, key }: Pick<TextRequest, 'file' | 'key'>, cache: Cache): ParsedProse | undefined {
  // Only `parseText` sets values under this key.
  const known = cache.get(key) as CachedProse | CachedFindings | undefined;
  return known && resultOf(file, known, cache);
}

/** Parses a text, and caches the result. */
export async function parseText({ file, text, inputs, key }: TextRequest, { textName, cache, edited }: ParseOptions): Promise<ParsedProse> {
  const { prose, faulty, findings } = await parseProse(file, text, { ...inputs, textName, cache, edited });
  const formOf = (content: ProseContent | undefined) => content && cachedForm(content, cache);
  const form = formOf(prose);
  const cached: CachedProse | CachedFindings =
    form !== undefined && findings.length === 0
      ? form
      : { prose: form, faulty: formOf(faulty), findings: findings.map(({ file: _, ...finding }) => finding) };
  cache.set(key, cached);
  // The result is restored from the cached form in any case, so that builds with and without a cache give the same
  // bytes.
  return resultOf(file, cached, cache);
}

function resultOf(file: string, cached: CachedProse | CachedFindings, cache: Cache): ParsedProse {
  if (cached instanceof Uint8Array) return { prose: restored(cached, cache), findings: [] };
  const { prose, faulty, findings } = cached;
  return {
    ...(prose && { prose: restored(prose, cache) }),
    ...(faulty && { faulty: restored(faulty, cache) }),
    findings: findings.map((finding) => ({ ...finding, file })),
  };
}
