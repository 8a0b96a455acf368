// The definition of a site: everything that the engine knows about it besides content.
import type { Root } from 'hast';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ContentModel } from '../model/collection.ts';
import type { JsonLd } from '../model/entries/section.ts';
import type { Host } from '../model/hosts.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { AllowedOrigins, EarlyScript } from '../model/output/policy.ts';
import type { OutputView } from '../model/output-view.ts';
import type { OwnSchemas } from '../model/own-content.ts';
import type { PageView } from '../model/view.ts';
import type { IslandDefinition } from './define-island.ts';
import type { EmbedDefinition } from './embeds/define-embed.ts';
import type { FormDefinition } from './forms/definition.ts';

export interface SiteDefinition extends ContentModel {
  /** The path of the host under which the site is served: `/docs`. Without it, the site is at the root of its host. */
  readonly basePath?: string;
  /** Everything inside `<body>`, around the layout of the page. */
  readonly Body: ComponentType<{ readonly view: PageView; readonly children: ReactNode }>;
  /**
   * What ends the body, such as the footer and dialogs. It follows from the view alone: it is rendered once for all pages
   * whose views say the same to it.
   */
  readonly BodyEnd?: ComponentType<{ readonly view: PageView }>;
  /** Is called before each page: the bundler counts its elements. */
  readonly beginPage?: () => void;
  readonly budgets: ScriptBudgets;
  /**
   * A script of at most 1 kB that runs before the first paint, named from the root of the project. Every page holds it in its
   * head, before the stylesheet, and its hash is in the security policy.
   */
  readonly earlyScript?: string;
  /** The value of `color-scheme`: `light dark`. */
  readonly colorScheme: string;
  /** The `<title>` of a page with this title of its own. */
  readonly documentTitle: (title: string, view: PageView) => string;
  /** Providers of content that pages show when a visitor asks for it. */
  readonly embeds?: readonly EmbedDefinition[];
  /** The forms of the site, each with what its server does; empty for a site without forms. */
  readonly forms: readonly FormDefinition[];
  /** Where the site is served: the build writes the files that these hosts read; nginx if missing. */
  readonly hosts?: readonly Host[];
  /** By the names of their folders. */
  readonly islands: Readonly<Record<string, IslandDefinition>>;
  /** Additional members of the web app manifest of a language, from the settings in site.yaml. */
  readonly manifest: (settings: Readonly<Record<string, unknown>>, locale: Locale) => object;
  /**
   * How long files in `assets/` stay that a new build does not have, for pages that are open meanwhile: days, and builds
   * that left files out. Seven and twenty if missing; `{ days: 0, builds: 0 }` keeps none.
   */
  readonly keepAssets?: { readonly days: number; readonly builds: number };
  /** The key of the message that heads the page at a redirected URL; without it, the new URL is the heading. */
  readonly movedMessage?: string;
  /**
   * Further files made from content, by their paths in the output: `{ '/events.ics': (site) => … }`. `{ eachLanguage: (site) => … }`
   * makes one file per language, at the path that a page would have in it.
   */
  readonly outputs?: Outputs;
  /**
   * Origins of other sites from which pages may load something, by its kind: `{ script: ['https://stats.example.org'] }`. Without
   * it, a page that would is an error.
   */
  readonly policy?: AllowedOrigins;
  /** Whether a build writes files compressed as well (`.br`, `.gz`), for servers that look for them; if missing, it depends on `hosts`. */
  readonly precompress?: boolean;
  /**
   * Whether browsers may prerender the page that a link leads to while the pointer rests on the link. Islands wait until
   * the visitor sees the page; scripts of the site have to.
   */
  readonly prerenderOnHover?: boolean;
  /**
   * What sitemap.xml says of pages beside their URLs. `lastmod: 'git'` names when each page was changed last, as far as the
   * history of the repository tells: the same content in another repository, or in none, has other dates.
   */
  readonly sitemap?: { readonly lastmod?: 'git' };
  /** JSON-LD of the site, for each page. */
  readonly structuredData: (view: PageView, tools: SiteJsonLdTools) => readonly JsonLd[];
  /**
   * Changes a finished page, such as by plugins of rehype, before it is audited: returns another tree, or changes the one that it
   * gets. It follows from the tree and the view alone. Islands hydrate what is in their elements: leave that as it is.
   */
  readonly transformPage?: (page: Root, view: PageView) => Root | undefined;
  /** How link-preview images look; without it, none are drawn. */
  readonly preview?: Previews;
}

