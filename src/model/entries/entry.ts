// An entry: one file of a collection.
import type { Locale } from '../languages/locale.ts';
import type { LinkView, Localized } from '../languages/localized.ts';
import type { Text } from '../languages/text.ts';
import type { Pagination } from './pagination.ts';
import type { EntryPath } from './path.ts';
import type { SectionData } from './section.ts';

/** The fields of an entry that the engine uses; the layout of the collection uses any others. */
export interface EntryData {
  readonly languages: readonly Locale[];
  readonly meta: { readonly title: Text; readonly description: Text };
  /** For all languages, or for each. */
  readonly path?: EntryPath | undefined;
  /** The id of the entry of the same collection that is above this one. */
  readonly parent?: string | undefined;
  /** The name of its text, where its data is the front matter of Markdown files. */
  readonly markdown?: string | undefined;
  /** The position among the cards of the collection; smaller comes first. */
  readonly order?: number | undefined;
  /** Builds leave it out. */
  readonly draft?: boolean | undefined;
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  /** Tells search engines not to list its page. */
  readonly noindex?: boolean | undefined;
  /** The part of a list that a derived entry is. */
  readonly pagination?: Pagination | undefined;
  readonly sections?: readonly SectionData[] | undefined;
}

/** An entry as its layout gets it: in one language, links resolved. */
export type EntryView<Value = EntryData> = Localized<Value>;

/** The card of an entry. */
export type CardView<Fields = object> = Localized<Fields> & { readonly id: string; readonly link: LinkView };
