// Prepares unfinished content for pages: fallbacks and placeholders for missing texts, and drafts on request.
import type { Root } from 'hast';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../model/collection.ts';
import { listsOf, withValues } from '../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../store/query.ts';
import { noQueryCache, type QueryCache } from '../store/query-cache.ts';
import { hasDraftItems, withMarkedDrafts, withoutDrafts } from './drafts.ts';
import { withFallbackMessages, withFallbackProse } from './fallback.ts';
import { withMissingProse, withPlaceholders } from './placeholders.ts';
import { namedBy } from './prose/prose-use.ts';
import type { ContentSources } from './read-sources.ts';

const namedProseQuery = defineQuery('prose that entries name');
/** Whether a file contains list items that are drafts. The result is stored, so that an unchanged file without them is not parsed. */
const draftItemsQuery = defineStoredQuery<unknown, boolean>('draft items', storedAsData());
const draftsShownQuery = defineQuery('drafts shown');
const withDraftsShownQuery = defineQuery('values with drafts shown');

export interface ShownOptions {
  readonly model: Pick<ContentModel, 'locales'>;
  /** Shows missing texts as marked placeholders, and reports them as warnings. */
  readonly placeholders?: boolean;
  readonly drafts?: boolean;
  readonly queries?: QueryCache;
}

export const noDrafts: ReadonlySet<string> = new Set();

interface ShownSources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Root>;
  /** Findings for missing texts. Validation does not report these texts, because they were filled in. */
  readonly findings: readonly Finding[];
}

/** Returns the sources as pages show them: with fallbacks for partly translated languages and, on request, with placeholders. */
export function showUnwritten(
  { schemas, parsed, prose, signatures }: ContentSources,
  { model, placeholders, queries = noQueryCache }: ShownOptions,
): ShownSources {
  const { locales } = model;
  const isPartial = locales.list.some((locale) => locales.of(locale).partial);
  if (placeholders !== true && !isPartial) return { data: parsed.data, prose: prose.roots, findings: [] };
  const named = queries.compute(namedProseQuery, [signatures, locales], () =>
    [...signatures].flatMap(([file, signature]) => namedBy(file, signature, locales).map(({ name }) => name)),
  );
  const data = withFallbackMessages(parsed.data, { locales, queries });
  const roots = isPartial ? withFallbackProse(prose.roots, named, locales) : prose.roots;
  if (placeholders !== true) return { data, prose: roots, findings: [] };
  return {
    ...withPlaceholders(data, { schemas, locales, queries }),
    prose: withMissingProse(roots, named, { texts: prose.texts, locales }),
  };
}

/**
 * Removes the list items that are drafts from `values`, unless the build includes drafts. It then marks these items if `placeholders` is
 * set.
 */
export function applyDrafts(
  values: ReadonlyMap<string, unknown>,
  { model, drafts, placeholders, queries = noQueryCache }: ShownOptions,
): ReadonlyMap<string, unknown> {
  const { locales } = model;
  const given = listsOf(queries, 'values', values);
  const found = queries.each({ query: draftItemsQuery, ...given, from: [] }, hasDraftItems);
  const places = [...found.keys()].filter((place) => found[place] === true);
  if (places.length === 0) return values;
  const show = (value: unknown): unknown => {
    if (drafts !== true) return withoutDrafts(value);
    return placeholders === true ? withMarkedDrafts(value, locales) : value;
  };
  const keys = places.map((place) => given.keys[place] ?? '');
  const inputs = places.map((place) => given.inputs[place]);
  const shown = queries.each({ query: draftsShownQuery, keys, inputs, from: [drafts, placeholders, locales] }, show);
  return queries.compute(withDraftsShownQuery, [values, shown], () => withValues(values, new Map(keys.map((key, at) => [key, shown[at]]))));
}