/** Returns the content of a further file: text, bytes, or data for a file whose name ends in `json`. It follows from the view alone. */
export type MakeOutput<Own extends OwnSchemas = OwnSchemas> = (site: OutputView<Own>) => string | Uint8Array | SyncData;

/** Lists and objects of JSON. Interfaces have no index signature, so that the build checks what is in them. */
type SyncData = object & { readonly then?: never };

/** By path. */
export type Outputs<Own extends OwnSchemas = OwnSchemas> = Readonly<
  Record<string, MakeOutput<Own> | { readonly eachLanguage: MakeOutput<Own> }>
>;

/** The inputs for link-preview images. */
export interface PreviewStyle {
  /** An SVG file of 1200 by 630 pixels, the background of each image; its `currentColor` becomes the accent of the page. */
  readonly backdrop: string;
  /** The fonts, one weight per file. File names are relative to the folder of the project. */
  readonly fonts: readonly PreviewFont[];
}

interface Previews extends PreviewStyle {
  /** The image of a page; `address` is the URL of the site as people write it. */
  readonly draw: (view: PageView, address: string) => Preview;
}

/** The inputs for the JSON-LD of the site itself. */
export interface SiteJsonLdTools {
  /** The URL of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The path of the site's icon. */
  readonly icon: string | undefined;
}

interface PreviewFont {
  readonly name: string;
  readonly weight: 400 | 500 | 600 | 700;
  readonly file: string;
}

/** The contents of a link-preview image. */
export interface Preview {
  /** A CSS colour. */
  readonly accent: string;
  /** The layers upon the backdrop, from below. Equal layers of several pages are drawn once. */
  readonly layers: () => readonly PreviewLayer[];
}

/** A rectangle of a link-preview image, in pixels. */
export interface PreviewLayer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** An SVG drawing without text, or elements with inline styles, for satori. Parts outside of the rectangle are cut off. */
  readonly content: ReactElement;
}

/** Limits for the scripts of a page, in bytes after brotli. */
export interface ScriptBudgets {
  /** Before a visitor does anything, on pages without an island or a script of `exempt`. */
  readonly beforeInteraction: number;
  /** All that a page may ever load. */
  readonly whole: number;
  /** Islands and scripts that may load at once; islands set `early` in their definition. */
  readonly exempt: readonly string[];
}

/** The sizes of scripts, and which page loads which. Files are named by their path in the output. */
export interface Scripts {
  /** Bytes after brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** The source of the early script, which every page holds. */
  readonly early?: string;
  /** Files that every page loads. */
  readonly layout: readonly string[];
  /** Files of scripts that some pages ask for, by name. */
  readonly own?: Readonly<Record<string, readonly string[]>>;
  /** Files that a page with islands loads as well. */
  readonly loader: readonly string[];
  /** Files that each island loads when it hydrates, React among them. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Files that each island may load later. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/** A definition whose body shows examples, for the gallery. */
export interface GalleryDefinition extends SiteDefinition {
  /**
   * Examples by path from the project: `/templates/sections/hero/examples.yaml` holds sections; in the folder of a
   * collection, one of its entries.
   */
  readonly examples: Readonly<Record<string, string>>;
  /** Files that examples name as assets, as data URLs by path from the project: `/templates/sections/demo/ringing-tone.mp3`. */
  readonly exampleAssets?: Readonly<Record<string, string>>;
  /** Parts that are shown without content of their own, and the names of their examples. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The URLs of styles, fonts and browser code, as bundled; a project may have none of each. */
export interface AssetUrls {
  /** Parts in the head of pages. */
  readonly early?: EarlyScript;
  readonly stylesheet: string | undefined;
  readonly script: string | undefined;
  /** For pages with islands. */
  readonly loader: string | undefined;
  /** The script and the styles, by name, for pages with an element that has `data-script="player"`. */
  readonly scripts?: Readonly<Record<string, readonly string[]>>;
  /** The stylesheet, by name, for pages with an element that has `data-sheet="roof"`. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
