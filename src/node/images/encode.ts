// sharp: one picture → its variants for a place. What cannot be read, or should not, becomes a finding.
import type { Metadata, Sharp } from 'sharp';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { type ImagePlace, imagePlaces } from '../../model/entries/image.ts';

/** As sources and as variants. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

interface Variant {
  readonly format: ImageFormat;
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** Best format first, then by width. No variant is wider than the source. */
export interface EncodedImage {
  readonly source: { readonly format: ImageFormat; readonly width: number; readonly height: number };
  readonly variants: readonly Variant[];
}

export interface EncodeJob {
  readonly bytes: Uint8Array;
  readonly place: ImagePlace;
  /** Where findings are: `assets/team.jpg`. */
  readonly file: string;
  /** Runs the encodings, as many at a time as there is room for. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T>;
}

/** A picture of more is refused before it is unpacked: 50 million pixels take 200 MB of memory. */
const megapixels = 50;

/** How variants are encoded. Results are kept under these values: when one changes, all pictures are encoded again. */
export const recipe = {
  avif: { quality: 64, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, effort: 10 },
} as const satisfies Record<ImageFormat, object>;

/**
 * What differs for wider pictures, of which each step of AVIF halves the time: an effort of 1 takes 7 % more bytes at 1,152 pixels
 * and 0.6 dB, one of 0 at 2,304 pixels 8 % and 0.25 dB, all at 40 dB and more, where no eye sees it. A WebP has 5 % more bytes. A
 * JPEG, which only browsers without both load, has a fifth more bytes and takes a fifth of the time. Telephones load the narrow
 * ones, for which each byte counts and time does not.
 */
export const wide: readonly ({ readonly from: number } & Partial<Record<ImageFormat, object>>)[] = [
  { from: 1000, avif: { effort: 1 }, webp: { smartSubsample: false, effort: 2 }, jpeg: { mozjpeg: false } },
  { from: 1500, avif: { effort: 0 } },
];

const optionsFor = (format: ImageFormat, width: number): object =>
  Object.assign({}, recipe[format], ...wide.filter(({ from }) => width >= from).map((step) => step[format]));

const openOptions = { limitInputPixels: megapixels * 1_000_000, failOn: 'error', autoOrient: true } as const;

/** The variants of a picture, or why there are none. Nothing that describes the source (EXIF, GPS, time) goes into them. */
export async function encodeImage({ bytes, place, file, run }: EncodeJob): Promise<EncodedImage | Finding> {
  const { default: sharp } = await import('sharp');
  // The bytes of an AVIF depend on the number of threads. Pictures are encoded side by side: each needs one only.
  sharp.concurrency(1);
  const open = (): Sharp => sharp(bytes, openOptions);
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const format = formatOf(metadata);
    if (format === undefined)
      return createFinding('picture-format', { file }, { expected: expectedFormats, actual: metadata.format.toUpperCase() });
    if ((metadata.pages ?? 1) > 1) return createFinding('picture-animated', { file }, { frames: metadata.pages ?? 1 });
    if (width * height > megapixels * 1_000_000) return createFinding('picture-too-large', { file }, { width, height, megapixels });
    const opaque = !metadata.hasAlpha || (await run(() => open().stats())).isOpaque;
    const formats: readonly ImageFormat[] = ['avif', 'webp', opaque ? 'jpeg' : 'png'];
    const { square } = imagePlaces[place];
    const widths = widthsFor(place, square ? Math.min(width, height) : width);
    const sized = await Promise.all(
      widths.map((each) =>
        run(() => {
          const resized = open()
            .toColourspace('srgb')
            .resize(each, square ? each : undefined);
          return (opaque ? resized.removeAlpha() : resized).raw().toBuffer({ resolveWithObject: true });
        }),
      ),
    );
    const variants = formats.flatMap((each) =>
      sized.map(({ data, info: { width, height, channels } }) =>
        run(async () => ({
          format: each,
          width,
          bytes: new Uint8Array(await sharp(data, { raw: { width, height, channels } }).toFormat(each, optionsFor(each, width)).toBuffer()),
        })),
      ),
    );
    return { source: { format, width, height }, variants: await Promise.all(variants) };
  } catch (error) {
    return createFinding('picture-unreadable', { file }, { why: whyOf(error) });
  }
}

/** The widths of a place that a source `width` pixels wide can fill; in the place of wider ones its own. */
function widthsFor(place: ImagePlace, width: number): number[] {
  const { widths } = imagePlaces[place];
  const fitting = widths.filter((each) => each <= width);
  return fitting.length === widths.length ? fitting : [...new Set([...fitting, width])];
}

const sourceFormats: Readonly<Record<string, ImageFormat>> = { png: 'png', jpeg: 'jpeg', webp: 'webp' };

/** The compression tells AVIF from HEIC. */
const formatOf = ({ format, compression }: Metadata): ImageFormat | undefined =>
  format === 'heif' && compression === 'av1' ? 'avif' : sourceFormats[format];

export const expectedFormats: readonly string[] = ['PNG', 'JPEG', 'WebP', 'AVIF'];

/** The first line of what the library says, without the names of its parts. */
const whyOf = (error: unknown): string => {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/^(?:Vips\w*|Input buffer|Input \w+): /i, '').trim();
};
