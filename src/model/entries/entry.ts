// The data of an entry of a collection.
import type { Locale } from '../languages/locale.ts';
import type { LinkView, Localized } from '../languages/localized.ts';
import type { Text } from '../languages/text.ts';
import type { Pagination } from './pagination.ts';
import type { EntryPath } from './path.ts';
import type { SectionData } from './section.ts';

/** The fields of an entry that the engine uses. The layout of the collection uses the others. */
export interface EntryData {
  readonly languages: readonly Locale[];
  readonly meta: { readonly title: Text; readonly description: Text };
  /** One path for all languages, or one for each. */
  readonly path?: EntryPath | undefined;
  /** The id of the parent entry, in the same collection. */
  readonly parent?: string | undefined;
  /** The name of the entry's text, if its data is the front matter of Markdown files. */
  readonly markdown?: string | undefined;
  /** The position among the cards of the collection; entries with smaller numbers come first. */
  readonly order?: number | undefined;
  /** True for a draft, which builds omit by default. */
  readonly draft?: boolean | undefined;
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  /** Tells search engines not to list the entry's page. */
  readonly noindex?: boolean | undefined;
  /** For a derived entry: which part of a paginated list it is. */
  readonly pagination?: Pagination | undefined;
  readonly sections?: readonly SectionData[] | undefined;
}

/** An entry as its layout gets it: in one language, with links resolved. */
export type EntryView<Value = EntryData> = Localized<Value>;

/** The card of an entry, in one language. */
export type CardView<Fields = object> = Localized<Fields> & { readonly id: string; readonly link: LinkView };
