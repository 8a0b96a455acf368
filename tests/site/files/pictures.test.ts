// The picture of the about page and the icons of the site, as visitors get them.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { all, bytesOf, contentOf, files, one, pageAt, pages } from '../../support/real-site/real-site.ts';

const candidatesOf = (srcset = ''): { url: string; width: number }[] =>
  srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });

describe.each(['/about', '/en/about'])('The picture on %s', (path) => {
  const picture = one(pageAt(path).tree, 'main picture');
  const image = one(picture, 'img');

  test('exists as AVIF, WebP and JPEG, in files of these formats', async () => {
    const sets = [
      ...all(picture, 'source').map(({ attribs }) => [attribs['type'], attribs['srcset']]),
      ['image/jpeg', image.attribs['srcset']],
    ];
    expect(sets.map(([type]) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const [type, srcset] of sets) {
      const candidates = candidatesOf(srcset);
      expect(candidates.map(({ width }) => width)).toEqual([480, 768, 1152, 1536, 2304]);
      for (const { url, width } of candidates) {
        const found = await sharp(bytesOf(url.slice(1))).metadata();
        expect([found.mediaType, found.width]).toEqual([type, width]);
      }
    }
  });

  test('has a size and an alternative text, and loads lazily', () => {
    const { width, height, alt, sizes, loading, decoding, fetchpriority } = image.attribs;
    expect([width, height, loading, decoding, fetchpriority]).toEqual(['1152', '576', 'lazy', 'async', undefined]);
    // The picture is as wide as the window.
    expect(sizes).toContain('100vw');
    expect(alt?.length).toBeGreaterThan(60);
  });

  test('weighs at most 50 kB on a desktop, and 20 kB on a telephone', () => {
    const avif = candidatesOf(one(picture, 'source[type="image/avif"]').attribs['srcset']);
    const weights = [1536, 768].map((width) => bytesOf(avif.find((each) => each.width === width)?.url.slice(1) ?? '').length);
    expect(weights[0]).toBeLessThan(50_000);
    expect(weights[1]).toBeLessThan(20_000);
  });
});

test('The alternative text of a picture is in the language of the page', () => {
  const alts = ['/about', '/en/about'].map((path) => one(pageAt(path).tree, 'main picture img').attribs['alt']);
  expect(alts[0]).toContain('Fernsehturm');
  expect(alts[1]).toContain('television tower');
});

test('The source file of a picture is not published', () => {
  expect(files.filter((file) => /^assets\/berlin-night-[\da-f]+\.webp$/.test(file))).toEqual([]);
});

test.each(pages)('The head of $path links to the icons with their sizes', async ({ tree }) => {
  const icons = all(tree, 'link[rel=icon], link[rel=apple-touch-icon]').map(({ attribs }) => attribs);
  expect(icons.map(({ rel, sizes }) => [rel, sizes])).toEqual([
    ['icon', '16x16 32x32 48x48'],
    ['icon', 'any'],
    ['apple-touch-icon', '180x180'],
  ]);
  expect(icons[0]?.['href']).toBe('/favicon.ico');
  for (const { href } of icons) expect(files).toContain(href?.slice(1));
});

test.each(['site.webmanifest', 'en/site.webmanifest'])('The icons in the manifest %s have the sizes that it names', async (file) => {
  const { icons } = JSON.parse(contentOf(file)) as { icons: { src: string; sizes: string; type: string; purpose: string }[] };
  expect(icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`)).toEqual([
    '192x192 image/png any',
    '512x512 image/png any',
    '512x512 image/png maskable',
    'any image/svg+xml any',
  ]);
  for (const { src, sizes } of icons.slice(0, 3)) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
