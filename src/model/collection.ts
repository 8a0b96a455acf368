// A collection: a folder of content whose files share a schema, a layout and a URL pattern.
import type { ComponentType } from 'react';
import * as z from 'zod';
import type { EditorText } from './editor-text.ts';
import type { DerivedEntries } from './entries/derived.ts';
import type { EntryData, EntryView } from './entries/entry.ts';
import type { JsonLd, Listing, SectionData, Sections } from './entries/section.ts';
import type { CollectionSource } from './entries/source.ts';
import type { Feed } from './feed.ts';
import type { SingleFile } from './kind.ts';
import type { Locale, Locales } from './languages/locale.ts';
import type { Text } from './languages/text.ts';
import type { MessageGroups, OwnSchemas } from './own-content.ts';
import type { CollectionScaffolding, Presets } from './scaffolding.ts';
import type { Calendar } from './time/calendar.ts';
import type { TypographySettings } from './typography.ts';
import type { PageView } from './view.ts';

/** The tools for building schemas of entries. */
export interface SchemaTools {
  /** The schema of a list of at least one section. */
  readonly sections: z.ZodType<readonly SectionData[]>;
}

/** The fields that every entry has, whether or not the schema of its collection names them. */
type CommonFields = Pick<EntryData, 'languages' | 'meta'>;

/** Fields that a schema may define, with the types that the engine expects; `object` allows any others. */
type OwnFields = Omit<EntryData, keyof CommonFields> & object;

/** A function that creates the schema of a collection from the tools of the site. */
export type EntrySchema<Own extends OwnFields = OwnFields> = (tools: SchemaTools) => z.ZodType<Own>;

/** The data of an entry in a collection with this schema. */
export type Value<Schema extends EntrySchema> = CommonFields & z.infer<ReturnType<Schema>>;

/** The inputs for the URL of an entry. */
export interface RouteInput<Data = EntryData> {
  /** The path of the entry's file in the folder of the collection, without extension. */
  readonly id: string;
  /** The language of the URL. */
  readonly language: Locale;
  /** The entry's own `path` in this language, if content sets one. */
  readonly path: string | undefined;
  /** The path of the page that lists the collection in this language; undefined if no page does. */
  readonly overview: string | undefined;
  /** The fields of the entry, with texts in all languages. The URL depends only on the fields that the function reads. */
  readonly data: Data;
}

/** The inputs for the JSON-LD of an entry. */
export interface JsonLdTools {
  readonly view: PageView;
  /** The absolute URL of the page. */
  readonly url: string;
  /** The description for search engines. */
  readonly description: string;
  /** The URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** The absolute URL of the page's link-preview image; undefined if it has none. */
  readonly image: string | undefined;
  /** Returns the offer of a price list, or undefined if the list does not exist. */
  readonly offer: (list: string) => JsonLd | undefined;
}

/** A collection of entries of any type. */
export interface Collection<Data = EntryData, View = EntryView> {
  /** The name of a single entry: the key of links to it, and its name in diagnostics and commands. */
  readonly singular: string;
  /** A description for editors: `a page`. */
  readonly description: EditorText;
  /**
   * Returns the path of an entry in a language, without the language prefix; undefined means that the entry has no page. Without this
   * function, the path is the entry's `path`, or `/` and its id.
   */
  readonly route?: (entry: RouteInput<Data>) => string | undefined;
  /** Returns the name of an entry in breadcrumbs and lists: a text in each language, or a name that is the same in all of them. */
  readonly title: (entry: Data) => Text | string;
  /** Returns the data for the card of an entry, with texts in all languages. */
  readonly card?: (entry: Data) => object;
  readonly structuredData?: (entry: View, tools: JsonLdTools) => readonly JsonLd[];
  /** The feeds of the collection; none if missing. */
  readonly feed?: Feed<View>;
  /** True to exclude the pages of the collection from search engines and from the sitemap; `noindex` of an entry overrides it. */
  readonly noindex?: boolean;
  readonly scaffold?: CollectionScaffolding;
  /** The layout of an entry's page. */
  readonly component: ComponentType<{ readonly entry: View }>;
  /**
   * True if entries are Markdown files with front matter, `.md` or `.mdx`: one file for each language. The name or the folder of a file
   * states its language. The schema describes the front matter, where each text is in the language of its file. Title and description in
   * the front matter are also those for search engines. Layouts get the text as `view.prose.body`.
   */
  readonly markdown?: boolean;
  /** Entries derived from those of other collections: tags, authors, archives, paginated lists. */
  readonly derived?: DerivedEntries;
  /** The source of entries that come from code, in addition to those in files. */
  readonly source?: CollectionSource;
  /** The UI messages of the collection's pages. */
  readonly messages?: MessageGroups;
}

