// The content folder as values: the pipeline gets it from the disk, or from a test.
import type { Finding } from '../diagnostics/diagnostic.ts';

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
  /** Names of texts by file: equal names, equal texts. Where there are some, a text may be read only when it is asked for. */
  readonly versions?: ReadonlyMap<string, string>;
  /** Lets go of all texts that have versions: one that is asked for again is read again. */
  readonly forget?: () => void;
  /** Files that could not be read as text: too large, not UTF-8, a link out of the folder. */
  readonly problems: readonly Finding[];
}
