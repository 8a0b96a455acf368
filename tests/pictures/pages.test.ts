// The link-preview image of a page: one that the site sets for all pages, or a drawn one.
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { built, contentWith, edited, inputOf, placesOf } from '../support/fixture-site/content.ts';
import { ogImages } from '../support/fixture-site/theme.tsx';

const named = 'socialImage: { de: social-de.png, en: social-en.png }\n';
const drawn = () => {
  const tree = contentWith(edited('site.yaml', named, ''));
  return { ...tree, assets: new Map([...tree.assets].filter(([name]) => !name.startsWith('social-'))) };
};

type Files = ReadonlyMap<string, string | Uint8Array>;

const imagesIn = (files: Files): string[] =>
  [...files].flatMap(([, bytes]) =>
    [...String(bytes).matchAll(/"og:image" content="https:\/\/www\.inselfunk\.test\/([^"]*)"/g)].map(([, path = '']) => path),
  );
const drawnIn = (files: Files): string[] => [...files.keys()].filter((path) => path.startsWith('assets/og-'));

test('The output has a link-preview image for every page, drawn in the language of the page', async () => {
  const { files, diagnostics } = await built(drawn());
  expect(placesOf(diagnostics)).toEqual([]);
  const images = imagesIn(files);
  const pages = [...files].filter(([path, bytes]) => path.endsWith('.html') && !String(bytes).includes('http-equiv="refresh"'));
  expect(images).toHaveLength(pages.length);
  expect(new Set(images).size).toBe(images.length);
  expect(drawnIn(files).sort()).toEqual([...images].sort());
  const words = images.map((path) => String(files.get(path)));
  expect(words).toContain('red /stations/buoy of inselfunk.test');
  expect(words).toContain('red /en/stations/buoy of inselfunk.test/en');
});

test('Every page has the same bytes if link previews are not drawn, as in a check', async () => {
  const { files } = await built(drawn());
  const undrawn = new Map<string, string | Uint8Array>();
  await build({ ...inputOf(drawn()), ogImages: { hashOf: ogImages.hashOf } }, ({ path, bytes }) => undrawn.set(path, bytes));
  expect(undrawn).toEqual(new Map([...files].filter(([path]) => !path.startsWith('assets/og-'))));
});

test('If the site sets a link-preview image, none is drawn', async () => {
  const { files } = await built(contentWith());
  expect(new Set(imagesIn(files)).size).toBe(2);
  expect(drawnIn(files)).toEqual([]);
});

test('A link-preview image that cannot be drawn fails the build, so that no page names a missing file', async () => {
  const failing = { ...ogImages, render: () => Promise.reject(new Error('no ink')) };
  const { thrown, summary } = await build({ ...inputOf(drawn()), ogImages: failing }, () => undefined);
  expect([...new Set(thrown.map(({ message }) => message))]).toEqual(['Error: no ink']);
  expect(thrown.map(({ place }) => place.isPicture)).toEqual(thrown.map(() => true));
  expect(thrown).toHaveLength(summary.pictures);
});
