// The content folder as values: the pipeline gets it from the disk, or from a test.
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { EntryPlace } from '../model/entries/source.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  /** A short hash of the bytes, for the name of the output file. */
  readonly hash: string;
}

export interface ContentTree {
  /** YAML and MDX by path from the content folder, with slashes: `pages/home.yaml`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of `assets/`, by path from there. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Versions of texts by file: equal versions, equal texts. A text with a version may be read only on request. */
  readonly versions?: ReadonlyMap<string, string>;
  /** Releases all texts that have versions. They are read again on the next request. */
  readonly forget?: () => void;
  /** Files that could not be read as text: too large, not UTF-8, a link out of the folder. */
  readonly problems: readonly Finding[];
  /** Where a function of the site is written, from the content folder. */
  readonly placeOf?: (code: object) => Required<EntryPlace> | undefined;
  /** By file, the entries that come from code and are in no file: their ids, and where they are written, from the content folder. */
  readonly origins?: ReadonlyMap<string, { readonly id: string; readonly place: Required<EntryPlace> }>;
}
