// What a collection says to `archipel new`: what is asked beside id, languages and sections, and what is left to do afterwards.

/** A field that has a flag and a question. Its values to choose from, and what else it may hold, follow from its schema. */
export interface NewField {
  /** How help shows the value: `<sector>`. */
  readonly value: string;
  /** What the flag is for, in help. */
  readonly meaning: string;
  /** The question at a terminal; without one, it is never asked. */
  readonly question?: string;
  /** Where the entry has it, as keys joined by dots; without it, under the name of the flag. */
  readonly place?: string;
  /** What holds where nothing is said: the page at `/`, the only value that there is, or the day on which it is written. */
  readonly otherwise?: 'home' | 'only' | 'today';
}

/** An entry of the site, from raw data. */
export interface OtherEntry {
  /** Of its collection. */
  readonly folder: string;
  readonly file: string;
  /** As content writes them. */
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

/** What has been added. */
export interface NewEntry {
  readonly id: string;
  /** In each of its languages. */
  readonly name: Readonly<Record<string, string>>;
  /** By flag. */
  readonly answers: Readonly<Record<string, string>>;
  /** The entries that were there before in one of its languages. */
  readonly others: readonly OtherEntry[];
}

/** How `archipel new` makes an entry of a collection. All of it may be left out. */
export interface CollectionScaffolding {
  /** The field that names an entry, and what help and question call it; without it, `name` or `title`. */
  readonly name?: { readonly place?: string; readonly called: string };
  /** By flag, in the order of the questions. */
  readonly fields?: Readonly<Record<string, NewField>>;
  /** The types of sections that an entry has where nothing is said. */
  readonly sections?: readonly string[];
  /** The field with which entries are counted for the last place of `order`; without it, all are. */
  readonly orderedWithin?: string;
  /** Arguments of a call that works; `--name-LANGUAGE "…"` stands for a name in each language. */
  readonly example?: string;
  /** What is left to do, a sentence each. */
  readonly nextSteps?: (entry: NewEntry) => readonly string[];
}

/** YAML for places of new files, by key or by keys joined by dots, from what stands in site.yaml. A section has its type as the first key. */
export type Presets = (settings: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
