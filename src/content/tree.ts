// The content folder as values: what the disk (or a test) hands to the pipeline.
import type { Finding } from '../diagnostics/diagnostic.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  /** A short hash of the bytes, for the name of the file in the output. */
  readonly hash: string;
}

export interface ContentTree {
  /** YAML and MDX by path from the content folder, with slashes: `pages/home.yaml`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of `assets/`, by path from there. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Files that could not be read as text: too large, not UTF-8, a link out of the folder. */
  readonly problems: readonly Finding[];
}
