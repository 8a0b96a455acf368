// Processes pictures as if an editor added them in the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { takeInPicture } from '../../src/node/images/take-in.ts';
import { root } from '../support/process/process.ts';

/** Draws a picture that is red on the left and blue on the right, so that a rotation is visible. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' } }, left: Math.floor(width / 2), top: 0 },
  ]);
const bytesOf = async (picture: Sharp): Promise<Uint8Array> => new Uint8Array(await picture.toBuffer());
const taken = async (bytes: Uint8Array) => {
  const picture = await takeInPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'Processing turns a picture with orientation %i upright, and removes the data of its camera',
  async (orientation) => {
    const bytes = await bytesOf(
      drawn(40, 20)
        .jpeg({ quality: 100 })
        .withMetadata({ orientation })
        .withExifMerge({ IFD0: { Copyright: 'Erika' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }),
    );
    const picture = await taken(bytes);
    const metadata = await sharp(picture.bytes).metadata();
    expect(metadata).toMatchObject(orientation < 5 ? { width: 40, height: 20 } : { width: 20, height: 40 });
    expect(metadata.orientation ?? 1).toBe(1);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(picture.bytes).includes('Erika')).toBe(false);
    // The result looks like the original in a browser.
    const shown = await sharp(bytes).autoOrient().resize(4, 4, { fit: 'fill' }).raw().toBuffer();
    const kept = await sharp(picture.bytes).resize(4, 4, { fit: 'fill' }).raw().toBuffer();
    expect(Math.max(...shown.map((value, at) => Math.abs(value - (kept[at] ?? 0))))).toBeLessThan(12);
  },
);

test('A picture of a usual size without metadata remains unchanged byte for byte', async () => {
  const own = new Uint8Array(readFileSync(join(root, 'content/assets/berlin-night.webp')));
  expect((await taken(own)).bytes).toBe(own);
  for (const clean of [drawn(60, 40).jpeg(), drawn(60, 40).png(), drawn(60, 40).avif()]) {
    const bytes = await bytesOf(clean);
    expect((await taken(bytes)).bytes).toBe(bytes);
  }
});

test('A picture of 48 million pixels is reduced to a width of 3840 pixels', async () => {
  const bytes = await bytesOf(sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#357' } }).jpeg());
  expect(await taken(bytes)).toMatchObject({ ending: 'jpg', width: 3840, height: 2880 });
});

test.each([
  ['CMYK', drawn(40, 20).toColourspace('cmyk').jpeg(), 'jpg'],
  ['16 bits per colour', drawn(40, 20).toColourspace('rgb16').png(), 'png'],
  ['a GIF without animation', drawn(40, 20).gif(), 'png'],
  ['TIFF', drawn(40, 20).tiff(), 'jpg'],
  ['one pixel', drawn(1, 1).png(), 'png'],
])('A picture is converted to a format that builds accept: %s', async (_, picture, ending) => {
  const { bytes, ...rest } = await taken(await bytesOf(picture));
  expect(rest.ending).toBe(ending);
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
});

const svg = (inside: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`);

test('A drawing remains unchanged, but a drawing that could run code or load a file is refused', async () => {
  const drawing = svg('<rect width="5" height="5"/>');
  expect(await taken(drawing)).toEqual({ bytes: drawing, ending: 'svg', width: 10, height: 10 });
  for (const active of ['<script>1</script>', '<rect onload="x()"/>', '<foreignObject/>', '<image href="https://example.org/x.png"/>'])
    expect(await takeInPicture(svg(active))).toBe('active');
});

test('A file that is not a picture, or is HEIC, animated or too large, is refused with the reason', async () => {
  const bytes = async (text: string) => takeInPicture(new TextEncoder().encode(text));
  expect(await bytes('')).toBe('format');
  expect(await bytes('PK\u0003\u0004 an archive that is called team.jpg')).toBe('format');
  expect(await bytes('%PDF-1.7 and so on')).toBe('format');
  expect(await bytes('Just words.')).toBe('format');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await takeInPicture(new Uint8Array(heic))).toBe('heic');
  const two = Buffer.alloc(20 * 40 * 3).fill(255, 20 * 20 * 3);
  const frames = sharp(two, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
  expect(await takeInPicture(await bytesOf(frames.webp({ loop: 0, delay: [100, 100] })))).toBe('animated');
  const huge = await bytesOf(sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#357' } }).png());
  expect(await takeInPicture(huge)).toBe('large');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('A truncated %s is refused as a picture', async (format) => {
  const noise = sharp({
    create: { width: 64, height: 64, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  const whole = await bytesOf(noise.toFormat(format));
  for (const share of [0.05, 0.2, 0.4, 0.6, 0.8, 0.95])
    expect(['broken', 'format', 'heic']).toContain(await takeInPicture(whole.slice(0, Math.floor(whole.length * share))));
});
