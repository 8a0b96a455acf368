// All content of a site, validated and linked: the result of `src/content`, and the input of everything after it.
import type { Root } from 'hast';
import type { ContentModel } from './collection.ts';
import type { EntryData } from './entries/entry.ts';
import type { Locale, Locales } from './languages/locale.ts';
import type { Messages } from './own-content.ts';
import type { Prices } from './prices/prices.ts';
import type { Redirects } from './references/redirects.ts';
import type { SiteSettings } from './site.ts';

/** One entry. `id` is the path of its file in the folder of the collection, without extension and without `/index` at its end. */
export interface Entry<T = EntryData> {
  readonly id: string;
  /** The path relative to the content folder, with slashes: `pages/ferry-times.yaml`. */
  readonly file: string;
  readonly value: T;
}

export interface Site {
  readonly locales: Locales;
  readonly settings: SiteSettings;
  /** The values of site-defined files, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly prices: Prices;
  /** Messages by language; empty for a site without messages. */
  readonly messages: Readonly<Record<Locale, Messages>>;
  readonly redirects: Redirects['redirects'];
  /** Entries by folder, each list sorted by file. */
  readonly collections: Readonly<Record<string, readonly Entry[]>>;
  /** Entries of all collections that are not yet valid or have expired; `collections` does not contain them. */
  readonly absent: readonly Entry[];
  /** The content model that validated the content. */
  readonly model: ContentModel;
  /** MDX as hast by file: `pages/imprint.de.mdx`. Components are elements with the component's name. */
  readonly prose: ReadonlyMap<string, Root>;
  /** The URLs of published files of `assets/`, by their paths in that folder. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Returns the entries of all collections, one collection after the other. */
export const entriesOf = ({ collections }: Pick<Site, 'collections'>): readonly Entry[] => Object.values(collections).flat();
