// A collection: a folder of content whose files share a schema, a layout and a pattern of URLs.

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

/** The tools for schemas of entries. */
export interface SchemaTools {
  /** A list of sections, at least one. */
  readonly sections: z.ZodType<readonly SectionData[]>;
}

/** The fields that every entry has, whether the schema of its collection names them or not. */
type CommonFields = Pick<EntryData, 'languages' | 'meta'>;

/** The fields that a schema may have, of the types that the engine expects; `object` allows any others. */
type OwnFields = Omit<EntryData, keyof CommonFields> & object;

/** A function that makes the schema of a collection; it gets the tools for schemas of the site. */
export type EntrySchema<Own extends OwnFields = OwnFields> = (tools: SchemaTools) => z.ZodType<Own>;

/** The data of an entry of the collection with this schema. */
export type Value<Schema extends EntrySchema> = CommonFields & z.infer<ReturnType<Schema>>;

/** The inputs for the URL of an entry. */
export interface RouteInput<Data = EntryData> {
  /** The name of its file. */
  readonly id: string;
  /** The language of the URL. */
  readonly language: Locale;
  /** Its own `path` in this language, where content sets one. */
  readonly path: string | undefined;
  /** The path of the page that lists the collection in this language; undefined if no page does. */
  readonly overview: string | undefined;
  /** The fields of its schema, with texts in all languages. Only fields that the function reads are inputs of the URL. */
  readonly data: Data;
}

/** The inputs for the JSON-LD of an entry. */
export interface JsonLdTools {
  readonly view: PageView;
  /** The absolute URL of the page. */
  readonly url: string;
  /** The description for search engines. */
  readonly description: string;
  /** The URL of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The absolute URL of the link-preview image of the page; undefined if it has none. */
  readonly image: string | undefined;
  /** The offer of a price list, or undefined if the list does not exist. */
  readonly offer: (list: string) => JsonLd | undefined;
}

/** One collection, of entries of any type. */
export interface Collection<Data = EntryData, View = EntryView> {
  /** The name of one entry: the key of links to it, and its name in diagnostics and commands. */
  readonly singular: string;
  /** A description for editors: `a page`. */
  readonly description: EditorText;
  /**
   * The path of an entry in a language, without the prefix of the language; without this function, its `path` or else `/` and its
   * id. Undefined: no page.
   */
  readonly route?: (entry: RouteInput<Data>) => string | undefined;
  /** The name of an entry in breadcrumbs and lists: a text, or a name that is the same in every language. */
  readonly title: (entry: Data) => Text | string;
  /** The data that the card of an entry shows; texts in all languages. */
  readonly card?: (entry: Data) => object;
  readonly structuredData?: (entry: View, tools: JsonLdTools) => readonly JsonLd[];
  /** Its feeds; without it, it has none. */
  readonly feed?: Feed<View>;
  /** True to keep its pages out of search engines and of the sitemap; `noindex` of an entry overrides it. */
  readonly noindex?: boolean;
  readonly scaffold?: CollectionScaffolding;
  /** The layout of the page of an entry. */
  readonly component: ComponentType<{ readonly entry: View }>;
  /**
   * True where entries are Markdown files with front matter, `.md` or `.mdx`, each of which is one language of an entry,
   * by its name or in a folder. The schema describes the front matter, which has each text in its own language; its title and
   * description are those for search engines, too. Layouts get the text as `view.prose.body`.
   */
  readonly markdown?: boolean;
  /** Entries derived from those of other collections: tags, authors, archives, lists in parts. */
  readonly derived?: DerivedEntries;
  /** Entries from code, beside those in files. */
  readonly source?: CollectionSource;
  /** The UI messages of its pages. */
  readonly messages?: MessageGroups;
}

/** A collection of a site. */
export interface SiteCollection extends Collection {
  readonly schema: z.ZodType<EntryData>;
}

/** By the name of its folder. */
type Collections = Readonly<Record<string, SiteCollection>>;

/** Reads a fact from the site's own keys of site.yaml. */
export type OwnFact = (settings: Readonly<Record<string, unknown>>, locale: Locale) => string;

/** Everything that content of a site may use. */
export interface ContentModel extends OwnSchemas {
  readonly locales: Locales;
  /** The calendar of the time zone of the site's dates. */
  readonly calendar: Calendar;
  /** Files that exist once, by path. */
  readonly files: Readonly<Record<string, SingleFile>>;
  /** Facts that texts may name in braces in addition to contacts and prices, by name: a function that reads each from site.yaml. */
  readonly facts: Readonly<Record<string, OwnFact>>;
  readonly collections: Collections;
  readonly sections: Sections;
  /** The file of the 404 page, without its extension: `pages/not-found`. */
  readonly notFound?: string | undefined;
  /** By section type. */
  readonly lists: Readonly<Record<string, Listing>>;
  /** External sites that templates link to by name, which site.yaml must therefore define. */
  readonly externals: readonly string[];
  /** Dialogs that links can open. */
  readonly dialogs: readonly string[];
  /** The icons that templates can draw. */
  readonly icons: readonly string[];
  /** The values that `new` writes into fields without an answer. */
  readonly presets?: Presets;
  /** What messages for editors call keys, schemas by their titles in lower case, and sections by their types. */
  readonly labels?: Readonly<Record<string, EditorText>>;
  /** The descriptions of schemas in the languages of the tools, by the English ones that the schemas have. */
  readonly descriptions?: Readonly<Record<string, EditorText>>;
  /** Disabled rules of typography, and exempt words. */
  readonly typography?: TypographySettings;
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
}

/** The path of an entry in a language, without its prefix. The file `index.md` is the page of its folder. */
export function entryRouteOf({ route, markdown }: Pick<Collection, 'route' | 'markdown'>, entry: RouteInput): string | undefined {
  const path = route === undefined ? (entry.path ?? `/${entry.id}`) : route(entry);
  return markdown === true && entry.id === 'index' && typeof path === 'string' ? path.replace(/(?<=.)\/index$|(?<=^\/)index$/, '') : path;
}

/** The parent of an entry of Markdown files, if their schema has no `parent`: the entry of the folder. */
export const derivedParent = z.string().optional().meta({ description: 'The entry above: that of the folder.' });

/** The name of the text of an entry of Markdown files. */
export const derivedText = z.string().optional().meta({ description: 'The name of the text.' });
