// A picture as the definition describes it → a JPEG file: satori turns words into outlines, so that no font of the machine
// matters, and sharp lays them over the backdrop. Both are loaded only when something must be drawn.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Preview, PreviewLayer, PreviewStyle } from '../../site/definition.ts';
import { blendOver, type PlacedPixels } from './blend.ts';
import { dropMasks } from './drop-masks.ts';

/** How pictures are drawn, besides what the theme says. They are kept and named under these values. */
export const recipe = {
  size: { width: 1200, height: 630 },
  // Of equal size, a palette shows bands in the glow of the sky, which JPEG does not; full colour keeps edges of letters clean.
  // mozjpeg makes a picture a fifth smaller and takes six times as long; codes made for each picture, an eighth and twice as long.
  jpeg: { quality: 75, chromaSubsampling: '4:4:4', optimiseCoding: false },
} as const;

/** A megapixel takes 4 MB: layers that pages share are asked for again soon, or much later. */
const mostLayerBytes = 48 * 1024 * 1024;

/** What all pictures share: read and loaded when the first is drawn. */
async function loadTools(root: string, { backdrop, fonts }: PreviewStyle) {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = readFileSync(join(root, backdrop), 'utf8');
  const loaded = fonts.map(({ name, weight, file }) => ({ name, weight, style: 'normal' as const, data: readFileSync(join(root, file)) }));
  const skies = new Map<string, Promise<Buffer>>();
  const skyOf = (accent: string): Promise<Buffer> => {
    const coloured = svg.replaceAll('currentColor', accent);
    const sky = skies.get(coloured) ?? sharp(Buffer.from(coloured)).removeAlpha().raw().toBuffer();
    skies.set(coloured, sky);
    return sky;
  };
  const rasterOf = async ({ content, left, top, width, height }: PreviewLayer): Promise<PlacedPixels> => {
    const drawing = dropMasks(await satori(content, { width, height, fonts: loaded }));
    return { left, top, width, bytes: await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer() };
  };
  return { sharp, skyOf, layerOf: keepLayers(rasterOf) };
}

/** The name of what is drawn for a layer. */
export const nameOfLayer = ({ content, ...box }: PreviewLayer): string => JSON.stringify(box) + renderToStaticMarkup(content);

type Raster = (layer: PreviewLayer) => Promise<PlacedPixels>;

/** A function that gives the pixels of a layer, and keeps those that were asked for last. */
function keepLayers(rasterOf: Raster): Raster {
  const kept = new Map<string, { readonly pixels: Promise<PlacedPixels>; readonly size: number }>();
  let total = 0;
  return (layer) => {
    const name = nameOfLayer(layer);
    const known = kept.get(name);
    const asked = known ?? { pixels: rasterOf(layer), size: 4 * layer.width * layer.height };
    if (known === undefined) total += asked.size;
    kept.delete(name);
    kept.set(name, asked);
    for (const [oldest, { size }] of kept) {
      if (total <= mostLayerBytes) break;
      total -= size;
      kept.delete(oldest);
    }
    return asked.pixels;
  };
}

/** A function that draws pictures in the style of the project at `root`. */
export function createOgImageRenderer(root: string, style: PreviewStyle): (picture: Preview) => Promise<Uint8Array> {
  let tools: ReturnType<typeof loadTools> | undefined;
  return async ({ accent, layers }) => {
    tools ??= loadTools(root, style);
    const { sharp, skyOf, layerOf } = await tools;
    const [sky, ...above] = await Promise.all([skyOf(accent), ...layers().map(layerOf)]);
    const picture = { width: recipe.size.width, bytes: Buffer.from(sky) };
    for (const layer of above) blendOver(picture, layer);
    return sharp(picture.bytes, { raw: { ...recipe.size, channels: 3 } })
      .jpeg(recipe.jpeg)
      .toBuffer();
  };
}
