// The content folder as values: the pipeline gets it from the disk, or from a test.
import type { Finding, FindingPlace } from '../diagnostics/diagnostic.ts';
import type { DataPath, Range } from '../model/data/place.ts';
import type { EntryPlace } from '../model/entries/source.ts';
import type { Calendar } from '../model/time/calendar.ts';
import type { ParseResult } from './yaml/parse-result.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  /** A short hash of the bytes, for the name of the output file. */
  readonly hash: string;
}

/** A place in a Markdown file. */
interface MarkdownPlace {
  readonly file: string;
  readonly range: Range;
}

/** An entry whose data is the front matter of Markdown files. */
export interface MarkdownEntry {
  /** Its texts, by their names in the tree. */
  readonly files: readonly string[];
  /** Its data as JSON, as far as front matter can be read. */
  readonly text: () => string;
  /** Its data, or the error of its front matter. */
  readonly read: () => Promise<ParseResult>;
  /** The place of a value of its data. */
  readonly find: (path: DataPath, at?: 'key' | 'value') => MarkdownPlace;
  /** The texts whose front matter contains the value at a path of its data, each with the path of the value in that front matter. */
  readonly placesOf: (path: DataPath) => readonly { readonly file: string; readonly path: DataPath }[];
  /** What its front matter most likely means; undefined if it has no typing mistake. */
  readonly recover: (calendar: Calendar) => RecoveredEntry | undefined;
}

/** An entry as its front matter was meant. */
interface RecoveredEntry {
  /** A finding for each slip, at its place in a Markdown file. */
  readonly findings: readonly Finding[];
  /** Its data; undefined if that is not certain. */
  readonly value: unknown;
  /** The place of a value of that data, in the current files. */
  readonly find: (path: DataPath, at?: 'key' | 'value') => MarkdownPlace;
}

/** The parts of a tree besides texts. */
interface OtherFiles extends Partial<Pick<ContentTree, 'assets'>> {
  /** The files on disk of new texts. */
  readonly newNames?: ReadonlyMap<string, string>;
}

export interface ContentTree {
  /** YAML and MDX by path from the content folder, with slashes: `pages/home.yaml`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of `assets/`, and pictures beside texts, by path from there: `../guides/harbour.png`. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Files of `public/`, by path from there, which are published unchanged. */
  readonly publicFiles?: ReadonlyMap<string, AssetFile>;
  /** Versions of texts by file: equal versions, equal texts. A text with a version may be read only on request. */
  readonly versions?: ReadonlyMap<string, string>;
  /** Releases all texts that have versions. They are read again on the next request. */
  readonly forget?: () => void;
  /** Files that could not be read as text: too large, not UTF-8, a link out of the folder. */
  readonly problems: readonly Finding[];
  /** Where a function of the site is written, from the content folder. */
  readonly placeOf?: (code: object) => Required<EntryPlace> | undefined;
  /** The files on disk of Markdown texts, and of assets from code, that have another name in the tree. */
  readonly diskNames?: ReadonlyMap<string, string>;
  /** By file, the entries whose data is the front matter of Markdown files. */
  readonly documents?: ReadonlyMap<string, MarkdownEntry>;
  /** Returns the tree with other texts instead of its own, and with the entries that follow from them. */
  readonly withTexts?: (texts: ReadonlyMap<string, string>, others?: OtherFiles) => ContentTree;
  /** By file, the entries that come from code and are in no file: their ids, and where they are written, from the content folder. */
  readonly origins?: ReadonlyMap<string, Origin>;
}

/** The source of an entry from code, or of one of its texts. */
export interface Origin {
  readonly id: string;
  readonly place: Required<EntryPlace>;
  /** True for a text that is identical to the file of its place. */
  readonly isWholeFile?: true;
}

/** Maps places in a tree of content to where they are written. */
export type WrittenPlaces = Pick<ContentTree, 'origins' | 'documents' | 'diskNames'>;

/** Returns `tree` with other texts instead of its own. Texts without a file of their own are derived from the others. */
export const replaceTexts = (tree: ContentTree, texts: ReadonlyMap<string, string>, others: OtherFiles = {}): ContentTree =>
  tree.withTexts?.(texts, others) ?? { ...tree, texts, ...(others.assets && { assets: others.assets }) };

/** The file name on disk of the source of a file in the tree. */
export function diskFileOf({ origins, diskNames }: WrittenPlaces, file: string): string {
  const written = origins?.get(file)?.place.file ?? file;
  return diskNames?.get(written) ?? written;
}

/** Where a value of an entry from code or front matter is written; undefined for a value that is in its own file. */
export function writtenPlace(
  { origins, documents }: WrittenPlaces,
  { file, path = [], at }: FindingPlace,
): Required<EntryPlace> | undefined {
  const found = documents?.get(file)?.find(path, at);
  return found === undefined ? origins?.get(file)?.place : { file: found.file, line: found.range.line, column: found.range.column };
}
