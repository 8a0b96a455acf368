// What templates get: content in one language, with links resolved to URLs, and amounts and dates formatted.
import type { Root } from 'hast';
import type { CardView, EntryView } from './entries/entry.ts';
import type { Recording, SoundView } from './entries/recording.ts';
import type { Locale } from './languages/locale.ts';
import type { LinkView, Localized } from './languages/localized.ts';
import type { DataOf, MessageKeyOf, MessagesOf, OwnSchemas, ServicesOf, SettingsOf } from './own-content.ts';
import type { PricePart } from './prices/prices.ts';
import type { ImageView } from './references/image.ts';

export type { LinkView, Localized } from './languages/localized.ts';

/** The kind of a page: `notFound`, or the singular of its collection. */
export type RouteKind = string;

/** A button as templates get it. */
export type ActionView = { readonly label: string; readonly link: LinkView };

/** One amount of a price list, formatted for the language: `9.997 €`. */
export interface PriceLine {
  readonly part: PricePart;
  readonly regular: string;
  /** The current price, which is the regular one if there is no offer. */
  readonly offer: string;
}

/** A price list for templates, with amounts formatted for the language. */
export interface PriceListView {
  readonly lines: readonly PriceLine[];
  /** The campaign of the offer; undefined if the regular price holds. */
  readonly campaign: string | undefined;
  /** The saving that the campaign advertises, in percent; undefined without a campaign, or if the saving of this list differs. */
  readonly saving: number | undefined;
}

export interface CampaignView {
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** The end as a formatted date: `30. Juni 2025`. */
  readonly endsText: string;
  /** True once the campaign is over. */
  readonly ended: boolean;
  readonly percent: number;
}

/** A language of the site, and the page to which the language switch leads. */
export interface LanguageLink {
  readonly locale: Locale;
  /** The value of `lang` and `hreflang`. */
  readonly lang: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  /** This page in that language, or the nearest page above it that exists there. */
  readonly href: string;
  /** True if `href` is a translation of this page, or this page itself. */
  readonly isTranslation: boolean;
}

/** The part of a page view that is the same on all pages in one language. `Own` are the schemas of the site. */
export interface SiteView<Own extends OwnSchemas = OwnSchemas> {
  readonly name: string;
  /** `tel` and `mailto` links by the name of the contact. */
  readonly contacts: Readonly<Record<string, { readonly phone: LinkView | undefined; readonly email: LinkView | undefined }>>;
  readonly externals: Readonly<Record<string, LinkView>>;
  /** The values of services that pages may know. */
  readonly services: ServicesOf<Own>;
}

export interface ContentView {
  readonly kind: RouteKind;
  /** The folder of the entry's collection. */
  readonly collection: string;
  readonly entry: EntryView;
  /** The page that lists all entries of the collection. */
  readonly overview: LinkView | undefined;
}

/** A day in the language of the page. */
export interface DayView {
  /** The day as text: `2. Februar 2025` or `2 February 2025`. */
  readonly text: string;
  /** Whether the day has started in the time zone of the site, at the time for which the page is built. */
  readonly hasBegun: boolean;
}

/** The view of a page. `Own` are the schemas of the site. */
export interface PageView<Own extends OwnSchemas = OwnSchemas> {
  readonly locale: Locale;
  /** The language tag of the page for `Intl`: `pt-BR`. */
  readonly tag: string;
  /** The value of `lang` of the page. */
  readonly lang: string;
  readonly id: string;
  /** The path of this page: `/en/ferry-times`. */
  readonly path: string;
  readonly content: ContentView;
  readonly site: SiteView<Own>;
  /** The site's own keys of site.yaml. */
  readonly settings: Localized<SettingsOf<Own>>;
  /** The values of the site's own files, by name. */
  readonly data: DataOf<Own>;
  /** All languages of the site in their order, including the language of the page. */
  readonly languages: readonly LanguageLink[];
  /** The pages from the home page to this one, both included; empty on the home page. */
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
  readonly home: LinkView;
  readonly prices: Readonly<Record<string, PriceListView>>;
  /** The VAT rate, formatted; empty if prices.yaml has none. */
  readonly vat: string;
  /** The campaigns that have started; future ones must not appear in the HTML. */
  readonly campaigns: Readonly<Record<string, CampaignView | undefined>>;
  /** Cards by collection, for collections that define a `card`; the function `list` returns them with their types. */
  readonly cards: Readonly<Record<string, readonly CardView[]>>;
  /** The prose of the page, by the `source` of its section; `body` is the text of an entry that is a Markdown file. */
  readonly prose: Readonly<Record<string, Root>>;
  /** Returns an image that prose references, by its name in content/assets. */
  readonly picture: (asset: string) => ImageView;
  /** Returns the URL of a file in content/assets that content names in an `asset` field, such as a download. */
  readonly asset: (name: string) => string;
  /** Returns the files of a recording, in the order in which browsers should try them. */
  readonly sounds: (recording: Recording) => readonly SoundView[];
  /** The year of the build, for the copyright line. */
  readonly year: number;
  /** Returns the view of a day of content, such as `2025-02-02`. */
  readonly day: (day: string) => DayView;
  /** All messages in the page's language; an island gets its group as a prop. */
  readonly messages: MessagesOf<Own>;
  /** Returns the translator of another language, for text that is addressed to its readers. */
  readonly tIn: (locale: Locale) => PageView<Own>['t'];
  /** Returns the name of a language, given by its key or a `hreflang`, in another language: `German` for `de` in `en`. */
  readonly languageName: (language: string, inLocale: Locale) => string;
  /** Returns the message with this key in the page's language. */
  readonly t: (key: MessageKeyOf<Own>, values?: Readonly<Record<string, string | number>>) => string;
}
