// The whole of a site's content, validated and linked: what `content/` hands to everything after it.
import type { Root } from 'hast';
import type { Edition } from './edition.ts';
import type { Locale, Locales } from './locale.ts';
import type { Messages } from './messages.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { Prices } from './prices.ts';
import type { Redirects } from './redirects.ts';
import type { SiteSettings } from './site.ts';
import type { Solution } from './solution.ts';

/** One thing of content: its id is the name of its file. */
export interface Entry<T> {
  readonly id: string;
  /** The file, from the root of the content folder, with slashes: `pages/ai-audit.yaml`. */
  readonly file: string;
  readonly value: T;
}

export interface Site {
  readonly locales: Locales;
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
  readonly prices: Prices;
  readonly messages: Readonly<Record<Locale, Messages>>;
  readonly redirects: Redirects['redirects'];
  /** Each sorted by id. */
  readonly pages: readonly Entry<Page>[];
  readonly solutions: readonly Entry<Solution>[];
  readonly editions: readonly Entry<Edition>[];
  /** MDX as hast by file: `pages/imprint.de.mdx`. Components are elements of their own names. */
  readonly prose: ReadonlyMap<string, Root>;
  /** Files of `assets/` that go out as they are: from there to the URL in the output. */
  readonly assets: ReadonlyMap<string, string>;
}
