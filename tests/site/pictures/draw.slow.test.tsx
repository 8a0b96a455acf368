// Link-preview images drawn by satori and sharp, with the committed typefaces.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createOgImageRenderer, layersOf as drawnLayersOf } from '../../../src/node/images/og-image.ts';
import { createOgImageCache } from '../../../src/node/images/og-image-cache.ts';
import type { Preview, PreviewLayer } from '../../../src/site/definition.ts';
import { preview } from '../../../templates/og-image/index.tsx';
import { layersOf } from '../../../templates/og-image/layers.tsx';
import { freshFolder, root } from '../../support/process/process.ts';
import { projectAt } from '../../support/process/project.ts';

interface Words {
  readonly title: string;
  readonly kicker?: string;
  readonly lead?: string;
  readonly icon?: string;
}

function previewOf({ title, kicker, lead, icon }: Words, accent = '#67e3fb'): Preview {
  const words = { title, kicker, lead, icon, accent: 'cyan', satellites: [] } as const;
  return { accent, layers: () => layersOf({ words, accent, name: 'Spreebogen AI', address: 'example.com' }) };
}

const draw = createOgImageRenderer(root, preview);

const long = {
  kicker: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz für alle Betriebe in Deutschland',
  title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft WWWWWWWWWWWWWWWWWWWWWWWW für immer und ewig',
  lead: 'Haftpflichtversicherungsvertreterinnen und Haftpflichtversicherungsvertreter in allen Ländern und Gemeinden und in der ganzen Welt',
} as const;
const short = { kicker: 'A', title: 'A', lead: 'A' } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Resolves to the greatest difference of two images inside a box, from 0 to 255. */
async function difference(one: Uint8Array, other: Uint8Array, box: Box): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).extract(box).raw().toBuffer()));
  return (a ?? Buffer.of(255)).reduce((max, value, index) => Math.max(max, Math.abs(value - (b?.[index] ?? 0))), 0);
}

describe('A link-preview image', () => {
  test('has the size that link previews expect, and few bytes', async () => {
    const bytes = await draw(previewOf({ ...long, icon: 'rocket' }));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(80_000);
  });

  // Each box keeps a distance from the text, because JPEG artifacts extend up to eight pixels beyond an edge.
  test.each<[string, Pick<Words, 'icon'>, Box]>([
    ['in the margin on the left', {}, { left: 0, top: 130, width: 64, height: 390 }],
    ['in the margin on the right', {}, { left: 1136, top: 0, width: 64, height: 630 }],
    ['between the words and the orb', { icon: 'rocket' }, { left: 756, top: 130, width: 20, height: 390 }],
    ['between the name and the kicker', { icon: 'rocket' }, { left: 0, top: 120, width: 700, height: 8 }],
    ['between the last line and the address', { icon: 'rocket' }, { left: 0, top: 536, width: 380, height: 8 }],
  ])('has no words %s, however long its texts are', async (_, icon, box) => {
    const [full, empty] = await Promise.all([draw(previewOf({ ...long, ...icon })), draw(previewOf({ ...short, ...icon }))]);
    expect(await difference(full, empty, box)).toBeLessThan(24);
    expect(await difference(full, empty, { left: 80, top: 130, width: 600, height: 390 })).toBeGreaterThan(150);
  });

  test('has the same bytes from another renderer and in another order of drawing', async () => {
    const list = [previewOf({ title: 'Eins' }), previewOf({ title: 'Zwei', icon: 'rocket' }, '#ffc457'), previewOf({ title: 'Drei' })];
    const first = await Promise.all(list.map((picture) => draw(picture)));
    const otherRenderer = createOgImageRenderer(root, preview);
    const second: Uint8Array[] = [];
    for (const picture of [...list].reverse()) second.unshift(await otherRenderer(picture));
    expect(second.map((bytes, index) => Buffer.from(bytes).equals(Buffer.from(first[index] ?? [])))).toEqual([true, true, true]);
  });
});

