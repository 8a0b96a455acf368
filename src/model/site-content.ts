// All content of a site, validated and linked: the result of `src/content`, and the input of everything after it.
import type { Root } from 'hast';
import type { ContentModel } from './collection.ts';
import type { EntryData } from './entries/entry.ts';
import type { Locale, Locales } from './languages/locale.ts';
import type { Messages } from './own-content.ts';
import type { Prices } from './prices/prices.ts';
import type { Redirects } from './references/redirects.ts';
import type { SiteSettings } from './site.ts';

/** One entry: its id is the name of its file. */
export interface Entry<T = EntryData> {
  readonly id: string;
  /** The file, from the root of the content folder, with slashes: `pages/ferry-times.yaml`. */
  readonly file: string;
  readonly value: T;
}

export interface Site {
  readonly locales: Locales;
  readonly settings: SiteSettings;
  /** The values of the files that the site adds, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly prices: Prices;
  /** By language; empty for a site without messages. */
  readonly messages: Readonly<Record<Locale, Messages>>;
  readonly redirects: Redirects['redirects'];
  /** By folder, each sorted by file. */
  readonly collections: Readonly<Record<string, readonly Entry[]>>;
  /** Entries of all collections that are not yet valid or have expired; they are not in `collections`. */
  readonly absent: readonly Entry[];
  /** The model that the content was validated with. */
  readonly model: ContentModel;
  /** MDX as hast by file: `pages/imprint.de.mdx`. Components are elements of their own names. */
  readonly prose: ReadonlyMap<string, Root>;
  /** Published files of `assets/`: from the path there to the URL in the output. */
  readonly assets: ReadonlyMap<string, string>;
}

/** The entries of all collections, one collection after the other. */
export const entriesOf = ({ collections }: Pick<Site, 'collections'>): readonly Entry[] => Object.values(collections).flat();
