// Prepares unfinished content for pages: fallbacks and placeholders for missing texts, and drafts on request.
import type { Root } from 'hast';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../model/collection.ts';
import { listsOf, mapOf } from '../store/lists.ts';
import { defineQuery, defineStoredQuery } from '../store/query.ts';
import { isSameList, noQueryCache, type QueryCache } from '../store/query-cache.ts';
import { withMarkedDrafts, withoutDrafts } from './drafts.ts';
import { withFallbackMessages, withFallbackProse } from './fallback.ts';
import { withMissingProse, withPlaceholders } from './placeholders.ts';
import { namedBy } from './prose/prose-use.ts';
import type { ContentSources } from './read-sources.ts';

const namedProseQuery = defineQuery('prose that entries name');
/** Most values have no drafts: for these, `true` is stored instead of the value. */
const valuesShownQuery = defineStoredQuery<unknown, unknown>('values shown', {
  from: 'part',
  isRequired: true,
  pack: (shown, value) => (shown === value ? true : undefined),
  unpack: (_, { input }) => input,
});

export interface ShownOptions {
  readonly model: Pick<ContentModel, 'locales'>;
  /** Shows missing texts as marked placeholders. */
  readonly placeholders?: boolean;
  /** Includes drafts. */
  readonly drafts?: boolean;
  readonly queries?: QueryCache;
}

export const noDrafts: ReadonlySet<string> = new Set();

interface ShownSources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Root>;
  /** Findings for missing texts that were filled in, so that validation does not report them. */
  readonly findings: readonly Finding[];
}

/**
 * Returns the sources as pages show them: with fallbacks for partly translated languages and, on request, with
 * placeholders.
 */
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
 * Removes drafts from the values. If the build includes drafts, keeps them, and marks them if `placeholders` is set.
 */
export function applyDrafts(
  values: ReadonlyMap<string, unknown>,
  { model, drafts, placeholders, queries = noQueryCache }: ShownOptions,
): ReadonlyMap<string, unknown> {
  const { locales } = model;
  const given = listsOf(queries, 'values', values);
  const { keys, inputs } = given;
  const show = (value: unknown): unknown => {
    if (drafts !== true) return withoutDrafts(value);
    return placeholders === true ? withMarkedDrafts(value, locales) : value;
  };
  const shown = queries.each({ query: valuesShownQuery, ...given, from: [drafts, placeholders, locales] }, show);
  return isSameList(shown, inputs) ? values : mapOf(queries, 'values shown', { keys, inputs: shown });
}
