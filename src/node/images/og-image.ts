// A picture as the definition describes it → a JPEG file: satori turns words into outlines, so that no font of the machine
// matters, and sharp lays them over the backdrop. Both are loaded only when something must be drawn.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preview, PreviewStyle } from '../../site/definition.ts';
import { blendOver } from './blend.ts';
import { dropMasks } from './drop-masks.ts';

/** How pictures are drawn, besides what the theme says. They are kept and named under these values. */
export const recipe = {
  size: { width: 1200, height: 630 },
  // Of equal size, a palette shows bands in the glow of the sky, which JPEG does not; full colour keeps edges of letters clean.
  // mozjpeg makes a picture a fifth smaller and takes six times as long.
  jpeg: { quality: 75, chromaSubsampling: '4:4:4' },
} as const;

/** What all pictures share: read and loaded when the first is drawn. */
async function loadTools(root: string, { backdrop, fonts }: PreviewStyle) {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = readFileSync(join(root, backdrop), 'utf8');
  const loaded = fonts.map(({ name, weight, file }) => ({ name, weight, style: 'normal' as const, data: readFileSync(join(root, file)) }));
  const skies = new Map<string, Promise<Buffer>>();
  const skyOf = (accent: string): Promise<Buffer> => {
    const sky =
      skies.get(accent) ??
      sharp(Buffer.from(svg.replaceAll('currentColor', accent)))
        .removeAlpha()
        .raw()
        .toBuffer();
    skies.set(accent, sky);
    return sky;
  };
  return { satori, sharp, fonts: loaded, skyOf };
}

/** A function that draws pictures in the style of the project at `root`. */
export function createOgImageRenderer(root: string, style: PreviewStyle): (picture: Preview) => Promise<Uint8Array> {
  let tools: ReturnType<typeof loadTools> | undefined;
  return async ({ accent, content }) => {
    tools ??= loadTools(root, style);
    const { satori, sharp, fonts, skyOf } = await tools;
    const svg = dropMasks(await satori(content(), { ...recipe.size, fonts }));
    const words = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
    const picture = Buffer.from(await skyOf(accent));
    blendOver(picture, words);
    return sharp(picture, { raw: { ...recipe.size, channels: 3 } })
      .jpeg(recipe.jpeg)
      .toBuffer();
  };
}
