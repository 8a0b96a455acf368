// Encodes an image into its variants with sharp. An unreadable or unsupported image becomes a finding before anything is encoded.
import type { Metadata, OutputInfo } from 'sharp';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { ImageOptions } from '../../model/references/image.ts';

/** Formats of sources and of variants. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** The data about an image that is needed before encoding. */
export interface SourceFacts {
  readonly format: ImageFormat;
  /** In pixels, after rotation according to the metadata. */
  readonly width: number;
  readonly height: number;
  /** False if the image is partly transparent. */
  readonly opaque: boolean;
}

/** How a variant is encoded. */
export interface VariantRecipe {
  readonly format: ImageFormat;
  readonly width: number;
  /** Undefined if the image keeps its aspect ratio. */
  readonly height: number | undefined;
  readonly options: object;
}

export interface InspectJob {
  readonly bytes: Uint8Array;
  /** The file that findings name: `assets/team.jpg`. */
  readonly file: string;
}

export interface EncodeJob extends InspectJob {
  readonly opaque: boolean;
  readonly variants: readonly VariantRecipe[];
  /** Runs encodings, with a limit on how many run at once. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T>;
}

/** The limit in megapixels; a larger image is refused before it is decoded: 50 million pixels take 200 MB of memory. */
const megapixels = 50;

/** How variants are encoded. Part of cache keys and file names: if a value changes, images are encoded again. */
const recipe = {
  avif: { quality: 64, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, effort: 10 },
} as const satisfies Record<ImageFormat, object>;

/**
 * Settings for wider images, chosen for speed. Phones load the narrow variants, for which the size matters more than the time of encoding.
 * - AVIF: each entry halves the time. At 1,152 pixels, effort 1 costs 7 % more bytes and 0.6 dB; at 2,304 pixels, effort 0 costs 8 % more
 *   bytes and 0.25 dB. Both stay above 40 dB, where no difference is visible.
 * - WebP: 5 % more bytes.
 * - JPEG, which only browsers without AVIF and WebP load: a fifth more bytes in a fifth of the time.
 */
const wide: readonly ({ readonly from: number } & Partial<Record<ImageFormat, object>>)[] = [
  { from: 1000, avif: { effort: 1 }, webp: { smartSubsample: false, effort: 2 }, jpeg: { mozjpeg: false } },
  { from: 1500, avif: { effort: 0 } },
];

function optionsFor(format: ImageFormat, width: number, quality?: number): object {
  const steps = wide.filter(({ from }) => width >= from).map((step) => step[format]);
  if (quality === undefined || format === 'png') return Object.assign({}, recipe[format], ...steps);
  // AVIF without the faster steps: at 1,152 pixels and quality 41, effort 1 has 15 % more bytes than effort 3 and saves 0.2 seconds.
  if (format === 'avif') return { ...recipe.avif, quality };
  const offset = recipe[format].quality - recipe.avif.quality;
  return Object.assign({}, recipe[format], ...steps, { quality: Math.min(100, quality + offset) });
}

const openOptions = { limitInputPixels: megapixels * 1_000_000, failOn: 'error', autoOrient: true } as const;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The bytes of an AVIF depend on the number of threads. Images are encoded in parallel, so each needs only one.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Returns the data of an image, or a finding if it cannot be used. To find truncated files, the image is decoded once: as small as its
 * format allows, or in full if it has an alpha channel.
 */
export async function inspectImage({ bytes, file }: InspectJob): Promise<SourceFacts | Finding> {
  const sharp = await loadSharp();
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const format = formatOf(metadata);
    if (format === undefined)
      return createFinding('picture-format', { file }, { expected: expectedFormats, actual: metadata.format.toUpperCase() });
    if ((metadata.pages ?? 1) > 1) return createFinding('picture-animated', { file }, { frames: metadata.pages ?? 1 });
    if (width * height > megapixels * 1_000_000) return createFinding('picture-too-large', { file }, { width, height, megapixels });
    const opened = sharp(bytes, openOptions);
    if (metadata.hasAlpha) return { format, width, height, opaque: (await opened.stats()).isOpaque };
    await opened.resize(1).raw().toBuffer();
    return { format, width, height, opaque: true };
  } catch (error) {
    return createFinding('picture-unreadable', { file }, { why: whyOf(error) });
  }
}