test('A layer that several link-preview images share is drawn once', async () => {
  let calls = 0;
  const Counted = () => {
    calls += 1;
    return <div />;
  };
  const box = { left: 0, top: 0, width: 10, height: 10 };
  const pictureOf = (title: string): Preview => ({
    accent: 'red',
    layers: () => [
      { ...box, content: <Counted /> },
      { ...box, content: <div>{title}</div> },
    ],
  });
  await draw(pictureOf('Eins'));
  const first = calls;
  await draw(pictureOf('Zwei'));
  // The first image renders the component for its markup and for the drawing, the second one only for its markup.
  expect([first, calls]).toEqual([2, 3]);
});

test('A layer that is an SVG drawing is cropped to its box, and looks as if satori had drawn it', async () => {
  const drawing = (
    <svg aria-hidden="true" viewBox="0 0 40 40" width={40} height={40}>
      <circle cx="20" cy="20" r="20" fill="#ffffff" />
    </svg>
  );
  const pictureOf = (content: PreviewLayer['content'], width: number): Preview => ({
    accent: '#67e3fb',
    layers: () => [{ left: 400, top: 300, width, height: 40, content }],
  });
  const [empty, half, plain, laidOut] = await Promise.all([
    draw({ accent: '#67e3fb', layers: () => [] }),
    draw(pictureOf(drawing, 24)),
    draw(pictureOf(drawing, 40)),
    draw(pictureOf(<div style={{ display: 'flex' }}>{drawing}</div>, 40)),
  ]);
  const [outside, inside] = [
    { left: 424, top: 296, width: 24, height: 48 },
    { left: 400, top: 296, width: 16, height: 48 },
  ];
  expect(await difference(half, empty, outside)).toBeLessThan(24);
  expect(await difference(half, empty, inside)).toBeGreaterThan(150);
  expect(await difference(plain, laidOut, { left: 392, top: 292, width: 56, height: 56 })).toBeLessThan(24);
});

describe('A link-preview image in the cache', () => {
  const project = freshFolder();
  symlinkSync(join(root, 'templates'), join(project, 'templates'));

  const titleIn = (picture: Preview): string =>
    /Eins|Zwei/.exec(
      drawnLayersOf(picture)
        .map(({ name }) => name)
        .join(),
    )?.[0] ?? '';
  const drawn: string[] = [];
  /** Creates an image cache like that of a build, and records the drawn images. */
  const ogImages = () =>
    createOgImageCache(projectAt(project), preview, async (picture) => {
      drawn.push(titleIn(picture));
      return Buffer.from(titleIn(picture));
    });
  const render = async (picture: Preview) => {
    const { hashOf, render: make } = ogImages();
    return make?.(picture, hashOf(picture));
  };

  test('is not drawn again by the next build, unless it has changed', async () => {
    const [one, two] = [previewOf({ title: 'Eins' }), previewOf({ title: 'Zwei' })];
    const first = await render(one);
    expect(drawn).toEqual(['Eins']);
    expect(await render(previewOf({ title: 'Eins' }))).toEqual(first);
    expect(drawn).toEqual(['Eins']);
    await render(two);
    await render(one);
    expect(drawn).toEqual(['Eins', 'Zwei']);
  });

  test('computes its layers once, for both its name and its drawing', async () => {
    let calls = 0;
    const { layers, accent } = previewOf({ title: 'Eins' });
    const picture: Preview = {
      accent,
      layers: () => {
        calls += 1;
        return layers();
      },
    };
    ogImages().hashOf(picture);
    await draw(picture);
    expect(calls).toBe(1);
  });

  test('has another name after a change of its words, its accent or its fonts', () => {
    const { hashOf } = ogImages();
    const base = hashOf(previewOf({ title: 'Eins' }));
    const { hashOf: withOtherFonts } = createOgImageCache(projectAt(project), { ...preview, fonts: preview.fonts.slice(1) }, draw);
    const others = [hashOf(previewOf({ title: 'Zwei' })), hashOf({ ...previewOf({ title: 'Eins' }), accent: 'red' })];
    expect(new Set([base, ...others, withOtherFonts(previewOf({ title: 'Eins' }))]).size).toBe(4);
    expect(ogImages().hashOf(previewOf({ title: 'Eins' }))).toBe(base);
  });
});
