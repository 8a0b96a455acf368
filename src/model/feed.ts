// The feeds of a collection: the site's settings, and the resulting files.
import type { Locale, Locales } from './languages/locale.ts';
import type { ImageView } from './references/image.ts';
import type { PageView } from './view.ts';

/**
 * The input of feed titles: the members that views of pages and feeds in one language share.
 *
 * @experimental
 * @example
 * ```ts
 * import type { FeedView } from 'archipel';
 *
 * export const feedTitle = ({ site, locale }: FeedView) => `${site.name} (${locale})`;
 * ```
 */
export type FeedView = Pick<PageView, 'data' | 'locale' | 'settings' | 'site' | 't'>;

/**
 * The feeds of a collection: Atom and JSON Feed, one of each per language, with the entries that exist in that language.
 *
 * @experimental
 * @example
 * ```ts
 * import { defineCollection, languages, meta, text } from 'archipel';
 * import * as z from 'zod';
 *
 * const schema = () => z.strictObject({ languages, meta, title: text, date: z.iso.date() });
 *
 * export const posts = defineCollection({
 *   singular: 'post',
 *   description: 'a post of the blog',
 *   schema,
 *   title: ({ title }) => title,
 *   component: () => null,
 *   feed: { published: ({ date }) => date, limit: 10 },
 * });
 * ```
 */
export interface Feed<View = object> {
  /**
   * Returns when an entry was published: a day such as `2026-03-01`, or an instant with its offset. An entry without a
   * date is in no feed; all others are sorted by date, the latest first.
   */
  readonly published: (entry: View) => string | undefined;
  /** Returns when an entry last changed in a way that readers should hear of; `published` if missing. */
  readonly updated?: (entry: View) => string | undefined;
  /** Returns the title in the language of the feed; the name of the site if missing. */
  readonly title?: (view: FeedView) => string;
  /** Returns a line about the feed. */
  readonly subtitle?: (view: FeedView) => string;
  /** Returns the author of an entry; the name of the site if missing. */
  readonly author?: (entry: View) => string | undefined;
  /** Returns the summary of an entry; its `meta.description` if missing. */
  readonly summary?: (entry: View) => string | undefined;
  /** Returns an image that belongs to an entry. */
  readonly image?: (entry: View) => ImageView | undefined;
  /** Whether the feed contains the prose of entries or only summaries; `full` by default. */
  readonly content?: 'full' | 'summary';
  /** The maximum number of entries; 20 if missing. */
  readonly limit?: number;
  /** The path of the feeds without extension; `/FOLDER/feed` if missing, as in `/posts/feed.atom` and `/posts/feed.json`. */
  readonly path?: string;
}

/** The kinds of feeds, with their media types. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

type FeedKind = keyof typeof feedTypes;

/** One feed in one format and one language, which becomes a file. */
export interface FeedFile {
  readonly kind: FeedKind;
  readonly locale: Locale;
  /** The path from the root of the output: `/en/posts/feed.atom`. */
  readonly path: string;
  readonly feed: Feed;
  /** The folder of the collection. */
  readonly collection: string;
}

type Fed = Readonly<Record<string, { readonly feed?: Feed<never> }>>;

/** Returns the path of a collection's feeds, without language prefix and extension. */
export const feedPath = (collection: string, { path = `/${collection}/feed` }: Pick<Feed, 'path'>): string => path;

/** Returns every feed of `collections` in every language of `locales`. */
export const feedFiles = (collections: Fed, locales: Locales): readonly FeedFile[] =>
  Object.entries(collections).flatMap(([collection, { feed }]) =>
    feed === undefined
      ? []
      : locales.list.flatMap((locale) => feedKinds.map((kind) => feedFile({ kind, locale, collection }, feed, locales))),
  );

const feedKinds: readonly FeedKind[] = ['atom', 'json'];

const feedFile = (file: Pick<FeedFile, 'collection' | 'kind' | 'locale'>, feed: Feed<never>, locales: Locales): FeedFile => ({
  ...file,
  // The functions of a feed are called with entries of its own collection only.
  feed: feed as Feed,
  path: locales.pathIn(file.locale, `${feedPath(file.collection, feed)}.${file.kind}`),
});
