// The port for image processing: what the pipeline asks for, and what it gets. src/node/images implements it.
import type { ContentTree } from '../content/tree.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { IconView, ImageUse, ImageView } from '../model/references/image.ts';

export interface ImageRequests {
  /** The images that content shows; a name without an asset is skipped, because validation reports it. */
  readonly uses: readonly ImageUse[];
  /** The icon of the site; undefined if the settings are broken. */
  readonly icon: { readonly asset: string; readonly background: string } | undefined;
  readonly assets: ContentTree['assets'];
}

/** The result for an image: its files, or a finding with the reason why there are none. */
export interface BuiltImage {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** True if a cache had the files. */
  readonly isKept: boolean;
}

/** Files that are made from one image. Their names are known before their bytes, so that pages need not wait for these. */
export interface ImageFiles {
  readonly paths: readonly string[];
  /** Names what the files are made of: equal names, equal files. */
  readonly name: string;
  /** Makes the files, or takes them from a cache. */
  readonly make: () => Promise<BuiltImage>;
}

export interface ImageResults {
  /** By `imageKey`. One that cannot be made is missing, and a finding says why. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  readonly icons: readonly IconView[];
  readonly files: readonly ImageFiles[];
  readonly findings: readonly Finding[];
}

/** Looks at images, and names the files that are to be made of them. Equal requests give equal names. */
export type ProcessImages = (requests: ImageRequests) => Promise<ImageResults>;

interface MakeOptions {
  /** Called with each image, and whether it did not have to be encoded. */
  readonly onBuilt?: (isKept: boolean) => void;
  /** Whether a file of this name is where it belongs already: it is left out. */
  readonly isThere?: (path: string, name: string) => boolean;
}

/** The files of all images. A picture may be shown in several places: a file that comes twice is one. */
export async function makeImages(
  { files }: Pick<ImageResults, 'files'>,
  { onBuilt = () => undefined, isThere = () => false }: MakeOptions = {},
): Promise<Omit<BuiltImage, 'isKept'>> {
  const known = new Set<string>();
  const made = files.map(async ({ paths, name, make }): Promise<BuiltImage> => {
    const own = paths.filter((path) => !known.has(path));
    for (const path of own) known.add(path);
    const missing = new Set(own.filter((path) => !isThere(path, name)));
    const image = missing.size === 0 ? { files: [], findings: [], isKept: true } : await make();
    onBuilt(image.isKept);
    return { ...image, files: image.files.filter(({ path }) => missing.has(path)) };
  });
  const all = await Promise.all(made);
  return { files: all.flatMap((image) => image.files), findings: all.flatMap(({ findings }) => findings) };
}
