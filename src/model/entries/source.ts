// Entries that code of a site provides instead of files: rows of a CSV, records of an API.

/** How long the entries of an API may be reused: `6 hours`. */
type SourceDuration = `${number} ${'minutes' | 'hours' | 'days'}`;

/** A place in a file. The file is named from the root of the project; lines and columns count from 1. */
export interface EntryPlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A function of the site that returns the entries of a collection. */
export interface EntriesFunction {
  readonly collection: string;
  /** `load` of a source, or `entries` of a collection with derived entries. */
  readonly by: 'load' | 'entries';
  readonly place: Required<EntryPlace>;
}

/** A Markdown text of an entry from code. */
export interface SourceText {
  readonly markdown: string;
  /**
   * The file that contains the text line for line, named from the root of the project. Diagnostics then name lines of this file;
   * without `file`, diagnostics name the place of the entry. The text of a file that ends in `.mdx` may use components.
   */
  readonly file?: string;
}

/** An entry as a source returns it. */
export interface SourceEntry {
  /** The id, like the name of a file: lower-case letters, digits and single hyphens. */
  readonly id: string;
  /** The fields that the schema of the collection describes, as plain data. */
  readonly data: object;
  /** The text of the entry by language, in a collection with `markdown: true`. */
  readonly texts?: Readonly<Record<string, SourceText>>;
  /** Where the entry is written, for diagnostics; if missing, diagnostics name the place of `load`. */
  readonly at?: EntryPlace;
}

/** An entry that a function of the site has returned. It has no file; `file` is the path that its file would have: `plans/basic.yaml`. */
export interface SourcedEntry {
  readonly file: string;
  readonly id: string;
  /** The data as JSON, which is YAML. */
  readonly text: string;
  readonly place: Required<EntryPlace>;
  /** The Markdown texts, with the names that their files would have. `from` is the file that contains the text line for line. */
  readonly texts: readonly { readonly file: string; readonly text: string; readonly from?: string }[];
}

/** The parameter of the function `load` of a source. */
export interface SourceTools {
  /**
   * Returns the text of a file, named from the root of the project. A project without a package.json belongs to the package of a folder
   * above it, and may read files of that package: `../prices.md`. The entries are reloaded when the file changes.
   */
  readonly read: (file: string) => Promise<string>;
  /** Publishes a file of the project as an asset, and returns its URL for Markdown: `/assets/harbour.png`. */
  readonly asset: (file: string) => Promise<string>;
}

/** A source of entries that come from code. */
export interface CollectionSource {
  readonly load: (tools: SourceTools) => readonly SourceEntry[] | Promise<readonly SourceEntry[]>;
  /** How long a result may be reused before `load` is called again. Required for a source that reads no file. */
  readonly staleAfter?: SourceDuration;
}

const unitLengths: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** Returns a duration in milliseconds, or undefined if `duration` is invalid. */
export function durationOf(duration: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?) (minutes|hours|days)$/.exec(duration) ?? [];
  const length = Number(amount) * (unitLengths[unit] ?? 0);
  return length > 0 ? length : undefined;
}
