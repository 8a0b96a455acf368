// A page is encoded in two parts, the second of them once for many pages: together they are what its HTML is in UTF-8.
import { expect, test } from 'vitest';
import { pageEncoder } from '../../src/pages/encode-page.ts';

const closing = '</body></html>\n';
const ends = ['', '<footer>Über „uns“ – 東京</footer>', '<footer>2 – 😀</footer>'];
const starts = ['<html><body>', '<html><body><p>Größe, “quoted”, 😀</p>', '<html><body><footer>Über „uns“ – 東京</footer>'];

test('The bytes are those of the whole page, whichever pages were encoded before', () => {
  const encode = pageEncoder();
  for (const start of [...starts, ...starts])
    for (const end of ends) {
      const html = start + end + closing;
      expect(Buffer.from(encode(html, end)).equals(Buffer.from(html))).toBe(true);
    }
});

test('A page that ends otherwise than it is said to is encoded as it is', () => {
  const encode = pageEncoder();
  const [, end = ''] = ends;
  for (const html of [`${starts[0]}${end}<p></p>${closing}`, `${starts[0]}${end}</body></html>`, 'short', ''])
    expect(Buffer.from(encode(html, end)).toString()).toBe(html);
});
