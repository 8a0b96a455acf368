// Renders a link preview from its description to a JPEG file. satori converts text to outlines, so that fonts of the machine do not
// matter, and sharp draws the outlines over the backdrop. Both are loaded on demand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { Preview, PreviewLayer, PreviewStyle } from '../../site/definition.ts';
import { blendOver, type PlacedPixels } from './blend.ts';
import { cacheRecent } from './cache-recent.ts';
import { dropMasks } from './drop-masks.ts';

/** How images are drawn, besides the site's style. Part of their cache key and of their names. */
export const recipe = {
  size: { width: 1200, height: 630 },
  // A PNG palette of the same size shows banding in the glow of the sky; JPEG does not. Full chroma keeps the edges of letters clean.
  // mozjpeg makes an image a fifth smaller but takes six times as long; optimized Huffman codes make it an eighth smaller and take twice as
  // long.
  jpeg: { quality: 75, chromaSubsampling: '4:4:4', optimiseCoding: false },
} as const;

/** Limits in bytes for the cached pixels that pages share. */
const maxCachedBytes = { layers: 48 * 1024 * 1024, grounds: 24 * 1024 * 1024 } as const;

const { width: wide, height: high } = recipe.size;
const pictureBytes = 3 * wide * high;

/** Loads the libraries, fonts and backdrop that all images share. It is called when the first image is drawn. */
async function loadTools(root: string, { backdrop, fonts }: PreviewStyle) {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = readFileSync(join(root, backdrop), 'utf8');
  const loaded = fonts.map(({ name, weight, file }) => ({ name, weight, style: 'normal' as const, data: readFileSync(join(root, file)) }));
  const skyOf = cachedByKey(
    (accent: string): Promise<Buffer> =>
      sharp(Buffer.from(svg.replaceAll('currentColor', accent)))
        .removeAlpha()
        .raw()
        .toBuffer(),
  );
  const rasterOf = async ({ content, markup, left, top, width, height }: DrawnLayer): Promise<PlacedPixels> => {
    const box = { width, height };
    const drawing = drawingOf(markup, box) ?? dropMasks(await satori(content, { ...box, fonts: loaded }));
    return { left, top, width, bytes: await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer() };
  };
  return { sharp, skyOf, rasterOf };
}

/** Returns the SVG of a layer that is a drawing without text, cropped to its box; undefined for any other layer, which satori lays out. */
const drawingOf = (markup: string, { width, height }: Pick<PreviewLayer, 'width' | 'height'>): string | undefined =>
  markup.startsWith('<svg ') && !markup.includes('<text')
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`
    : undefined;

/** A layer with its content as HTML. */
interface DrawnLayer extends PreviewLayer {
  readonly markup: string;
  /** Layers with equal names have equal content. */
  readonly name: string;
}

/** Returns the layers of an image. They are rendered once, although both the name and the drawing of the image need them. */
export const layersOf = cachedByKey((picture: Preview): readonly DrawnLayer[] => picture.layers().map(rendered), new WeakMap());

function rendered(layer: PreviewLayer): DrawnLayer {
  const { content, ...box } = layer;
  const markup = renderToStaticMarkup(content);
  return { ...layer, markup, name: JSON.stringify(box) + markup };
}

/** Returns functions that draw pixels or reuse drawn ones: `layerOf` for a layer, `groundOf` for the backdrop with the lowest layer. */
function keptPixels({ skyOf, rasterOf }: Pick<Awaited<ReturnType<typeof loadTools>>, 'skyOf' | 'rasterOf'>) {
  const [layers, grounds] = [cacheRecent<PlacedPixels>(maxCachedBytes.layers), cacheRecent<Buffer>(maxCachedBytes.grounds)];
  const layOver = async (accent: string, lowest: DrawnLayer): Promise<Buffer> => {
    const ground = Buffer.from(await skyOf(accent));
    blendOver({ width: wide, bytes: ground }, await rasterOf(lowest));
    return ground;
  };
  return {
    layerOf: (layer: DrawnLayer) => layers({ name: layer.name, bytes: 4 * layer.width * layer.height, make: () => rasterOf(layer) }),
    groundOf: (accent: string, lowest: DrawnLayer | undefined) =>
      lowest === undefined
        ? skyOf(accent)
        : grounds({ name: `${accent} ${lowest.name}`, bytes: pictureBytes, make: () => layOver(accent, lowest) }),
  };
}

/** Returns a function that draws images in the style of the project at `root`. */
export function createOgImageRenderer(root: string, style: PreviewStyle): (picture: Preview) => Promise<Uint8Array> {
  const load = async () => {
    const tools = await loadTools(root, style);
    return { sharp: tools.sharp, ...keptPixels(tools) };
  };
  let loaded: ReturnType<typeof load> | undefined;
  // Reused buffers: allocating two megabytes takes longer than filling them.
  const idle: Buffer[] = [];
  return async (picture) => {
    loaded ??= load();
    const { sharp, groundOf, layerOf } = await loaded;
    const [lowest, ...others] = layersOf(picture);
    const [ground, ...above] = await Promise.all([groundOf(picture.accent, lowest), ...others.map(layerOf)]);
    const bytes = idle.pop() ?? Buffer.allocUnsafeSlow(pictureBytes);
    ground.copy(bytes);
    for (const layer of above) blendOver({ width: wide, bytes }, layer);
    const encoded = await sharp(bytes, { raw: { ...recipe.size, channels: 3 } })
      .jpeg(recipe.jpeg)
      .toBuffer();
    idle.push(bytes);
    return encoded;
  };
}
