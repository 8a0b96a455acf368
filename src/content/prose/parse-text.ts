// Parses a text and stores the result in the cache. A request is plain data, so that other threads can parse texts, too.
import type { Locale } from '../../model/languages/locale.ts';
import type { Cache } from '../cache.ts';
import { namedText } from '../markdown/file-names.ts';
import { type CachedProse, cachedForm, restoreProse } from './cached-prose.ts';
import type { TextName } from './inner-link.ts';
import { type ParsedProse, type ProseInputs, type ProseOptions, parseProse } from './prose.ts';
import { withoutShortcodeBodies } from './shortcode-bodies.ts';

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

/** Part of the keys in the cache. Change it when the shape of the cached data changes. */
const format = 'prose in compressed lines, with a compact tree, the parts without words, links to full URLs, and findings';

/** Returns the key of a text in the cache. `namedBy` is the result of `namingKey`, and `version` identifies the text. */
export function textKey(
  { components, tag, prefix, folder, assetFolders, isMdx, hasFrontMatter }: ProseInputs,
  { namedBy, version }: { readonly namedBy: string; readonly version: string },
): string {
  return JSON.stringify([format, components, tag, prefix, folder, assetFolders, namedBy, isMdx, hasFrontMatter, version]);
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

/** The cached form of a result with findings. A result without findings is cached as its prose alone. */
interface CachedFindings {
  readonly findings: ParsedProse['findings'];
  readonly prose: CachedProse | undefined;
  readonly faulty: CachedProse | undefined;
}

/** Returns the result for a text from the cache, or undefined. */
export function cachedText({ key, file }: Pick<TextRequest, 'key' | 'file'>, cache: Cache): ParsedProse | undefined {
  // Only `parseText` sets values under this key.
  const known = cache.get(key) as CachedProse | CachedFindings | undefined;
  return known && restoredText(known, file, cache);
}

/** Restores a result. The file may have had another name when it was cached. */
function restoredText(known: CachedProse | CachedFindings, file: string, cache: Cache): ParsedProse {
  if (!('findings' in known)) return { prose: restoreProse(known, cache), findings: [] };
  const { findings, prose, faulty } = known;
  return {
    ...(prose && { prose: restoreProse(prose, cache) }),
    ...(faulty && { faulty: restoreProse(faulty, cache) }),
    findings: findings.map((finding) => ({ ...finding, file })),
  };
}

/** Parses a text, and caches the result. */
export async function parseText(
  { file, text, inputs, key }: TextRequest,
  { textName, cache, edited }: Pick<ProseOptions, 'textName' | 'cache' | 'edited'>,
): Promise<ParsedProse> {
  const parsed = withoutShortcodeBodies(text, await parseProse(file, text, { ...inputs, textName, cache, edited }));
  const { findings } = parsed;
  const [prose, faulty] = [parsed.prose, parsed.faulty].map((content) => content && cachedForm(content, cache));
  const cached = prose !== undefined && findings.length === 0 ? prose : { findings, prose, faulty };
  cache.set(key, cached);
  // The result is restored from the cached form in any case, so that builds with and without a cache give the same bytes.
  return restoredText(cached, file, cache);
}
