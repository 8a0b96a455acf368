// Encodes an image and decodes its variants: what visitors get, and how broken images and other files are refused.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageOptions, image } from '../../src/model/references/image.ts';
import { encodeImage, inspectImage, type SourceFacts, type VariantRecipe, variantsFor } from '../../src/node/images/encode.ts';
import { limiter } from '../../src/node/limit.ts';
import { sky } from './sources.ts';

const file = 'assets/x';

interface EncodedImage {
  readonly source: SourceFacts;
  readonly variants: readonly (VariantRecipe & { readonly bytes: Uint8Array })[];
}

const wide: ImageOptions = { widths: [480, 768, 1152, 1536, 2304] };

async function encoded(bytes: Uint8Array, shape = wide, atOnce = 2): Promise<EncodedImage> {
  const source = await inspectImage({ bytes, file });
  if ('code' in source) return expect.fail(source.code);
  const variants = variantsFor(shape, source);
  const all = await encodeImage({ bytes, file, opaque: source.opaque, variants, run: limiter(atOnce) });
  if ('code' in all) return expect.fail(all.code);
  return { source, variants: variants.map((variant, index) => ({ ...variant, bytes: all[index] ?? new Uint8Array() })) };
}

const sizesOf = ({ variants }: EncodedImage): string[] => variants.map(({ format, width }) => `${format} ${width}`);

test('A picture is encoded as AVIF, WebP and JPEG, in its own width and every smaller width of its schema', async () => {
  const result = await encoded(await sky(1000, 400).png().toBuffer());
  expect(sizesOf(result)).toEqual(['avif', 'webp', 'jpeg'].flatMap((format) => [480, 768, 1000].map((width) => `${format} ${width}`)));
  for (const { format, width, bytes } of result.variants) {
    const found = await sharp(bytes).metadata();
    expect([found.mediaType, found.width, found.height]).toEqual([`image/${format}`, width, Math.round(width * 0.4)]);
  }
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('A picture may have the format %s', async (format) => {
  const { source } = await encoded(await sky(100, 50).toFormat(format).toBuffer());
  expect(source).toEqual({ format, width: 100, height: 50, opaque: true });
});

test('A picture is encoded no wider than the greatest width of its schema', async () => {
  const result = await encoded(await sky(1400, 100).png().toBuffer(), { widths: [360, 720, 1216] });
  expect(sizesOf(result).slice(0, 3)).toEqual(['avif 360', 'avif 720', 'avif 1216']);
});

test('A picture with the ratio 1:1 is cropped to a square', async () => {
  const { variants } = await encoded(await sky(400, 300).png().toBuffer(), { widths: [64, 128, 192], ratio: '1:1' });
  expect(variants.map(({ width }) => width)).toEqual([64, 128, 192, 64, 128, 192, 64, 128, 192]);
  for (const { bytes, width } of variants) expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width });
});

test('A variant has fewer bytes if the image schema sets a quality below the default', async () => {
  const bytes = await sky(1600, 400).png().toBuffer();
  const sizes = async (quality?: number) =>
    (await encoded(bytes, { widths: [480, 1600], ...(quality && { quality }) })).variants.map((variant) => variant.bytes.length);
  const [usual, low] = [await sizes(), await sizes(40)];
  expect(low.filter((size, index) => size < (usual[index] ?? 0))).toHaveLength(6);
});

test.each([0, 101, Number.NaN])('The picture quality %d is refused', (quality) => {
  expect(() => image({ widths: [100], quality })).toThrow('quality');
});

test('A transparent picture remains transparent, with PNG for older browsers', async () => {
  const { variants } = await encoded(await sky(100, 50).ensureAlpha(0.5).png().toBuffer());
  expect(variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'png']);
  for (const { bytes } of variants) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

test('An opaque picture with an alpha channel needs no PNG', async () => {
  const { variants } = await encoded(await sky(100, 50).ensureAlpha(1).png().toBuffer());
  expect(variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'jpeg']);
});

test('A photograph is rotated by its orientation tag, and loses the data of its camera and location', async () => {
  const gps = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
  const photograph = await sky(300, 200).withExif(gps).withMetadata({ orientation: 6, exif: gps }).jpeg().toBuffer();
  expect((await sharp(photograph).metadata()).exif).toBeDefined();
  const { source, variants } = await encoded(photograph);
  expect([source.width, source.height]).toEqual([200, 300]);
  for (const { bytes } of variants) {
    const { exif, xmp, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, orientation: orientation ?? 1, width, height }).toEqual({ orientation: 1, width: 200, height: 300 });
  }
});

test('A picture is encoded to the same bytes in each run, with one thread and with four', async () => {
  const source = await sky(900, 500).png().toBuffer();
  const threads = sharp.concurrency();
  const first = await encoded(source);
  try {
    for (const [atOnce, concurrency] of [
      [1, 1],
      [4, 4],
    ] as const) {
      sharp.concurrency(concurrency);
      expect(await encoded(source, wide, atOnce)).toEqual(first);
    }
  } finally {
    sharp.concurrency(threads);
  }
});

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test.each([
  ['an empty file', async () => new Uint8Array(), 'picture-unreadable'],
  ['a text', async () => text('Kein Bild.'), 'picture-unreadable'],
  ['a page', async () => text('<!doctype html><p>x</p>'), 'picture-unreadable'],
  ['a drawing', async () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'picture-format'],
  ['a GIF', () => sky(20, 20).gif().toBuffer(), 'picture-format'],
  ['a TIFF', () => sky(20, 20).tiff().toBuffer(), 'picture-format'],
  ['half a JPEG', async () => (await sky(200, 200).jpeg().toBuffer()).subarray(0, 1500), 'picture-unreadable'],
  ['half a PNG', async () => (await sky(200, 200).png().toBuffer()).subarray(0, 900), 'picture-unreadable'],
  ['half a WebP', async () => (await sky(200, 200).webp().toBuffer()).subarray(0, 300), 'picture-unreadable'],
  ['half an AVIF', async () => (await sky(200, 200).avif().toBuffer()).subarray(0, 500), 'picture-unreadable'],
])('A file that is not a complete picture in an accepted format is refused: %s', async (_name, make, code) => {
  const result = await inspectImage({ bytes: await make(), file });
  expect('code' in result && [result.code, result.file]).toEqual([code, 'assets/x']);
});
