// Which files a page sends entirely: those whose first bytes are those of a picture.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginsAsPicture } from '../../src/watch/browser/edit/picture-data.ts';

const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } });

test.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('The start of a file in %s is recognized', async (format) => {
  const bytes = await drawn.clone().toFormat(format).toBuffer();
  expect(beginsAsPicture(bytes.subarray(0, 64))).toBe(true);
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['a drawing after a byte order mark', '\uFEFF <?xml version="1.0"?>', true],
  ['a drawing after many spaces', ' '.repeat(64), true],
  ['a photograph of an iPhone', '\0\0\0\x18ftypheic', true],
  ['a film', '\0\0\0\x18ftypmp42', false],
  ['a document', '%PDF-1.7', false],
  ['a sound', 'RIFF\x10\0\0\0WAVE', false],
  ['a text', 'Guten Tag', false],
])('The start of %s', (_, start, isPicture) => {
  expect(beginsAsPicture(Buffer.from(start))).toBe(isPicture);
});
