// Entries that code of a site provides in place of files: rows of a CSV, records of an API.

/** How long the entries of an API are used: `6 hours`. */
type SourceDuration = `${number} ${'minutes' | 'hours' | 'days'}`;

/** A place in a file, which is named from the root of the project. Lines and columns count from 1. */
export interface EntryPlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A Markdown text of an entry from code. */
export interface SourceText {
  readonly markdown: string;
  /**
   * The file that has it, line for line, named from the root of the project: its lines are those that diagnostics name. Without
   * it, they name the place of the entry. A file that ends in `.mdx` may have components.
   */
  readonly file?: string;
}

/** An entry as a source returns it. */
export interface SourceEntry {
  /** The name that its file would have: lower-case letters, digits and single hyphens. */
  readonly id: string;
  /** The fields that the schema of the collection describes, as plain data. */
  readonly data: object;
  /** Its text in each language, by the key of the language, in a collection with `markdown: true`. */
  readonly texts?: Readonly<Record<string, SourceText>>;
  /** Where the entry is written. Diagnostics name this place; without it, the place of `load`. */
  readonly at?: EntryPlace;
}

/** What `load` may use. */
export interface SourceTools {
  /**
   * The text of a file, named from the root of the project. A project without a package.json of its own is a part of the package
   * around it, and may name the files of that: `../prices.md`. The entries are loaded again when the file changes. */
  readonly read: (file: string) => Promise<string>;
  /** Publishes a file of the project as an asset, and returns its address for Markdown: `/assets/harbour.png`. */
  readonly asset: (file: string) => Promise<string>;
}

/** The entries of a collection that come from code. */
export interface CollectionSource {
  readonly load: (tools: SourceTools) => readonly SourceEntry[] | Promise<readonly SourceEntry[]>;
  /** How long a result is used before `load` is called again. A source that reads no file needs it. */
  readonly staleAfter?: SourceDuration;
}

const unitLengths: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** The length of a duration in milliseconds, or undefined if `duration` is invalid. */
export function durationOf(duration: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?) (minutes|hours|days)$/.exec(duration) ?? [];
  const length = Number(amount) * (unitLengths[unit] ?? 0);
  return length > 0 ? length : undefined;
}
