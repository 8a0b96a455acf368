// Renders the icon of a site, an SVG, as the images that browsers, desktops and phones use.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { IconView } from '../../model/references/image.ts';
import { type DrawingUse, isTooComplex } from './svg-cost.ts';

/** The sizes inside favicon.ico, in pixels. */
export const faviconSizes = [16, 32, 48] as const;

/**
 * The icons besides favicon.ico. `scale` is the share of the edge length that the drawing takes; the rest is background. Systems crop
 * `maskable` and `apple` icons to their own shapes.
 */
export const iconRecipe = [
  { size: 192, purpose: 'any', scale: 1 },
  { size: 512, purpose: 'any', scale: 1 },
  // The circle that no system crops has a diameter of four fifths of the edge (W3C, Web Application Manifest, "maskable").
  { size: 512, purpose: 'maskable', scale: 0.8 },
  { size: 180, purpose: 'apple', scale: 0.9 },
] as const satisfies readonly (Omit<IconView, 'url'> & { readonly scale: number })[];

export interface IconJob {
  readonly svg: Uint8Array;
  /** The color behind the drawing in icons that must not be transparent: `#070b1a`. */
  readonly background: string;
  readonly file: string;
}

/** Returns a finding if a drawing cannot be the icon, otherwise an empty object. */
export const inspectIcon = ({ svg, file }: Pick<IconJob, 'svg' | 'file'>): Promise<object | Finding> => inspectFor('icon', { svg, file });

async function inspectFor(use: DrawingUse, { svg, file }: Pick<IconJob, 'svg' | 'file'>): Promise<object | Finding> {
  if (isTooComplex(new TextDecoder().decode(svg), use)) return createFinding('icon-too-complex', { file }, { use });
  const { default: sharp } = await import('sharp');
  try {
    const { format } = await sharp(svg).metadata();
    return format === 'svg' ? {} : createFinding('picture-format', { file }, { expected: ['SVG'], actual: (format ?? '?').toUpperCase() });
  } catch (error) {
    return unreadable(file, error);
  }
}

/** Returns the size of a drawing in CSS pixels, or a finding if it cannot be displayed. */
export async function inspectDrawing({
  bytes,
  file,
}: {
  readonly bytes: Uint8Array;
  readonly file: string;
}): Promise<{ readonly width: number; readonly height: number } | Finding> {
  const reason = await inspectFor('picture', { svg: bytes, file });
  if ('code' in reason) return reason as Finding;
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width > 0 && height > 0 ? { width, height } : createFinding('picture-unreadable', { file }, { why: 'it has no size' });
}

/** Returns favicon.ico with all its sizes, then the icons of `iconRecipe`, or a finding. */
export async function renderIcons({ svg, background, file }: IconJob): Promise<readonly Uint8Array[] | Finding> {
  const { default: sharp } = await import('sharp');
  const draw = async (size: number, scale: number, opaque: boolean): Promise<Uint8Array> => {
    const inner = Math.round(size * scale);
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    // At 72 dots per inch, a drawing is rendered at its own size.
    const { width = size, height = size } = await sharp(svg).metadata();
    const density = Math.min(2400, Math.max(1, (72 * inner) / Math.max(width, height)));
    const drawing = await sharp(svg, { density })
      .resize(inner, inner, { fit: 'contain', background: clear })
      .extend({ top: before, left: before, bottom: after, right: after, background: clear })
      .png()
      .toBuffer();
    const image = opaque ? sharp(drawing).flatten({ background }) : sharp(drawing);
    return new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer());
  };
  try {
    const icons = await Promise.all(iconRecipe.map(({ size, purpose, scale }) => draw(size, scale, purpose !== 'any')));
    const small = await Promise.all(faviconSizes.map(async (size) => ({ size, bytes: await draw(size, 1, false) })));
    return [packIcons(small), ...icons];
  } catch (error) {
    return unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): Finding =>
  createFinding('picture-unreadable', { file }, { why: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '' });

/** Packs PNG images into an ICO file: a header of 6 bytes, an entry of 16 bytes for each image, then the images. */
function packIcons(pictures: readonly { readonly size: number; readonly bytes: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return new Uint8Array(Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]));
}
