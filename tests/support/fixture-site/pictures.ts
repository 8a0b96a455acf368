// Fakes of processed pictures, for tests that are not about pictures. Each has one byte.
import { type ImageView, keyOfUse, shownWidth } from '../../../src/model/references/image.ts';
import type { ProcessImages } from '../../../src/pages/images.ts';

const bytes = new Uint8Array([1]);

/** Returns one variant for each use of an asset, one icon and favicon.ico, without reading the assets. */
export const standIns: ProcessImages = async ({ uses, icon, assets }) => {
  const shown = uses.filter(({ asset }) => assets.has(asset));
  const urlOf = (asset: string): string => `/assets/${asset.replace(/\.[^.]*$/, '')}-0.jpg`;
  const view = (asset: string, width: number): ImageView => ({
    width,
    height: width / 2,
    src: urlOf(asset),
    srcSet: `${urlOf(asset)} ${width}w`,
    sizes: '',
    sources: [],
  });
  const icons = icon === undefined ? [] : [{ url: '/assets/icon-any-192-0.png', size: 192, purpose: 'any' as const }];
  return {
    pictures: new Map(shown.map((use) => [keyOfUse(use), view(use.asset, shownWidth(use.options))])),
    icons,
    files: [...shown.map(({ asset }) => urlOf(asset).slice(1)), ...icons.map(({ url }) => url.slice(1)), 'favicon.ico'].map((path) => ({
      paths: [path],
      name: path,
      make: async () => ({ files: [{ path, bytes }], findings: [], isReused: false }),
    })),
    findings: [],
  };
};