/** A collection of a site. */
export interface SiteCollection extends Collection {
  readonly schema: z.ZodType<EntryData>;
}

/** Collections by the name of their folder. */
type Collections = Readonly<Record<string, SiteCollection>>;

/** Reads a fact from the site's own keys of site.yaml. */
export type OwnFact = (settings: Readonly<Record<string, unknown>>, locale: Locale) => string;

/** Everything that content of a site may use. */
export interface ContentModel extends OwnSchemas {
  /** The path of the site on its host, such as `/docs`. Content leaves it out of its paths. */
  readonly basePath?: string;
  readonly locales: Locales;
  /** The calendar of the time zone of the site's dates. */
  readonly calendar: Calendar;
  /** Schemas of the files that have a fixed path, such as site.yaml, by path. */
  readonly files: Readonly<Record<string, SingleFile>>;
  /** Facts that texts may name in braces in addition to contacts and prices, by name. Each function reads one from site.yaml. */
  readonly facts: Readonly<Record<string, OwnFact>>;
  readonly collections: Collections;
  readonly sections: Sections;
  /** The file of the 404 page, without its extension: `pages/not-found`. */
  readonly notFound?: string | undefined;
  /** Which entries a section lists, by section type. */
  readonly lists: Readonly<Record<string, Listing>>;
  /** External sites that templates link to by name, which site.yaml must therefore define. */
  readonly externals: readonly string[];
  /** The names of the dialogs that links can open. */
  readonly dialogs: readonly string[];
  /** The icons that templates can draw. */
  readonly icons: readonly string[];
  /** The values that `archipel new` writes into fields that the author's answers leave empty. */
  readonly presets?: Presets;
  /** The words that messages for editors use for keys, titles of schemas (in lower case) and types of sections. */
  readonly labels?: Readonly<Record<string, EditorText>>;
  /** Translations of schema descriptions into the languages of the tools. The keys are the English descriptions in the schemas. */
  readonly descriptions?: Readonly<Record<string, EditorText>>;
  /** The rules of typography that are turned off, and words that the rules ignore. */
  readonly typography?: TypographySettings;
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
}

/**
 * Returns the path of an entry in a language, without the language prefix, or undefined if the entry has no page. In a collection of
 * Markdown files, the entry `index` has the path of the folder: `/guides` in place of `/guides/index`.
 */
export function entryRouteOf({ route, markdown }: Pick<Collection, 'route' | 'markdown'>, entry: RouteInput): string | undefined {
  const path = route === undefined ? (entry.path ?? `/${entry.id}`) : route(entry);
  return markdown === true && entry.id === 'index' && typeof path === 'string' ? path.replace(/(?<=.)\/index$|(?<=^\/)index$/, '') : path;
}

/** The value of `names` in a schema whose values name entries of the collection that contains the file. */
export const ownCollection = '.';

/** The schema of `parent` that collections of Markdown files have by default: the entry of the folder becomes the parent. */
export const derivedParent = z
  .string()
  .meta({ names: ownCollection })
  .optional()
  .meta({ description: 'The parent entry; if omitted, the entry of the folder.' });

/** The schema of the field that names an entry's text, in collections of Markdown files. */
export const derivedText = z.string().optional().meta({ description: 'The name of the text.' });

/**
 * Returns the parts of a model that are inputs of queries. They are code, and results are cached for each version of the code, so they
 * need no fingerprint of their own.
 */
export const codePartsOf = (model: ContentModel): ReadonlySet<unknown> => new Set<unknown>([model, model.locales, model.collections]);
