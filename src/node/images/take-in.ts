// Prepares an image file that a person adds to content/assets: makes it upright, removes metadata of cameras and programs, converts it to a
// supported format, and scales it down to what a screen needs.
import type { Metadata, Sharp } from 'sharp';
import { activeIn } from '../../model/active-drawing.ts';
import { inspectDrawing } from './icons.ts';

export interface TakenPicture {
  readonly bytes: Uint8Array;
  /** The file extension. */
  readonly ending: Ending | 'svg';
  /** In pixels; for a drawing, its declared size. */
  readonly width: number;
  readonly height: number;
}

/** Why an image is refused: unsupported format, HEIC, animated, damaged, too many pixels, or a drawing with active content. */
export type PictureRefusal = 'format' | 'heic' | 'animated' | 'broken' | 'large' | 'active';

/** Larger images are not decoded: 100 million pixels take 400 MB of memory. */
const maxPixels = 100_000_000;
/** The maximum length of the longer side in pixels: twice the widest place on a page. */
const maxSide = 3840;

/** Returns `bytes` as a file for content, or why they are refused. A file that needs no change is returned unchanged. */
export async function takeInPicture(bytes: Uint8Array): Promise<TakenPicture | PictureRefusal> {
  if (isDrawing(bytes)) return takeInDrawing(bytes);
  const { default: sharp } = await import('sharp');
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return isHeic(bytes) ? 'heic' : beginsAsPicture(bytes) ? 'broken' : 'format';
  }
  const { width, height } = metadata.autoOrient;
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return 'heic';
  const ending = endingOf(metadata);
  if (ending === undefined) return 'format';
  if ((metadata.pages ?? 1) > 1) return 'animated';
  if (width * height > maxPixels) return 'large';
  try {
    const opened = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
    if (isClean(metadata, width, height)) {
      // Decoding the entire file finds a truncated one.
      await opened.stats();
      return { bytes, ending, width, height };
    }
    return await asEncoded(opened, ending);
  } catch {
    return 'broken';
  }
}

/** Returns whether an image needs no change: JPEG, PNG, WebP or AVIF, upright, 8-bit sRGB, not too large, without metadata or profile. */
const isClean = (metadata: Metadata, width: number, height: number): boolean => {
  const { exif, xmp, iptc, icc, comments, orientation = 1, space, depth, format } = metadata;
  const isAsIs = format === 'jpeg' || format === 'png' || format === 'webp' || format === 'heif';
  const hasNotes = [exif, xmp, iptc, icc].some((part) => part !== undefined) || (comments ?? []).length > 0;
  return isAsIs && !hasNotes && orientation === 1 && space === 'srgb' && depth === 'uchar' && Math.max(width, height) <= maxSide;
};

async function asEncoded(opened: Sharp, ending: Ending): Promise<TakenPicture> {
  const reduced = opened.toColourspace('srgb').resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await reduced
    .toFormat(ending === 'jpg' ? 'jpeg' : ending, encodings[ending])
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), ending, width: info.width, height: info.height };
}

/** How images are encoded, by file extension: without visible loss, because the published files are encoded from the result. */
const encodings = {
  png: { compressionLevel: 9 },
  webp: { quality: 92, effort: 4 },
  avif: { quality: 80, effort: 3 },
  jpg: { quality: 92, chromaSubsampling: '4:4:4' },
} as const;

type Ending = keyof typeof encodings;

const endings: Readonly<Record<string, Ending>> = { jpeg: 'jpg', png: 'png', gif: 'png', webp: 'webp', heif: 'avif' };

/** Returns the extension of the file to create from an image, or undefined if the format is not supported. */
const endingOf = ({ format, hasAlpha }: Metadata): Ending | undefined => (format === 'tiff' ? (hasAlpha ? 'png' : 'jpg') : endings[format]);

/** Recognizes the brands of HEIF files that phones write. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/** Recognizes the first bytes of image formats for websites. */
const beginsAsPicture = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));

const isDrawing = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>\s*)*<svg[\s>]/i.test(new TextDecoder().decode(bytes));

async function takeInDrawing(bytes: Uint8Array): Promise<TakenPicture | PictureRefusal> {
  if (activeIn(new TextDecoder().decode(bytes)) !== undefined) return 'active';
  const size = await inspectDrawing({ bytes, file: '' });
  return 'code' in size ? 'broken' : { bytes, ending: 'svg', ...size };
}
