// Placeholders in `watch`: a missing text is shown in another language, and a TODO is shown unchanged. Both are in
// ⟦brackets⟧, which the dev client highlights. A build never contains placeholders.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isInGroup } from '../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { cachedByKey } from '../model/cached-by-key.ts';
import { isBlock } from '../model/data/block.ts';
import { mapParts } from '../model/data/map-parts.ts';
import { type DataPath, pathOfPart } from '../model/data/place.ts';
import { keysAt } from '../model/data/schema-walk.ts';
import { valueAt } from '../model/data/value-at.ts';
import { type Languages, listedLanguages } from '../model/data/walk.ts';
import { isPathByLanguage } from '../model/entries/path.ts';
import { localeOfProse, proseIn, withoutLanguage } from '../model/entries/prose-file.ts';
import { localeOfMessages, messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { isPlural } from '../model/languages/plural.ts';
import { isText, wordsIn } from '../model/languages/text.ts';
import { isLink } from '../model/references/link.ts';
import { flattened, listsOf, mapOf } from '../store/lists.ts';
import { defineQuery, defineStoredQuery } from '../store/query.ts';
import { isSameList, type QueryCache } from '../store/query-cache.ts';
import { hasPlaceholder } from './check-words.ts';
import { checkQuery, languagesOf } from './checks/check-files.ts';
import type { CheckResult } from './checks/deferred-checks.ts';
import { marked, markedMissing } from './mark.ts';
import { LazyRoots } from './prose/lazy-roots.ts';
import type { ProseContent } from './prose/prose.ts';
import type { Schemas } from './validation/validate-all.ts';

interface Filled {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** The packed result of a file that needs no placeholders. Other results are not stored. */
const unchanged = 0;

/** If the cached findings of the checks report no missing text, the data is returned unchanged. */
const placeholdersQuery = defineStoredQuery<unknown, Filled>('placeholders', {
  from: 'part',
  pack: ({ value, findings }, input) => (value === input && findings.length === 0 ? unchanged : undefined),
  unpack: (_, { input }) => ({ value: input, findings: none }),
  impliedBy: {
    query: checkQuery,
    result: (packed, value) => {
      // `checkQuery` stores the findings of its results unchanged.
      const { findings } = packed as CheckResult;
      return findings.some(({ code }) => isInGroup('placeholder', code)) ? undefined : { value, findings: none };
    },
  },
});
const filledQuery = defineQuery('filled');
const placeholderFindingsQuery = defineQuery('findings of placeholders');

/**
 * Turns errors about unfinished texts into warnings. Prose that is missing in all languages remains an error, because
 * there is nothing to show.
 */
export const downgradeUnfinished = (findings: readonly Finding[], prose: { readonly has: (file: string) => boolean }): readonly Finding[] =>
  findings.map((finding) => (isShownUnfinished(finding, prose) ? { ...finding, severity: 'warning' } : finding));

function isShownUnfinished({ code, file, args }: Finding, prose: { readonly has: (file: string) => boolean }): boolean {
  if (code === 'file-empty') return prose.has(file);
  return isInGroup('unfinished', code) && (code !== 'prose-missing' || prose.has(String(args['name'])));
}

export interface FillOptions {
  readonly schemas: Schemas;
  readonly locales: Locales;
  readonly queries: QueryCache;
}

/** Returns the data of all files with missing languages filled in and TODOs marked, and a finding for each added message. */
export function withPlaceholders(
  data: ReadonlyMap<string, unknown>,
  { schemas, locales, queries }: FillOptions,
): { readonly data: ReadonlyMap<string, unknown>; readonly findings: readonly Finding[] } {
  const given = listsOf(queries, 'data with fallbacks', data);
  const { keys, inputs } = given;
  const original = data.get(messagesFile(locales.source));
  // The locales are an input because the schema of a file depends on its path and the languages.
  const filled = queries.each({ query: placeholdersQuery, ...given, from: [locales, original] }, (value, file) => {
    const locale = localeOfMessages(file, locales);
    if (locale !== undefined) return withMessages(original, value, { file, locale, locales });
    const schema = schemas.get(file);
    const mayBeText = (path: DataPath): boolean => schema !== undefined && keysAt(schema, path, value).includes(locales.source);
    return { value: filledTexts(value, { locales, mayBeText, expected: languagesOf(file, value, locales) }), findings: none };
  });
  const values = queries.each({ query: filledQuery, keys, inputs: filled, from: [] }, ({ value }) => value);
  const found = queries.each({ query: placeholderFindingsQuery, keys, inputs: filled, from: [] }, ({ findings }) => findings);
  return {
    data: isSameList(values, inputs) ? data : mapOf(queries, 'filled', { keys, inputs: values }),
    findings: flattened(queries, 'findings of placeholders', found),
  };
}

const none: readonly Finding[] = [];

interface TextOptions {
  readonly locales: Locales;
  /** Returns whether a block without keys is a text according to the schema. */
  readonly mayBeText: (path: DataPath) => boolean;
  /** The languages that texts must have. */
  readonly expected: Languages;
}

/** Returns a copy of `data` with missing languages filled in and TODOs marked, or `data` itself if nothing changes. */
function filledTexts(data: unknown, options: TextOptions, path: DataPath = []): unknown {
  if (typeof data !== 'object' || data === null || (path.at(-1) === 'link' && isLink(data))) return data;
  if (path.length === 1 && path[0] === 'path' && isPathByLanguage(data)) return data;
  const { locales, expected, mayBeText } = options;
  if (isText(data, locales)) return filledText(data, locales, expected);
  const isEmpty = !Array.isArray(data) && Object.keys(data).length === 0;
  if (isEmpty && mayBeText(path)) return filledText({}, locales, expected);
  const own = Object.hasOwn(data, 'languages') ? { ...options, expected: listedLanguages(data, locales) } : options;
  return mapParts(data, (value, key) => (typeof value === 'object' ? filledTexts(value, own, pathOfPart(path, key)) : value));
}

function filledText(text: Readonly<Record<Locale, unknown>>, locales: Locales, expected: Languages): unknown {
  const noted = mapParts(text, withNote);
  const due = (expected ?? []).filter((locale) => wordsIn(text, locale, locales) === undefined);
  if (due.length === 0) return noted;
  const words = Object.entries(noted);
  const [, first = ''] = words.find(([locale]) => locale === locales.source) ?? words[0] ?? [];
  const added = due.map((locale) => [locale, typeof first === 'string' ? markedMissing(first, locales.of(locale)) : first] as const);
  return Object.fromEntries([...words, ...added]);
}

const withNote = (value: unknown): unknown => (typeof value === 'string' && hasPlaceholder(value) ? marked(value) : value);

interface MessagesOf {
  readonly file: string;
  readonly locale: Locale;
  readonly locales: Locales;
}

/** Fills in the missing messages of a language from the source language. Also returns a finding for each missing message. */
function withMessages(original: unknown, messages: unknown, { file, locale, locales }: MessagesOf) {
  const findings: Finding[] = [];
  const translated = (value: unknown): unknown => {
    if (isBlock(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]));
    return typeof value === 'string' ? markedMissing(value, locales.of(locale)) : value;
  };
  const fill = (from: unknown, to: unknown, path: DataPath): unknown => {
    if (!isBlock(to)) return withNote(to);
    // Plural forms differ between languages, so they are not filled in one by one.
    if (isPlural(to)) return to;
    const own = Object.entries(to).map(([key, value]) => [key, fill(valueAt(from, [key]), value, [...path, key])] as const);
    const added = Object.entries(isBlock(from) ? from : {}).filter(([key]) => !Object.hasOwn(to, key) && locale !== locales.source);
    for (const [key] of added) {
      const place = [...path, key];
      findings.push({
        ...createFinding('message-missing', { file, path: place }, { key: place.join('.'), language: locales.of(locale).shortTag }),
        severity: 'warning',
      });
    }
    return Object.fromEntries([...own, ...added.map(([key, value]) => [key, translated(value)] as const)]);
  };
  return { value: fill(original, messages, []), findings };
}

interface MissingOptions {
  /** The parsed prose by file. */
  readonly texts: ReadonlyMap<string, Pick<ProseContent, 'isEmpty'>>;
  readonly locales: Locales;
}

/** Returns prose by file, with its TODOs marked. Replaces each missing or empty file with the file of another language. */
export function withMissingProse(
  roots: ReadonlyMap<string, Root>,
  named: readonly string[],
  { texts, locales }: MissingOptions,
): ReadonlyMap<string, Root> {
  const hasWords = (file: string): boolean => roots.has(file) && texts.get(file)?.isEmpty !== true;
  const added = new Map(
    named.flatMap((file): (readonly [string, Root])[] => {
      const locale = hasWords(file) ? undefined : localeOfProse(file, locales);
      if (locale === undefined) return [];
      const other = [locales.source, ...locales.list].map((each) => proseIn(withoutLanguage(file), each)).find(hasWords);
      const root = other === undefined ? undefined : roots.get(other);
      return root === undefined ? [] : [[file, withHeading(root, markedMissing(file, locales.of(locale)))]];
    }),
  );
  const noted = (file: string): Root | undefined => {
    const root = roots.get(file);
    return root && notedRoot(root);
  };
  const files = added.size === 0 ? roots : new Set([...roots.keys(), ...added.keys()]);
  return new LazyRoots(files, (file) => added.get(file) ?? noted(file));
}

function withHeading(root: Root, words: string): Root {
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: words }] };
  return { ...root, children: [paragraph, ...root.children] };
}

/** Returns `root` with its TODOs marked. The same root gives the same object, so that its pages are not rendered again. */
const notedRoot = cachedByKey((root: Root): Root => {
  const mark = <Node extends RootContent | ElementContent>(node: Node): Node => {
    if (node.type === 'text' && hasPlaceholder(node.value)) return { ...node, value: marked(node.value.trim()) };
    // `TODO` in code is an example, not a placeholder.
    return node.type === 'element' && node.tagName !== 'code' ? { ...node, children: node.children.map(mark) } : node;
  };
  return { ...root, children: root.children.map(mark) };
}, new WeakMap());
