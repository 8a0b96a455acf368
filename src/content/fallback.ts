// Replaces missing messages and prose of a partly translated language with the messages and prose of its fallback language.
// Texts in other files fall back when they are read (model/languages/text.ts).
import type { ElementContent, Root, RootContent } from 'hast';
import { isBlock } from '../model/data/block.ts';
import { valueAt } from '../model/data/value-at.ts';
import { localeOfProse, proseIn, withoutLanguage } from '../model/entries/prose-file.ts';
import { messagesFile } from '../model/kind.ts';
import type { LocaleSettings, Locales } from '../model/languages/locale.ts';
import { isPlural, pluralFormsOf } from '../model/languages/plural.ts';
import { defineQuery } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';

const fallbackMessagesQuery = defineQuery('messages with fallback');

interface FallbackOptions {
  readonly locales: Locales;
  readonly queries: QueryCache;
}

/** Returns the data of all files. Message files of partly translated languages are completed with the messages of their fallbacks. */
export function withFallbackMessages(
  data: ReadonlyMap<string, unknown>,
  { locales, queries }: FallbackOptions,
): ReadonlyMap<string, unknown> {
  const partly = locales.list.filter((locale) => locales.of(locale).partial && data.get(messagesFile(locale)) !== undefined);
  if (partly.length === 0) return data;
  const filled = partly.map((locale): [string, unknown] => {
    const [own, ...others] = locales.preference(locale).map((each) => data.get(messagesFile(each)));
    const { tag } = locales.of(locale);
    const fill = () => others.reduce((known, other) => filledFrom(known, other, tag), own ?? {});
    return [messagesFile(locale), queries.compute([fallbackMessagesQuery, locale], [own, ...others, locales], fill)];
  });
  return new Map([...data, ...filled]);
}

/** Adds to `own` the keys that only `other` has. An added plural message gets the forms that the language `tag` needs. */
function filledFrom(own: unknown, other: unknown, tag: string): unknown {
  if (own === undefined && isPlural(other)) {
    return Object.fromEntries(pluralFormsOf(tag).map((form) => [form, other[form] ?? other.other]));
  }
  if (!isBlock(other) || isPlural(other)) return own ?? other;
  if (own !== undefined && (!isBlock(own) || isPlural(own))) return own;
  const keys = [...new Set([...Object.keys(own ?? {}), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, filledFrom(valueAt(own, [key]), valueAt(other, [key]), tag)]));
}

/**
 * Returns the file that replaces a missing prose file of a partly translated language; undefined if the language is not
 * partly translated, or no other language has the file.
 */
export function fallbackProse(file: string, locales: Locales, has: (file: string) => boolean): string | undefined {
  const locale = localeOfProse(file, locales);
  if (locale === undefined || !locales.of(locale).partial) return undefined;
  return locales
    .preference(locale)
    .map((each) => proseIn(withoutLanguage(file), each))
    .find((each) => each !== file && has(each));
}

/** Returns prose by file. Replaces each missing file among `named` with the file of a fallback language, marked with that language. */
export function withFallbackProse(roots: ReadonlyMap<string, Root>, named: readonly string[], locales: Locales): ReadonlyMap<string, Root> {
  const added = named.flatMap((file): (readonly [string, Root])[] => {
    const other = roots.has(file) ? undefined : fallbackProse(file, locales, (each) => roots.has(each));
    const root = other === undefined ? undefined : roots.get(other);
    const locale = other === undefined ? undefined : localeOfProse(other, locales);
    return root === undefined || locale === undefined ? [] : [[file, inLanguage(root, locales.of(locale))]];
  });
  return added.length === 0 ? roots : new Map([...roots, ...added]);
}

/** Marks the elements of `root` with `language`, for browsers and screen readers (WCAG 2.2, 3.1.2). */
const inLanguage = (root: Root, language: Pick<LocaleSettings, 'lang' | 'direction'>): Root => ({
  ...root,
  children: root.children.map((node) => markedIn(node, language)),
});

/** Marks an element with `language`. Components accept no unknown attributes, so their children are marked instead. */
function markedIn<Node extends RootContent | ElementContent>(node: Node, language: Pick<LocaleSettings, 'lang' | 'direction'>): Node {
  if (node.type !== 'element') return node;
  if (/^[A-Z]/.test(node.tagName)) return { ...node, children: node.children.map((child) => markedIn(child, language)) };
  return { ...node, properties: { ...node.properties, lang: language.lang, dir: language.direction } };
}
