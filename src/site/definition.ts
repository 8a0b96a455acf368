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
  /** The path under which the host serves the site: `/docs`. If missing, the site is at the root of its host. */
  readonly basePath?: string;
  /** Everything inside `<body>`, around the layout of the page. */
  readonly Body: ComponentType<{ readonly view: PageView; readonly children: ReactNode }>;
  /**
   * The end of the body, such as footer and dialogs. It must depend on the view alone, because pages share its HTML: it is rendered once
   * for all pages that have the same values in the parts of the view that it reads.
   */
  readonly BodyEnd?: ComponentType<{ readonly view: PageView }>;
  /** Called before each page, to restart the count of the page's elements. The engine sets it when it loads the definition. */
  readonly beginPage?: () => void;
  readonly budgets: ScriptBudgets;
  /**
   * A script of at most 1 kB that runs before the first paint, named from the root of the project. It is inlined in the head of every
   * page, before the stylesheet, and its hash is in the security policy.
   */
  readonly earlyScript?: string;
  /** The value of `color-scheme`: `light dark`. */
  readonly colorScheme: string;
  /** Returns the `<title>` of a page from the page's own title. */
  readonly documentTitle: (title: string, view: PageView) => string;
  /** Providers of content that pages load once a visitor asks for it. */
  readonly embeds?: readonly EmbedDefinition[];
  /** The forms of the site, each with what its server does; empty for a site without forms. */
  readonly forms: readonly FormDefinition[];
  /** Where the site is served. The build writes the files that these hosts read; nginx if missing. */
  readonly hosts?: readonly Host[];
  /** Islands by folder name. */
  readonly islands: Readonly<Record<string, IslandDefinition>>;
  /** Returns additional members of the web app manifest of a language, from the settings in site.yaml. */
  readonly manifest: (settings: Readonly<Record<string, unknown>>, locale: Locale) => object;
  /**
   * How long files in `assets/` are retained after a build no longer produces them, for pages that are still open: a number of days and
   * of builds. Seven and twenty if missing; `{ days: 0, builds: 0 }` retains none.
   */
  readonly keepAssets?: { readonly days: number; readonly builds: number };
  /** The key of the message to use as the heading of pages at redirected URLs; if missing, the heading is the new URL. */
  readonly movedMessage?: string;
  /**
   * Further files made from content, by their paths in the output: `{ '/events.ics': (site) => … }`. `{ eachLanguage:
   * (site) => … }` makes one file per language, at the path that a page would have in this language.
   */
  readonly outputs?: Outputs;
  /**
   * Other origins from which pages may load files, by kind: `{ script: ['https://stats.example.org'] }`. Loading from any other
   * origin is an error, except for embeds.
   */
  readonly policy?: AllowedOrigins;
  /** Whether a build also writes compressed files (`.br`, `.gz`), for servers that look for them; if missing, it depends on `hosts`. */
  readonly precompress?: boolean;
  /**
   * Whether browsers may prerender a page while the pointer hovers over a link to it. Islands wait until the visitor sees the page;
   * scripts of the site must do the same.
   */
  readonly prerenderOnHover?: boolean;
  /**
   * What sitemap.xml contains besides URLs. `lastmod: 'git'` adds the date on which each page last changed, if the history of the
   * repository contains it. The dates depend on the repository: the same content in another one has other dates.
   */
  readonly sitemap?: { readonly lastmod?: 'git' };
  /** Returns JSON-LD about the site, for each page. */
  readonly structuredData: (view: PageView, tools: SiteJsonLdTools) => readonly JsonLd[];
  /**
   * Changes a finished page before it is audited, for example with rehype plugins: returns another tree, or modifies the one it
   * gets. The result must depend on the tree and the view alone. Leave the content of islands unchanged, because it is hydrated.
   */
  readonly transformPage?: (page: Root, view: PageView) => Root | undefined;
  /** How link-preview images look; if missing, none are drawn. */
  readonly preview?: Previews;
}

/**
 * Returns the content of an output: text, bytes, or data for a file whose name ends in `json`. The content must
 * depend on the view alone.
 */
export type MakeOutput<Own extends OwnSchemas = OwnSchemas> = (site: OutputView<Own>) => string | Uint8Array | SyncData;

/** Lists and objects of JSON, but no promises. Interfaces have no index signature, so the build checks the types of the members. */
type SyncData = object & { readonly then?: never };

/** Output functions by path. */
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
  /** Returns the image of a page; `address` is the URL of the home page in the same language, as people write it: `example.com/en`. */
  readonly draw: (view: PageView, address: string) => Preview;
}

/** The inputs for the JSON-LD of the site itself. */
export interface SiteJsonLdTools {
  /** The URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** The path of the site's icon. */
  readonly icon: string | undefined;
}

interface PreviewFont {
  readonly name: string;
  readonly weight: 400 | 500 | 600 | 700;
  readonly file: string;
}

/** The content of a link-preview image. */
export interface Preview {
  /** A CSS color. */
  readonly accent: string;
  /** Returns the layers above the backdrop, from bottom to top. Layers that several pages share are drawn once. */
  readonly layers: () => readonly PreviewLayer[];
}

/** A layer of a link-preview image: a rectangle in pixels, and what is drawn in it. */
export interface PreviewLayer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** An SVG drawing without text, or elements with inline styles, for satori. Parts outside the rectangle are cut off. */
  readonly content: ReactElement;
}

/** Limits for the scripts of a page, in bytes after brotli. */
export interface ScriptBudgets {
  /** The limit before any interaction, on pages that load no island or script in `exempt` before it. */
  readonly beforeInteraction: number;
  /** The limit for all scripts that a page may ever load. */
  readonly whole: number;
  /** Islands and scripts that may load at once; islands with `early` in their definition are included. */
  readonly exempt: readonly string[];
}

/** The sizes of scripts, and which scripts a page loads. Files are named by their path in the output. */
export interface Scripts {
  /** The size of each file in bytes after brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** The source file of the inline script of every page, as named in `bytes`. */
  readonly early?: string;
  /** Files that every page loads. */
  readonly layout: readonly string[];
  /** Files of scripts that some pages request, by name. */
  readonly own?: Readonly<Record<string, readonly string[]>>;
  /** Files that every page with islands loads as well. */
  readonly loader: readonly string[];
  /** Files that each island loads when it hydrates, including React. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Files that each island may load later. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/** A definition whose body displays examples, for the gallery. */
export interface GalleryDefinition extends SiteDefinition {
  /**
   * Examples by path from the project: `/templates/sections/hero/examples.yaml` contains sections; an examples file in the folder of
   * a collection contains one of its entries.
   */
  readonly examples: Readonly<Record<string, string>>;
  /** Files that examples name as assets, as data URLs by path from the project: `/templates/sections/demo/ringing-tone.mp3`. */
  readonly exampleAssets?: Readonly<Record<string, string>>;
  /** Pages of the gallery whose examples are not sections: the names of the examples, by the name of the page. `Body` displays them. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The URLs of styles, fonts and browser code, as bundled. A project may have none of these. */
export interface AssetUrls {
  /** The inline script of every page. */
  readonly early?: EarlyScript;
  readonly stylesheet: string | undefined;
  readonly script: string | undefined;
  /** The loader script, for pages with islands. */
  readonly loader: string | undefined;
  /** Scripts and their styles by name, for pages with an element that has `data-script="player"`. */
  readonly scripts?: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets by name, for pages with an element that has `data-sheet="roof"`. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
