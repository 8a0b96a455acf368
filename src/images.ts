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

/** What has become of an image: its files, or a finding that says why there are none. */
export interface MadeImage {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** True where a cache had the files. */
  readonly isKept: boolean;
}

/** Files that are made from one image. Their names are known before their bytes, so that pages need not wait for these. */
export interface ImageFiles {
  readonly paths: readonly string[];
  /** Makes the files, or takes them from a cache. */
  readonly make: () => Promise<MadeImage>;
}

export interface ImageResults {
  /** By place and asset: `wide team.jpg`. One that cannot be made is missing, and a finding says why. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  readonly icons: readonly IconView[];
  readonly files: readonly ImageFiles[];
  readonly findings: readonly Finding[];
}

/** Looks at images, and names the files that are to be made of them. Equal requests give equal names. */
export type ProcessImages = (requests: ImageRequests) => Promise<ImageResults>;

/** The files of all images. A picture may be shown in several places: a file that comes twice is one. `onMade` is called with each image. */
export async function makeImages(
  { files }: Pick<ImageResults, 'files'>,
  onMade: (isKept: boolean) => void = () => undefined,
): Promise<Omit<MadeImage, 'isKept'>> {
  const made = files.map(async ({ make }) => {
    const image = await make();
    onMade(image.isKept);
    return image;
  });
  const all = await Promise.all(made);
  const byPath = new Map(all.flatMap((image) => image.files.map((file) => [file.path, file] as const)));
  return { files: [...byPath.values()], findings: all.flatMap(({ findings }) => findings) };
}
