// The files of a content folder as values. They are read from disk, or created by a test.
import type { Finding, FindingPlace } from '../diagnostics/diagnostic.ts';
import type { DataPath, DataPlace, Range } from '../model/data/place.ts';
import type { EntryPlace } from '../model/entries/source.ts';
import type { Calendar } from '../model/time/calendar.ts';
import type { ParseResult } from './yaml/parse-result.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  /** A short hash of the bytes, which becomes part of the name of the output file. */
  readonly hash: string;
}

interface MarkdownPlace {
  readonly file: string;
  readonly range: Range;
}

/** An entry whose data is the front matter of Markdown files. */
export interface MarkdownEntry {
  /** The names of the entry's texts in the tree. */
  readonly files: readonly string[];
  /** Returns the data of the entry as JSON, without front matter that cannot be parsed. */
  readonly text: () => string;
  /** Resolves to the data of the entry, or the errors of its front matter. */
  readonly read: () => Promise<ParseResult>;
  /** Finds the place of a value in the Markdown files. */
  readonly find: (path: DataPath, at?: 'key' | 'value') => MarkdownPlace;
  /** Returns the texts whose front matter contains the value at `path`, with the path of the value in that front matter. */
  readonly placesOf: (path: DataPath) => readonly DataPlace[];
  /** Recovers the intended data of mistyped front matter; undefined if no typing mistake is found. */
  readonly recover: (site: { readonly calendar: Calendar; readonly singulars: readonly string[] }) => RecoveredEntry | undefined;
}

/** An entry after the typing mistakes in its front matter are corrected. */
interface RecoveredEntry {
  /** A finding for each slip, with its position in a Markdown file. */
  readonly findings: readonly Finding[];
  /** The data of the entry; undefined if the correction is uncertain. */
  readonly value: unknown;
  /** Finds the place of a value in the files as written. */
  readonly find: (path: DataPath, at?: 'key' | 'value') => MarkdownPlace;
}

/** The parts of a tree besides texts. */
interface OtherFiles extends Partial<Pick<ContentTree, 'assets'>> {
  /** The names on disk of new texts. */
  readonly newNames?: ReadonlyMap<string, string>;
}

export interface ContentTree {
  /** The texts of YAML and Markdown files by path relative to the content folder, with slashes: `pages/home.yaml`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of `assets/` by path relative to that folder. Pictures beside texts have paths such as `../guides/harbour.png`. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Files of `public/` by path relative to that folder. They are published unchanged. */
  readonly publicFiles?: ReadonlyMap<string, AssetFile>;
  /** Versions of texts by file. Texts with equal versions are equal. A text with a version may be read lazily. */
  readonly versions?: ReadonlyMap<string, string>;
  /** Releases all texts that have versions. A released text is read again on the next request. */
  readonly forget?: () => void;
  /**
   * Findings from before parsing: files that could not be read as text (too large, not UTF-8, a link out of the folder),
   * and invalid entries that functions of the site return.
   */
  readonly problems: readonly Finding[];
  /**
   * Collections that lack entries from code: their function has failed, or entries from which it derives others are invalid. The
   * lacking entries must not be reported as missing.
   */
  readonly lacking?: ReadonlySet<string>;
  /** Returns the place where a function of the site is defined, relative to the content folder. */
  readonly placeOf?: (code: object) => Required<EntryPlace> | undefined;
  /** The names on disk of files that have another name in the tree: Markdown texts, and assets that functions of the site return. */
  readonly diskNames?: ReadonlyMap<string, string>;
  /** The entries whose data is the front matter of Markdown files, by file. */
  readonly documents?: ReadonlyMap<string, MarkdownEntry>;
  /** Returns the tree with other texts, and with the entries derived from these. */
  readonly withTexts?: (texts: ReadonlyMap<string, string>, others?: OtherFiles) => ContentTree;
  /** The origins of files that are not on disk, by file. Their places are relative to the content folder. */
  readonly origins?: ReadonlyMap<string, Origin>;
}

/** Where an entry without a YAML file, or one of its texts, is defined: in a Markdown file, or in code. */
export interface Origin {
  readonly id: string;
  readonly place: Required<EntryPlace>;
  /** True for a text that is identical to the file of its place. */
  readonly isWholeFile?: true;
}

/** The parts of a tree that map its files to where they are written. */
export type WrittenPlaces = Pick<ContentTree, 'origins' | 'documents' | 'diskNames'>;

/** Returns `tree` with other texts. Derived texts are computed again. */
export const replaceTexts = (tree: ContentTree, texts: ReadonlyMap<string, string>, others: OtherFiles = {}): ContentTree =>
  tree.withTexts?.(texts, others) ?? { ...tree, texts, ...(others.assets && { assets: others.assets }) };

/** Returns the name on disk of the file that contains a file of the tree. For an entry that code defines, this is the code file. */
export function diskFileOf({ origins, diskNames }: WrittenPlaces, file: string): string {
  const written = origins?.get(file)?.place.file ?? file;
  return diskNames?.get(written) ?? written;
}

/** Returns the names of the texts of an entry in Markdown files, one for each of its languages; for any other file, its own name. */
export const textFilesOf = ({ documents }: Pick<WrittenPlaces, 'documents'>, file: string): readonly string[] =>
  documents?.get(file)?.files ?? [file];

/** Returns the names on disk of all files that contain a file of the tree. */
export const diskFilesOf = (places: WrittenPlaces, file: string): readonly string[] =>
  textFilesOf(places, file).map((each) => diskFileOf(places, each));

/** Returns the place of a value in front matter, or the place where code defines the entry; undefined for a value in a YAML file. */
export function writtenPlace(
  { origins, documents }: WrittenPlaces,
  { file, path = [], at }: FindingPlace,
): Required<EntryPlace> | undefined {
  const found = documents?.get(file)?.find(path, at);
  return found === undefined ? origins?.get(file)?.place : { file: found.file, line: found.range.line, column: found.range.column };
}
