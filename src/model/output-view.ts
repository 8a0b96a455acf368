// What functions of `outputs` get: the site in one language, and its entries as templates get them.
import type { Root } from 'hast';
import type { EntrySchema, Value } from './collection.ts';
import type { EntryView } from './entries/entry.ts';
import type { Locale } from './languages/locale.ts';
import type { OwnSchemas } from './own-content.ts';
import type { PageView } from './view.ts';

/** An entry of content for a further file, in one language. */
export interface OutputEntry<Entry = EntryView> {
  /** The name of its file. */
  readonly id: string;
  /** The folder of its collection. */
  readonly collection: string;
  /** Its name in breadcrumbs and lists. */
  readonly title: string;
  /** The path of its page in this language; undefined if it has none. */
  readonly path: string | undefined;
  /** The absolute URL of that page. */
  readonly url: string | undefined;
  /** Its fields, as its layout gets them. */
  readonly entry: Entry;
  /** Its MDX texts, by the `source` of their sections. */
  readonly prose: Readonly<Record<string, Root>>;
}

/** Everything that views of pages have and that does not belong to one page. */
type SharedMembers =
  | 'campaigns'
  | 'cards'
  | 'data'
  | 'day'
  | 'home'
  | 'languageName'
  | 'lang'
  | 'locale'
  | 'messages'
  | 'picture'
  | 'prices'
  | 'settings'
  | 'site'
  | 'sounds'
  | 't'
  | 'tag'
  | 'tIn'
  | 'vat'
  | 'year';

/** The view of a further file of a site with these schemas. */
export interface OutputView<Own extends OwnSchemas = OwnSchemas> extends Pick<PageView<Own>, SharedMembers> {
  /** All languages of the site, the source language first. */
  readonly locales: readonly Locale[];
  /** The URL of the site with its base path, without a slash at its end. */
  readonly baseUrl: string;
  /** The path of the host under which the site is served, such as `/docs`; empty for its root. */
  readonly basePath: string;
  /**
   * The entries of a collection in this language, sorted by their `order` and then their file names; with the schema of the
   * collection, `entry` has its types. Throws for a collection that does not exist.
   */
  readonly entries: {
    (collection: string): readonly OutputEntry[];
    <Schema extends EntrySchema>(collection: string, schema: Schema): readonly OutputEntry<EntryView<Value<Schema>>>[];
  };
  /** The entries of all collections that have a page in this language, as sitemap.xml lists them. */
  readonly pages: () => readonly OutputEntry[];
  /** The absolute URL of a path of the site, such as the `href` of a link; other URLs do not change. */
  readonly urlOf: (href: string) => string;
  /** The view in another language. Throws for a language that the site does not have. */
  readonly inLocale: (locale: Locale) => OutputView<Own>;
}
