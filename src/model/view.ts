// What a template sees: content in one language, links resolved to URLs, amounts and dates formatted.
import type { Root } from 'hast';
import type { CardView, EntryView } from './entries/entry.ts';
import type { ImagePlace, ImageView } from './entries/image.ts';
import type { Locale } from './languages/locale.ts';
import type { LinkView, Localized } from './languages/localized.ts';
import type { DataOf, MessageKeyOf, MessagesOf, OwnSchemas, ServicesOf, SettingsOf } from './own-content.ts';
import type { PricePart } from './prices/prices.ts';

export type { LinkView, Localized } from './languages/localized.ts';

/** `notFound`, or the singular of a collection. */
export type RouteKind = string;

export type ActionView = { readonly label: string; readonly link: LinkView };

/** One line of a price list, formatted for the language: `9.997 €`. */
export interface PriceLine {
  readonly part: PricePart;
  readonly regular: string;
  /** What it costs: the regular amount while there is no offer. */
  readonly offer: string;
}

export interface PriceListView {
  readonly lines: readonly PriceLine[];
  /** The campaign of the offer; missing before the first has started. */
  readonly campaign: string | undefined;
  /** The saving that the campaign advertises, in percent; missing where it is not what this list saves. */
  readonly saving: number | undefined;
}

export interface CampaignView {
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** The end as a date for readers: `30. Juni 2025`. */
  readonly endsText: string;
  readonly percent: number;
}

/** A language of the site, and where a visitor of a page goes who chooses it. */
export interface LanguageLink {
  readonly locale: Locale;
  /** What its speakers call it. */
  readonly name: string;
  /** This page in that language, or the nearest page above that is there in it. */
  readonly href: string;
  /** True where `href` is this page in that language; true for the language of the page. */
  readonly isTranslation: boolean;
}

/** What all pages say of a site with these schemas. */
export interface SiteView<Own extends OwnSchemas = OwnSchemas> {
  readonly name: string;
  /** By name; `tel` and `mailto` links with their text. */
  readonly contacts: Readonly<Record<string, { readonly phone: LinkView | undefined; readonly email: LinkView | undefined }>>;
  readonly externals: Readonly<Record<string, LinkView>>;
  /** What pages may know of the services that they call. */
  readonly services: ServicesOf<Own>;
}

export interface ContentView {
  readonly kind: RouteKind;
  /** The folder of its collection. */
  readonly collection: string;
  readonly entry: EntryView;
  /** The page that lists all of the collection. */
  readonly overview: LinkView | undefined;
}

/** A page of a site with these schemas. */
export interface PageView<Own extends OwnSchemas = OwnSchemas> {
  readonly locale: Locale;
  readonly id: string;
  /** The path of this page: `/en/ai-audit`. */
  readonly path: string;
  readonly content: ContentView;
  readonly site: SiteView<Own>;
  /** The keys of site.yaml that are the site's own. */
  readonly settings: Localized<SettingsOf<Own>>;
  /** What stands in the files that are the site's own, by name. */
  readonly data: DataOf<Own>;
  /** All languages of the site in their order, that of the page included. */
  readonly languages: readonly LanguageLink[];
  /** From the home page to this one, both included; empty on the home page. */
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
  readonly home: LinkView;
  readonly prices: Readonly<Record<string, PriceListView>>;
  /** Empty where prices.yaml names no rate. */
  readonly vat: string;
  /** Only campaigns that have started; future ones must not leak into the HTML. */
  readonly campaigns: Readonly<Record<string, CampaignView | undefined>>;
  /** By collection, of those that a section of the page lists. */
  readonly cards: Readonly<Record<string, readonly CardView[]>>;
  /** The MDX texts that the page names, by the `source` of its section. */
  readonly prose: Readonly<Record<string, Root>>;
  /** A picture of content/assets as it is made for a place. */
  readonly picture: (asset: string, place: ImagePlace) => ImageView;
  /** The year of the build, for the copyright line. */
  readonly year: number;
  /** All words of the page's language: islands take their group as a prop. */
  readonly messages: MessagesOf<Own>;
  /** The translator of another language: what is said to its readers. */
  readonly tIn: (locale: Locale) => PageView<Own>['t'];
  /** What a language is called in another: `German` for `de` in `en`. */
  readonly languageName: (locale: Locale, inLocale: Locale) => string;
  /** The words of a message in the page's language. */
  readonly t: (key: MessageKeyOf<Own>, values?: Readonly<Record<string, string | number>>) => string;
}
