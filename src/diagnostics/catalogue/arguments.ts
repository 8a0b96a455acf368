// Types of arguments that several codes share. Arguments are data, which each language puts into words.
import type { PlaceName } from '../../model/data/place.ts';

/** Identifies a value: its key or name, or its place. */
export type Key = string | PlaceName;

/** Identifies an item: its name, its title by language, or its place. */
export type Title = Key | Readonly<Record<string, unknown>>;

/** The possible kinds of a content value. */
export type ValueKind = 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'block' | 'nothing';

/** The keys that a block needs, or if it needs none, those that it can have. `isList` is true for the blocks of a list. */
export type Form = { readonly needs?: readonly string[]; readonly known?: readonly string[]; readonly isList?: boolean };

/** A bound of a number or of a length: `at least 2`. */
export interface Bound {
  readonly is: 'least' | 'above' | 'most' | 'below' | 'exactly';
  readonly count: number;
}

export interface Amount {
  readonly cents: number;
  /** The currency code (ISO 4217). */
  readonly currency: string;
}

/** A script file of a page, and why the page loads it. */
export interface ScriptCause {
  readonly file: string;
  readonly bytes: number;
  readonly because: 'early' | 'layout' | 'loader' | { readonly script: string } | { readonly island: string; readonly when: string };
}

/** Inline code in a page: in an attribute, in an element, or in an embedded page. */
export type InlineCode =
  | { readonly is: 'style-attribute' | 'inner-page'; readonly on: string }
  | { readonly is: 'script-address' | 'handler'; readonly attribute: string; readonly on: string }
  | { readonly is: 'style-element' | 'script' };

/** A link to an entry that lacks the language of the page with the link. */
export interface LanguageOfLink {
  readonly target: string;
  /** The key that names the target of the link. */
  readonly key: string;
  readonly language: string;
  /** The key of a language in which the target exists. */
  readonly fallback: string;
  readonly fallbackTag: string;
  /** How this kind of link names another language. */
  readonly way: 'fallback' | 'prefix' | 'file' | 'component';
  /** The prefix of the paths in the language `fallback`. */
  readonly prefix: string;
}

/**
 * A name that no file or key can have. It is not an interface, because an interface is not assignable to the index signature of arguments.
 */
export type InvalidName = {
  readonly name: string;
  /** A valid path for the file. */
  readonly file?: string | undefined;
  /** A valid replacement for the invalid part of the name of the file. */
  readonly sound?: string | undefined;
  /** The language at the end of the name, if the site does not have it. */
  readonly language?: string;
  /** The valid names of the file in the languages of the site; set with `language`. */
  readonly names?: readonly string[];
};
