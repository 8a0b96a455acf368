// The options of a collection for `archipel new`: questions in addition to id, languages and sections, and the next steps to print.
import type { EditorText } from './editor-text.ts';

/** A field with a flag and a question. The field's schema determines the choices and the valid values. */
export interface NewField {
  /** The placeholder for the value in the help text: `<sector>`. */
  readonly value: string;
  /** The purpose of the flag, for the help text. */
  readonly meaning: EditorText;
  /** The question at a terminal; if missing, `new` does not ask. */
  readonly question?: EditorText;
  /** The path of the field in the entry, as keys joined by dots; the name of the flag if missing. */
  readonly place?: string;
  /** The default: the page at `/` (`home`), the only possible value (`only`), or the current day (`today`). */
  readonly otherwise?: 'home' | 'only' | 'today';
}

/** An existing entry of the site. */
export interface OtherEntry {
  /** The folder of the entry's collection. */
  readonly folder: string;
  readonly file: string;
  /** The sections as written in content. */
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

/** The entry that `new` has added. */
export interface NewEntry {
  readonly id: string;
  /** The name in each language of the entry. */
  readonly name: Readonly<Record<string, string>>;
  /** The language of the tools, in which the next steps are printed: `de`. */
  readonly language: string;
  /** Answers by flag. */
  readonly answers: Readonly<Record<string, string>>;
  /** Entries that existed before and share a language with the new one. */
  readonly others: readonly OtherEntry[];
}

/** How `archipel new` creates an entry of a collection. Every key is optional. */
export interface CollectionScaffolding {
  /** The field with the name of an entry, and the word for it in help and questions; the default is `name` or `title`. */
  readonly name?: { readonly place?: string; readonly called: EditorText };
  /** Further fields by flag, in the order of the questions. */
  readonly fields?: Readonly<Record<string, NewField>>;
  /** The types of sections that an entry gets by default. */
  readonly sections?: readonly string[];
  /** The field that groups entries: a new entry gets the next `order` among those with the same value; among all entries if missing. */
  readonly orderedWithin?: string;
  /** Arguments of a working example call; `--name-LANGUAGE "…"` represents a name in each language. */
  readonly example?: string;
  /** Returns the next steps to print, a sentence each. */
  readonly nextSteps?: (entry: NewEntry) => readonly string[];
}

/**
 * Returns YAML for fields of new files, from the settings in site.yaml. The keys are the paths of the fields, joined by dots. The path of
 * a field in a section begins with the type of the section.
 */
export type Presets = (settings: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
