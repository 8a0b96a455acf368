// What templates get: content in one language, links resolved to URLs, amounts and dates formatted.
import type { Root } from 'hast';
import type { CardView, EntryView } from './entries/entry.ts';
import type { Recording, SoundView } from './entries/recording.ts';
import type { Locale } from './languages/locale.ts';
import type { LinkView, Localized } from './languages/localized.ts';
import type { DataOf, MessageKeyOf, MessagesOf, OwnSchemas, ServicesOf, SettingsOf } from './own-content.ts';
import type { PricePart } from './prices/prices.ts';
import type { ImageView } from './references/image.ts';

export type { LinkView, Localized } from './languages/localized.ts';

/** `notFound`, or the singular of a collection. */
export type RouteKind = string;

/** A button as templates get it. */
export type ActionView = { readonly label: string; readonly link: LinkView };

/** One line of a price list, formatted for the language: `9.997 €`. */
export interface PriceLine {
  readonly part: PricePart;
  readonly regular: string;
  /** The current price: the regular amount if there is no offer. */
  readonly offer: string;
}

/** A price list as templates get it, with its amounts in the notation of the language. */
export interface PriceListView {
  readonly lines: readonly PriceLine[];
  /** The campaign of the offer; missing if the regular price holds. */
  readonly campaign: string | undefined;
  /** The saving that the campaign advertises, in percent; undefined if this list saves another percentage. */
  readonly saving: number | undefined;
}

export interface CampaignView {
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** The end as a date for readers: `30. Juni 2025`. */
  readonly endsText: string;
  /** True once it is over. */
  readonly ended: boolean;
  readonly percent: number;
}

/** A language of the site, and where the language switch of a page leads for it. */
export interface LanguageLink {
  readonly locale: Locale;
  /** Its value for `lang` and `hreflang`. */
  readonly lang: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  /** This page in that language, or the nearest page above it that exists there. */
  readonly href: string;
  /** True if `href` is this page in that language; true for the language of the page. */
  readonly isTranslation: boolean;
}

/** The view of what all pages of a site with these schemas share. */
export interface SiteView<Own extends OwnSchemas = OwnSchemas> {
  readonly name: string;
  /** By name; `tel` and `mailto` links with their text. */
  readonly contacts: Readonly<Record<string, { readonly phone: LinkView | undefined; readonly email: LinkView | undefined }>>;
  readonly externals: Readonly<Record<string, LinkView>>;
  /** The values of services that pages may know. */
  readonly services: ServicesOf<Own>;
}

export interface ContentView {
  readonly kind: RouteKind;
  /** The folder of its collection. */
  readonly collection: string;
  readonly entry: EntryView;
  /** The page that lists all entries of the collection. */
  readonly overview: LinkView | undefined;
}

/** A day in the language of the page. */
export interface DayView {
  /** `2. Februar 2025` or `2 February 2025`. */
  readonly text: string;
  /** Whether it has begun where the site is at home, at the time for which the page is built. */
  readonly hasBegun: boolean;
}

/** The view of a page of a site with these schemas. */
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
  /** From the home page to this one, both included; empty on the home page. */
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
  readonly home: LinkView;
  readonly prices: Readonly<Record<string, PriceListView>>;
  /** Empty where prices.yaml names no rate. */
  readonly vat: string;
  /** Only campaigns that have started; future ones must not leak into the HTML. */
  readonly campaigns: Readonly<Record<string, CampaignView | undefined>>;
  /** By collection, for those that define a `card`; `list` returns them with their types. */
  readonly cards: Readonly<Record<string, readonly CardView[]>>;
  /** The texts that the page names, by the `source` of its section; `body` is the text of an entry that is a Markdown file. */
  readonly prose: Readonly<Record<string, Root>>;
  /** An image that prose names, by its name in content/assets. */
  readonly picture: (asset: string) => ImageView;
  /** The URL of a file of content/assets that content names in a field of the schema `asset`: a download. */
  readonly asset: (name: string) => string;
  /** The files of a recording, the one that browsers should try first in front. */
  readonly sounds: (recording: Recording) => readonly SoundView[];
  /** The year of the build, for the copyright line. */
  readonly year: number;
  /** A day of content, such as `2025-02-02`. */
  readonly day: (day: string) => DayView;
  /** All messages in the page's language: an island gets its group as a prop. */
  readonly messages: MessagesOf<Own>;
  /** The translator of another language, for text that is addressed to its readers. */
  readonly tIn: (locale: Locale) => PageView<Own>['t'];
  /** The name of a language, by its key or the `hreflang` of a link, in another: `German` for `de` in `en`. */
  readonly languageName: (language: string, inLocale: Locale) => string;
  /** The message with this key in the page's language. */
  readonly t: (key: MessageKeyOf<Own>, values?: Readonly<Record<string, string | number>>) => string;
}
