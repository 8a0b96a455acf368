// The input of `outputs` functions: the site in one language, and its entries as templates get them.
import type { Root } from 'hast';
import type { EntrySchema, Value } from './collection.ts';
import type { EntryView } from './entries/entry.ts';
import type { Locale } from './languages/locale.ts';
import type { OwnSchemas } from './own-content.ts';
import type { PageView } from './view.ts';

/** An entry of content in one language, as a function of `outputs` gets it. */
export interface OutputEntry<Entry = EntryView> {
  /** The id of the entry. */
  readonly id: string;
  /** The folder of the entry's collection. */
  readonly collection: string;
  /** The name of the entry in breadcrumbs and lists. */
  readonly title: string;
  /** The path of the entry's page in this language; undefined if it has none. */
  readonly path: string | undefined;
  /** The absolute URL of the page; undefined if there is none. */
  readonly url: string | undefined;
  /** The fields of the entry, as its layout gets them. */
  readonly entry: Entry;
  /** The prose of the entry, by the `source` of its section; `body` is the text of an entry that is a Markdown file. */
  readonly prose: Readonly<Record<string, Root>>;
}

/** The members of a page view that do not depend on the page. */
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

/** The view that functions of `outputs` get, on a site with these schemas. */
export interface OutputView<Own extends OwnSchemas = OwnSchemas> extends Pick<PageView<Own>, SharedMembers> {
  /** All languages of the site, the source language first. */
  readonly locales: readonly Locale[];
  /** The URL of the site with its base path, without a trailing slash. */
  readonly baseUrl: string;
  /** The path under which the host serves the site, such as `/docs`; empty for its root. */
  readonly basePath: string;
  /**
   * Returns the entries of a collection in this language, sorted by `order` and then by file name. If the schema of the collection
   * is passed, `entry` has its types. Throws for a collection that does not exist.
   */
  readonly entries: {
    (collection: string): readonly OutputEntry[];
    <Schema extends EntrySchema>(collection: string, schema: Schema): readonly OutputEntry<EntryView<Value<Schema>>>[];
  };
  /** Returns each entry that has a page in this language, from all collections. The 404 page is left out. */
  readonly pages: () => readonly OutputEntry[];
  /** Returns the absolute URL of a path of the site, such as the `href` of a link; returns other URLs unchanged. */
  readonly urlOf: (href: string) => string;
  /** Returns the view in another language. Throws for a language that the site does not have. */
  readonly inLocale: (locale: Locale) => OutputView<Own>;
}
