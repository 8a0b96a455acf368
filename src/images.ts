// The port for image processing: what the pipeline asks for, and what it gets. src/node/images implements it.
import type { ContentTree } from './content/tree.ts';
import type { Finding } from './diagnostics/diagnostic.ts';
import type { OutputFile } from './emit/output-file.ts';
import type { IconView, ImageUse, ImageView } from './model/entries/image.ts';

export interface ImageRequests {
  /** What content shows; a name without an asset is passed over: validation reports it. */
  readonly uses: readonly ImageUse[];
  /** The icon of the site; undefined where the settings are broken. */
  readonly icon: { readonly asset: string; readonly background: string } | undefined;
  readonly assets: ContentTree['assets'];
}

export interface ImageResults {
  /** By place and asset: `wide team.jpg`. One that could not be made is missing, and a finding says why. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  readonly icons: readonly IconView[];
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/**
 * Processes images, or says why it cannot. Equal requests give equal bytes. `begin` is called with their number; what it
 * returns counts one, and whether a cache had it.
 */
export type ProcessImages = (requests: ImageRequests, begin?: (total: number) => (isKept?: boolean) => void) => Promise<ImageResults>;
