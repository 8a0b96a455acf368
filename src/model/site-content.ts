// The whole of a site's content, validated and linked: what `content/` hands to everything after it.
import type { Root } from 'hast';
import type { ContentModel } from './collection.ts';
import type { EntryData } from './entries/entry.ts';
import type { Locale, Locales } from './languages/locale.ts';
import type { Messages } from './own-content.ts';
import type { Prices } from './prices/prices.ts';
import type { Redirects } from './references/redirects.ts';
import type { SiteSettings } from './site.ts';

/** One thing of content: its id is the name of its file. */
export interface Entry<T = EntryData> {
  readonly id: string;
  /** The file, from the root of the content folder, with slashes: `pages/ai-audit.yaml`. */
  readonly file: string;
  readonly value: T;
}

export interface Site {
  readonly locales: Locales;
  readonly settings: SiteSettings;
  /** What stands in the files that the site adds, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly prices: Prices;
  /** By language; none of a site without messages. */
  readonly messages: Readonly<Record<Locale, Messages>>;
  readonly redirects: Redirects['redirects'];
  /** By folder, each sorted by file. */
  readonly collections: Readonly<Record<string, readonly Entry[]>>;
  /** Entries of all collections that begin later or have ended, and are in none of these. */
  readonly absent: readonly Entry[];
  /** What it is made of. */
  readonly model: ContentModel;
  /** MDX as hast by file: `pages/imprint.de.mdx`. Components are elements of their own names. */
  readonly prose: ReadonlyMap<string, Root>;
  /** Files of `assets/` that go out as they are: from there to the URL in the output. */
  readonly assets: ReadonlyMap<string, string>;
}

/** The entries of all collections, one collection after the other. */
export const entriesOf = ({ collections }: Pick<Site, 'collections'>): readonly Entry[] => Object.values(collections).flat();
