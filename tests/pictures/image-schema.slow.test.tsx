// The schema of an image determines its files and its markup, whatever the name of its key.
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import type { PageView } from '../../src/model/view.ts';
import { hashOf } from '../../src/node/fs/hash-of.ts';
import { createImageProcessor } from '../../src/node/images/image-processor.ts';
import {
  createLocales,
  defineCollection,
  defineSite,
  type ImageOptions,
  image,
  languages,
  list,
  meta,
  Picture,
  path,
  text,
  type Value,
  z,
} from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { inputOf, placesOf } from '../support/fixture-site/content.ts';
import { projectAt } from '../support/process/project.ts';
import { emptyProject, sky } from './sources.ts';

/**
 * Builds a site with one page, whose key `face` has an image with these options. The layout shows this image too, from the card of the
 * page.
 */
async function builtWith(options: ImageOptions, size: readonly [number, number] = [400, 300]) {
  const schema = () =>
    z.strictObject({ languages, path: path.optional(), meta, name: text, face: image(options).meta({ description: 'A face.' }) });
  const card = ({ face }: Value<typeof schema>) => ({ face });
  const people = defineCollection({
    singular: 'person',
    description: 'a person',
    schema,
    title: ({ name }) => name,
    card,
    component: ({ entry: { name, face } }) => (
      <>
        <h1>{name}</h1>
        <Picture of={face} alt="Ada" className="own" first />
      </>
    ),
  });
  const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
    <>
      <header>{view.site.name}</header>
      <main>
        {children}
        {list(view, 'people', { card }).map(({ id, face }) => (
          <Picture key={id} of={face} alt="" sizes="9rem" />
        ))}
      </main>
      <footer>{view.year}</footer>
    </>
  );
  const bytes = new Uint8Array(
    await sky(...size)
      .png()
      .toBuffer(),
  );
  const tree = {
    texts: new Map([
      ['site.yaml', 'name: { en: People }\nbaseUrl: https://people.example.org\n'],
      [
        'people/ada.yaml',
        'languages: [en]\npath: /\nmeta:\n  title: { en: Ada }\n  description: { en: "Ada works on the analytical engine and writes about what it may do one day, for readers of every kind." }\nname: { en: Ada }\nface: ada.png\n',
      ],
    ]),
    assets: new Map([['ada.png', { bytes, hash: hashOf(bytes) }]]),
    problems: [],
  };
  const files = new Map<string, string | Uint8Array>();
  const { diagnostics, thrown } = await build(
    {
      ...inputOf(tree),
      definition: defineSite({ locales: createLocales({ en: {} }), Body, collections: { people } }),
      pictures: createImageProcessor(projectAt(emptyProject())),
      bundle: emptyBundle,
    },
    ({ path: file, bytes: made }) => files.set(file, made),
  );
  expect(thrown).toEqual([]);
  const sizes = await Promise.all(
    [...files]
      .filter(([file]) => file.startsWith('assets/ada-'))
      .map(async ([file, made]) => {
        const { width, height } = await sharp(made as Uint8Array).metadata();
        return `${file.split('.').at(-1)} ${width}x${height}`;
      }),
  );
  return { html: String(files.get('index.html')), sizes: sizes.sort(), problems: placesOf(diagnostics), diagnostics };
}

test('An image is encoded in the widths and the ratio of its schema, and its markup names these files and sizes', async () => {
  const { html, sizes, problems } = await builtWith({ widths: [80, 160], ratio: '16:9' });
  expect(sizes).toEqual(['avif 160x90', 'avif 80x45', 'jpg 160x90', 'jpg 80x45', 'webp 160x90', 'webp 80x45']);
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="\/assets\/ada-80-\w+\.avif 80w, \/assets\/ada-160-\w+\.avif 160w" sizes="\(min-width: 80px\) 80px, 100vw"\/>/,
  );
  expect(html).toMatch(/<img class="own" src="\/assets\/ada-80-\w+\.jpg"[^>]* width="80" height="45" alt="Ada" fetchPriority="high"/);
  expect(problems).toEqual([]);
});

test('A layout can set `sizes` for the image of a card in a list', async () => {
  const { html } = await builtWith({ widths: [80, 160] });
  expect(html).toMatch(/<img src="[^"]*" srcSet="[^"]*" sizes="9rem" width="80" height="60" alt="" loading="lazy"/);
});

test('An image can have another shape for a media query, which is encoded too', async () => {
  const { html, sizes } = await builtWith({
    widths: [80],
    ratio: '1:1',
    shown: 80,
    at: [{ media: '(min-width: 40rem)', widths: [200], ratio: '2:1' }],
  });
  expect(sizes.filter((size) => size.startsWith('avif'))).toEqual(['avif 200x100', 'avif 80x80']);
  const sources = [...html.matchAll(/<source media="([^"]*)" type="image\/(\w+)"[^>]* width="100" height="50"\/>/g)];
  expect(sources.slice(0, 3).map(([, media, type]) => [media, type])).toEqual([
    ['(min-width: 40rem)', 'avif'],
    ['(min-width: 40rem)', 'webp'],
    ['(min-width: 40rem)', 'jpeg'],
  ]);
});

test('A source image that is slightly narrower than the greatest width is accepted without a warning', async () => {
  const { problems } = await builtWith({ widths: [80, 410] });
  expect(problems).toEqual([]);
});

test('A source image that is too small for one of its shapes is a warning, with its width in that shape and the required width', async () => {
  const { problems, diagnostics } = await builtWith({ widths: [80], at: [{ media: '(min-width: 40rem)', widths: [1600], ratio: '2:1' }] });
  expect(problems).toEqual(['picture-narrow assets/ada.png']);
  expect(diagnostics).toMatchObject([{ severity: 'warning', args: { width: 400, wanted: 1600 } }]);
});

test.each([
  ['no widths', { widths: [] }],
  ['a width of zero', { widths: [0] }],
  ['a ratio with zero', { widths: [80], ratio: '16:0' as const }],
])('An image schema with %s throws where it is defined', (_what, options) => {
  expect(() => image(options)).toThrow(/^image: /);
});
