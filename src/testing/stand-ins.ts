// Replaces image encoding, bundling and link previews in tests. The replacements create no files, only the URLs that templates print.
import type { BuildInput } from '../build/build-input.ts';
import { type ImageView, keyOfUse, shownWidth } from '../model/references/image.ts';
import type { ProcessImages } from '../pages/images.ts';

/** Returns one variant for each use of an asset, as wide as displayed and half as high, without encoding it. */
export const namedImages: ProcessImages = async ({ uses }) => ({
  pictures: new Map(uses.map((use) => [keyOfUse(use), viewOf(use.asset, shownWidth(use.options))])),
  icons: [],
  files: [],
  findings: [],
});

const viewOf = (asset: string, width: number): ImageView => {
  const src = `/assets/${asset}`;
  return { width, height: width / 2, src, srcSet: `${src} ${width}w`, sizes: `${width}px`, sources: [] };
};

/** The bundle of a site without styles and scripts. */
export const emptyBundle: BuildInput['bundle'] = {
  urls: { stylesheet: undefined, script: undefined, loader: undefined, fonts: [] },
  scripts: { bytes: {}, layout: [], loader: [], islands: {}, later: {} },
  files: [],
};

/** Uses the same hash for every link preview, and draws none. */
export const noPreviews: BuildInput['ogImages'] = { hashOf: () => 'preview', render: async () => new Uint8Array() };
