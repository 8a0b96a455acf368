// What a collection defines for `archipel new`: questions beyond id, languages and sections, and the next steps to print.

import type { EditorText } from './editor-text.ts';

/** A field that has a flag and a question. Its choices, and which other values are valid, follow from its schema. */
export interface NewField {
  /** The placeholder for the value in help: `<sector>`. */
  readonly value: string;
  /** The purpose of the flag, for its help. */
  readonly meaning: EditorText;
  /** The question at a terminal; without one, `new` does not ask. */
  readonly question?: EditorText;
  /** The path of the field in the entry, as keys joined by dots; the default is the name of the flag. */
  readonly place?: string;
  /** The default: the page at `/`, the only possible value, or the current day. */
  readonly otherwise?: 'home' | 'only' | 'today';
}

/** An existing entry of the site, from raw data. */
export interface OtherEntry {
  /** The folder of its collection. */
  readonly folder: string;
  readonly file: string;
  /** As written in content. */
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

/** The entry that `new` has added. */
export interface NewEntry {
  readonly id: string;
  /** In each of its languages. */
  readonly name: Readonly<Record<string, string>>;
  /** The language of the tools, in which the next steps are printed: `de`. */
  readonly language: string;
  /** By flag. */
  readonly answers: Readonly<Record<string, string>>;
  /** Entries that existed before and share a language with it. */
  readonly others: readonly OtherEntry[];
}

/** How `archipel new` makes an entry of a collection. Every key is optional. */
export interface CollectionScaffolding {
  /** The field with the name of an entry, and what help and question call it; the default is `name` or `title`. */
  readonly name?: { readonly place?: string; readonly called: EditorText };
  /** By flag, in the order of the questions. */
  readonly fields?: Readonly<Record<string, NewField>>;
  /** The types of sections that an entry gets by default. */
  readonly sections?: readonly string[];
  /** The field that groups entries: a new entry gets the last `order` among those with the same value; without it, among all. */
  readonly orderedWithin?: string;
  /** Arguments of a working call; `--name-LANGUAGE "…"` means a name in each language. */
  readonly example?: string;
  /** The next steps to print, a sentence each. */
  readonly nextSteps?: (entry: NewEntry) => readonly string[];
}

/**
 * YAML for fields of new files, by key or by keys joined by dots, from the settings in site.yaml. For a section, its
 * type is the first key.
 */
export type Presets = (settings: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
