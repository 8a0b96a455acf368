// Pictures that a user adds in a page. They are on the page before they are saved and in content afterwards, and undoing
// removes them.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { withPicture } from '../../src/watch/browser/edit/markdown-pictures.ts';
import type { AddedPicture, Place } from '../../src/watch/browser/edit/protocol.ts';
import { type Editing, editing } from '../support/process/editing.ts';
import { smallContent as contentOf, snapshot } from '../support/process/process.ts';

const home = 'pages/home.yaml';
const sections = `  - type: picture
    asset: harbour.jpg # of 2019
    alt: { de: "Der Hafen am Morgen", en: "The harbour in the morning" }
  - { type: picture, asset: harbour.jpg, alt: { de: "Der Hafen am Abend", en: "The harbour in the evening" } }
`;
let before: Uint8Array;
let portrait: Uint8Array;

const drawn = async (color: string, orientation: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer(),
  );

beforeAll(async () => {
  before = await drawn('#246', 1);
  portrait = await drawn('#642', 6);
});

function contentWithPictures(): string {
  const folder = contentOf();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/harbour.jpg'), before);
  appendFileSync(join(folder, home), sections);
  return folder;
}
const read = (content: string): string => readFileSync(join(content, home), 'utf8');

/** Returns the names of assets except the icon of the site. */
const assetsOf = (content: string): readonly string[] =>
  readdirSync(join(content, 'assets'))
    .filter((name) => name !== 'icon.svg')
    .sort();

const addresses = async ({ body }: Editing): Promise<readonly string[]> =>
  [...(await body('/')).matchAll(/<img[^>]* src="(\/assets\/[^"]*)"/g)].map(([, src = '']) => src);

async function placeOf(watched: Editing, index: number): Promise<Place> {
  const src = (await addresses(watched))[index] ?? '';
  const all = await addresses(watched);
  const same = all.slice(0, index).filter((each) => each === src).length;
  const { status, text } = await watched.ask('place', { page: '/', text: '', index: 0, attribute: 'alt', picture: { src, index: same } });
  expect(status).toBe(200);
  return JSON.parse(text);
}

async function upload(watched: Editing, { id }: Place, name: string, bytes: Uint8Array): Promise<AddedPicture> {
  const { status, text } = await watched.ask('picture', { id, name, data: Buffer.from(bytes).toString('base64') });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return JSON.parse(text);
}

test('Replacing one of two uses of a picture changes the page before the save, and content after it', async () => {
  const content = contentWithPictures();
  const first = snapshot(content);
  const watched = await editing(content);
  const place = await placeOf(watched, 1);
  expect(place.fields).toMatchObject([
    { kind: 'picture', value: 'harbour.jpg', picture: { src: expect.stringContaining('/assets/harbour') } },
    { locale: 'de', value: 'Der Hafen am Abend' },
    { locale: 'en', value: 'The harbour in the evening' },
  ]);
  const uploaded = await upload(watched, place, 'IMG_0815.JPG', portrait);
  expect(uploaded).toEqual({ asset: 'der-hafen-am-abend.jpg', width: 600, height: 800, kilobytes: expect.any(Number), isThere: false });
  const values = [uploaded.asset, 'Der Turm', 'The tower'];
  expect(await watched.preview(place, values)).toEqual({ problems: [[], [], []] });
  const [upper = '', lower = ''] = await addresses(watched);
  expect([upper, lower]).toEqual([expect.stringContaining('harbour'), expect.stringContaining('der-hafen-am-abend')]);
  const shown = await watched.body(lower);
  expect(shown.length).toBeGreaterThan(100);
  expect(snapshot(content)).toEqual(first);
  expect(await watched.save(place, values)).toMatchObject({ kind: 'saved', edits: { edits: [{ before: 'harbour.jpg' }] } });
  const stored = await sharp(join(content, 'assets/der-hafen-am-abend.jpg')).metadata();
  expect(stored).toMatchObject({ width: 600, height: 800 });
  expect(stored.exif).toBeUndefined();
  const after = read(content);
  expect(after).toContain('asset: harbour.jpg # of 2019');
  expect(after).toContain('{ type: picture, asset: der-hafen-am-abend.jpg, alt: { de: "Der Turm", en: "The tower" } }');
  await watched.equalsBuild();
  await watched.change('undo');
  expect(snapshot(content)).toEqual(first);
  await watched.equalsBuild();
  await watched.change('redo');
  expect(read(content)).toBe(after);
  expect(existsSync(join(content, 'assets/der-hafen-am-abend.jpg'))).toBe(true);
});

