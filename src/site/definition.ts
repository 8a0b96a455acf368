// What archipel knows of a site: everything that is not content arrives as this one value.
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { FormDefinition } from '../forms/definition.ts';
import type { ContentModel } from '../model/collection.ts';
import type { JsonLd } from '../model/entries/section.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { PageView } from '../model/view.ts';
import type { IslandDefinition } from './define-island.ts';

export interface SiteDefinition extends ContentModel {
  /** The path of the host under which the site is served: `/docs`. Without it, the host is the site's own. */
  readonly basePath?: string;
  /** Everything inside `<body>`, around the layout of the page. */
  readonly Body: ComponentType<{ readonly view: PageView; readonly children: ReactNode }>;
  readonly budgets: ScriptBudgets;
  /** What the browser may colour its own parts for: `light dark`. */
  readonly colorScheme: string;
  /** What stands in the `<title>` of a page with this title of its own. */
  readonly documentTitle: (title: string, view: PageView) => string;
  /** What pages send, and what becomes of it; of a site without forms none. */
  readonly forms: readonly FormDefinition[];
  /** By the names of their folders. */
  readonly islands: Readonly<Record<string, IslandDefinition>>;
  /** Further members of the web manifest of a language, from what stands in site.yaml. */
  readonly manifest: (settings: Readonly<Record<string, unknown>>, locale: Locale) => object;
  /** The name of the message that heads the page at an address that has moved; without one, the new address does. */
  readonly movedMessage?: string;
  /** JSON-LD that the site says of itself on a page. */
  readonly structuredData: (view: PageView, tools: SiteJsonLdTools) => readonly JsonLd[];
  /** How pictures for link previews look; without it, no picture is drawn. */
  readonly preview?: Previews;
}

/** What pictures for link previews are drawn with. */
export interface PreviewStyle {
  /** An SVG file of 1200 by 630 pixels behind each of them, whose `currentColor` becomes the accent of a page. */
  readonly backdrop: string;
  /** The typefaces, one weight a file. Files are named from the folder of the project. */
  readonly fonts: readonly PreviewFont[];
}

export interface Previews extends PreviewStyle {
  /** The picture of a page of the site that is found at `address`. */
  readonly draw: (view: PageView, address: string) => Preview;
}

export interface SiteJsonLdTools {
  /** The address of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The path of the site's icon. */
  readonly icon: string | undefined;
}

export interface PreviewFont {
  readonly name: string;
  readonly weight: 400 | 500 | 600 | 700;
  readonly file: string;
}

/** A picture as its definition describes it. */
export interface Preview {
  /** A CSS colour. */
  readonly accent: string;
  /** Elements with styles in place, for satori. */
  readonly content: () => ReactElement;
}

/** What the scripts of a page may weigh, in bytes after brotli. */
export interface ScriptBudgets {
  /** Before a visitor does anything, on pages without an island of `exempt`. */
  readonly beforeInteraction: number;
  /** All that a page may ever load. */
  readonly whole: number;
  /** Islands that are worth React at once. */
  readonly exempt: readonly string[];
}

/** What the scripts weigh, and what comes with what. Files are named by their path in the output. */
export interface Scripts {
  /** Bytes after brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Files that every page loads. */
  readonly frame: readonly string[];
  /** Files that a page with islands loads as well. */
  readonly loader: readonly string[];
  /** Files that each island loads when it hydrates, React among them. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Files that each island may load later. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/** A definition whose body shows examples, for the gallery. */
export interface GalleryDefinition extends SiteDefinition {
  /** Examples by path from the project: `/templates/sections/hero/examples.yaml` holds sections; in the folder of a collection, one of its entries. */
  readonly examples: Readonly<Record<string, string>>;
  /** What is shown without content of its own: parts, and the names of their examples. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The URLs of what the bundler made of styles, fonts and browser code; a project may have none of each. */
export interface AssetUrls {
  readonly stylesheet: string | undefined;
  readonly script: string | undefined;
  /** For pages with islands. */
  readonly loader: string | undefined;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