type ImageShape = Pick<ImageOptions, 'widths' | 'ratio' | 'quality'>;

function aspectOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** Returns the width of the largest part of the source that has the aspect ratio of a shape. */
export const widthIn = ({ ratio }: ImageShape, { width, height }: Pick<SourceFacts, 'width' | 'height'>): number =>
  ratio === undefined ? width : Math.min(width, Math.floor(height * aspectOf(ratio)));

/**
 * Returns the height of an image of this shape that is `width` pixels wide, or undefined if the image keeps the aspect ratio of its source.
 */
export const heightIn = ({ ratio }: ImageShape, width: number): number | undefined =>
  ratio === undefined ? undefined : Math.max(1, Math.round(width / aspectOf(ratio)));

/** Returns the variants of an image in a shape: best format first, then by width. None is wider than the source. */
export function variantsFor(shape: ImageShape, source: SourceFacts): readonly VariantRecipe[] {
  const widths = widthsFor(shape, widthIn(shape, source));
  const formats: readonly ImageFormat[] = ['avif', 'webp', source.opaque ? 'jpeg' : 'png'];
  return formats.flatMap((format) =>
    widths.map((width) => ({ format, width, height: heightIn(shape, width), options: optionsFor(format, width, shape.quality) })),
  );
}

/** Returns the files of an image, in the order of `variants`, or a finding. Metadata (EXIF, GPS, time) is not copied. */
export async function encodeImage({ bytes, file, opaque, variants, run }: EncodeJob): Promise<readonly Uint8Array[] | Finding> {
  const sharp = await loadSharp();
  const sizedTo = ({ width, height }: VariantRecipe): Promise<SizedImage> =>
    run(() => {
      const resized = sharp(bytes, openOptions).toColourspace('srgb').resize(width, height);
      return (opaque ? resized.removeAlpha() : resized).raw().toBuffer({ resolveWithObject: true });
    });
  const sized = new Map<string, Promise<SizedImage>>();
  const sizeOf = ({ width, height }: VariantRecipe): string => `${width}x${height}`;
  for (const variant of variants) if (!sized.has(sizeOf(variant))) sized.set(sizeOf(variant), sizedTo(variant));
  const encode = async (variant: VariantRecipe): Promise<Uint8Array> => {
    const { format, options } = variant;
    const { data, info } = (await sized.get(sizeOf(variant))) as SizedImage;
    const { width, height, channels } = info;
    return run(async () => new Uint8Array(await sharp(data, { raw: { width, height, channels } }).toFormat(format, options).toBuffer()));
  };
  try {
    await Promise.all(sized.values());
    return await Promise.all(variants.map(encode));
  } catch (error) {
    return createFinding('picture-unreadable', { file }, { why: whyOf(error) });
  }
}

interface SizedImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Returns the widths of a shape that a source of `width` pixels can fill; the width of the source replaces larger ones. */
function widthsFor({ widths: wanted }: ImageShape, width: number): number[] {
  const widths = [...new Set(wanted)].sort((a, b) => a - b);
  const fitting = widths.filter((each) => each <= width);
  return fitting.length === widths.length ? fitting : [...new Set([...fitting, width])];
}

const sourceFormats: Readonly<Record<string, ImageFormat>> = { png: 'png', jpeg: 'jpeg', webp: 'webp' };

/**
 * Returns the format of an image, or undefined if it is not supported. AVIF and HEIC have the same container; the compression distinguishes
 * them.
 */
const formatOf = ({ format, compression }: Metadata): ImageFormat | undefined =>
  format === 'heif' && compression === 'av1' ? 'avif' : sourceFormats[format];

export const expectedFormats: readonly string[] = ['PNG', 'JPEG', 'WebP', 'AVIF'];

/** Returns the first line of the library's error, without names of its components. */
const whyOf = (error: unknown): string => {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/^(?:Vips\w*|Input buffer|Input \w+): /i, '').trim();
};
