// The interface of image processing: its requests and results. src/node/images implements this interface.
import type { ContentTree } from '../content/tree.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { IconView, ImageUse, ImageView } from '../model/references/image.ts';

export interface ImageRequests {
  /** The images that content displays. A name without an asset is skipped, because validation reports it. */
  readonly uses: readonly ImageUse[];
  /** The icon of the site; undefined if it has none, or if the settings are broken. */
  readonly icon: { readonly asset: string; readonly background: string } | undefined;
  readonly assets: ContentTree['assets'];
}

/** The result for an image: its files, or a finding with the reason why there are none. */
export interface BuiltImage {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** True if the files came from a cache. */
  readonly isReused: boolean;
}

/**
 * Files that are made from one image. Their names are known before their bytes, so that pages can be rendered without waiting for encoding.
 */
export interface ImageFiles {
  readonly paths: readonly string[];
  /** A name derived from the inputs: equal names mean equal files. */
  readonly name: string;
  /** Encodes the files, or takes them from a cache. */
  readonly make: () => Promise<BuiltImage>;
}

export interface ImageResults {
  /** Images by `imageKey`. An image that cannot be processed is missing here and has a finding. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  readonly icons: readonly IconView[];
  readonly files: readonly ImageFiles[];
  readonly findings: readonly Finding[];
}

/** Inspects images, and names the files to make from them. Equal requests return equal names. */
export type ProcessImages = (requests: ImageRequests) => Promise<ImageResults>;

interface MakeOptions {
  /** Called for each image. `isReused` is true if its files came from a cache or were already in place. */
  readonly onBuilt?: (isReused: boolean) => void;
  /** Returns whether the output already has the file at `path` from `ImageFiles` with this `name`. Such a file is not made again. */
  readonly isThere?: (path: string, name: string) => boolean;
}

/** Makes the files of all images. An image may be used in several places; a file that occurs twice is made once. */
export async function makeImages(
  { files }: Pick<ImageResults, 'files'>,
  { onBuilt = () => undefined, isThere = () => false }: MakeOptions = {},
): Promise<Omit<BuiltImage, 'isReused'>> {
  const known = new Set<string>();
  const made = files.map(async ({ paths, name, make }): Promise<BuiltImage> => {
    const own = paths.filter((path) => !known.has(path));
    for (const path of own) known.add(path);
    const missing = new Set(own.filter((path) => !isThere(path, name)));
    const image = missing.size === 0 ? { files: [], findings: [], isReused: true } : await make();
    onBuilt(image.isReused);
    return { ...image, files: image.files.filter(({ path }) => missing.has(path)) };
  });
  const all = await Promise.all(made);
  return { files: all.flatMap((image) => image.files), findings: all.flatMap(({ findings }) => findings) };
}
