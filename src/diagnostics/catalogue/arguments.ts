// Arguments of several codes: what they name is data, and each language has its own words for it.
import type { PlaceName } from '../../model/data/place.ts';

/** A value by its key, by its name, or by its place. */
export type Key = string | PlaceName;

/** A thing by its name, by its title in each language of the content, or by its place. */
export type Title = Key | Readonly<Record<string, unknown>>;

/** The possible kinds of a content value. */
export type ValueKind = 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'block' | 'nothing';

/** How many, or how much: a bound and its number. */
export interface Bound {
  readonly is: 'least' | 'above' | 'most' | 'below' | 'exactly';
  readonly count: number;
}

/** An amount of money. */
export interface Amount {
  readonly cents: number;
  /** By its three letters (ISO 4217). */
  readonly currency: string;
}

/** A file of a page's scripts, and why the page loads it. */
export interface ScriptCause {
  readonly file: string;
  readonly bytes: number;
  readonly because: 'early' | 'layout' | 'loader' | { readonly script: string } | { readonly island: string; readonly when: string };
}

/** Code in a page, by where it is: an attribute, an element, a page in a page. */
export type InlineCode =
  | { readonly is: 'style-attribute' | 'inner-page'; readonly on: string }
  | { readonly is: 'script-address' | 'handler'; readonly attribute: string; readonly on: string }
  | { readonly is: 'style-element' | 'script' };

/** A link to an entry that lacks the language of the page with the link. */
export interface LanguageOfLink {
  readonly target: string;
  /** The key of the link that names its target. */
  readonly key: string;
  readonly language: string;
  /** The key of a language in which the target exists. */
  readonly fallback: string;
  readonly fallbackTag: string;
  /** How this kind of link names another language. */
  readonly way: 'fallback' | 'prefix' | 'file' | 'component';
  /** The prefix of the paths in that language. */
  readonly prefix: string;
}