test('A picture is discarded if it is not saved, reused if it exists, and kept while another edit uses it', async () => {
  const content = contentWithPictures();
  const watched = await editing(content);
  const closed = await placeOf(watched, 0);
  await upload(watched, closed, 'Turm.jpg', portrait);
  await watched.ask('close', { id: closed.id });
  await watched.equalsBuild();
  expect(assetsOf(content)).toEqual(['harbour.jpg']);
  const place = await placeOf(watched, 0);
  const uploaded = await upload(watched, place, 'Turm.jpg', portrait);
  expect(await watched.save(place, [uploaded.asset, 'Der Turm', 'The tower'])).toMatchObject({ kind: 'saved' });
  const second = await placeOf(watched, 1);
  const same = await upload(watched, second, 'anders.jpg', portrait);
  expect(same).toMatchObject({ asset: 'turm.jpg', isThere: true });
  expect(await watched.save(second, [same.asset, 'Der Turm bei Nacht', 'The tower at night'])).toMatchObject({ kind: 'saved' });
  const { edits } = await watched.list('edits');
  await watched.change('take-back', { ids: edits.slice(0, 1).map(({ id }) => id) });
  expect(assetsOf(content)).toEqual(['harbour.jpg', 'turm.jpg']);
  await watched.change('undo');
  expect(assetsOf(content)).toEqual(['harbour.jpg']);
});

test('A file that cannot be used as a picture is refused with a message, and nothing is written', async () => {
  const content = contentWithPictures();
  const first = snapshot(content);
  const watched = await editing(content);
  const place = await placeOf(watched, 0);
  const send = async (name: string, bytes: string | Uint8Array) =>
    watched.ask('picture', { id: place.id, name, data: Buffer.from(bytes).toString('base64') });
  const refused = async (name: string, bytes: string | Uint8Array, reason: string): Promise<void> =>
    expect(await send(name, bytes)).toEqual({ status: 409, text: expect.stringContaining(reason) });
  await refused('team.jpg', '#!/bin/sh\n', 'not a picture for a website');
  await refused('team.png', portrait.slice(0, 500), 'damaged');
  await refused('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC');
  await refused('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'run or load');
  await refused('empty.jpg', '', 'not a picture for a website');
  // A page sends only the beginning of a file that is too large.
  const data = Buffer.from(portrait.slice(0, 64)).toString('base64');
  expect(await watched.ask('picture', { id: place.id, name: 'large.jpg', data, size: 60_000_000 })).toEqual({
    status: 409,
    text: expect.stringContaining('larger than 50 MB'),
  });
  expect(await watched.ask('picture', { id: place.id, name: '../../x.jpg', data: Buffer.from(portrait).toString('base64') })).toMatchObject(
    {
      status: 200,
      text: expect.stringContaining('"asset":"x.jpg"'),
    },
  );
  const text = await watched.place('/', 'Seite Start');
  expect(await watched.ask('picture', { id: text.id, name: 'x.jpg', data: 'AAAA' })).toMatchObject({ status: 409 });
  expect(await watched.ask('picture', { id: place.id, name: 'x.jpg', data: 'A'.repeat(71_000_000) })).toMatchObject({
    status: 413,
    text: expect.stringContaining('larger than 50 MB'),
  });
  expect(snapshot(content)).toEqual(first);
});

test('A picture in a paragraph of Markdown is replaced by a new one, and removed by undoing', async () => {
  const content = contentOf({
    'pages/firm.de.mdx': 'Wir sitzen am Hafen.\n\n![Der Hafen](/assets/harbour.jpg)\n',
    'pages/firm.en.mdx': 'We are at the harbour.\n\n![The harbour](/assets/harbour.jpg)\n',
  });
  mkdirSync(join(content, 'assets'), { recursive: true });
  writeFileSync(join(content, 'assets/harbour.jpg'), before);
  appendFileSync(join(content, home), '  - { type: prose, source: firm }\n');
  const first = snapshot(content);
  const watched = await editing(content);
  const place = await watched.place('/', 'Der Hafen', { attribute: 'alt' });
  expect(place.fields[0]).toMatchObject({ kind: 'markdown', value: '![Der Hafen](/assets/harbour.jpg)' });
  const { asset } = await upload(watched, place, 'Turm.jpg', portrait);
  const values = place.fields.map(({ value }) => withPicture(value, `/assets/${asset}`));
  expect(values).toEqual(['![Der Hafen](/assets/turm.jpg)', '![The harbour](/assets/turm.jpg)']);
  expect(await watched.preview(place, values)).toEqual({ problems: [[], []] });
  expect(await addresses(watched)).toEqual([expect.stringContaining('/assets/turm')]);
  expect(await watched.save(place, values)).toMatchObject({ kind: 'saved' });
  expect(assetsOf(content)).toEqual(['harbour.jpg', 'turm.jpg']);
  await watched.equalsBuild();
  await watched.change('undo');
  expect(snapshot(content)).toEqual(first);
});

test.each([
  ['Words.', 5, 'Words![](/assets/a.png).'],
  ['![One](x.png "A title") words', 0, '![One](/assets/a.png "A title") words'],
  ['![One](x.png) ![Two](y.png)', 27, '![One](x.png) ![Two](y.png)![](/assets/a.png)'],
])('A picture is inserted at the caret, or replaces the picture of a text that has only one: %s', (text, caret, expected) => {
  expect(withPicture(text, '/assets/a.png', caret)).toBe(expected);
});
