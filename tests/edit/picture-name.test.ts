import { expect, test } from 'vitest';
import { assetNameFor } from '../../src/watch/edit/picture-name.ts';

const assets = new Map(
  ['team.jpg', 'people/erika.png', 'Harbour.webp'].map((name) => [name, { bytes: new Uint8Array(), hash: `hash of ${name}` }]),
);
const named = (file: string, words: readonly string[] = [], more: { hash?: string; ending?: string; replaces?: string } = {}): string =>
  assetNameFor({ file, words, ending: 'jpg', hash: 'new', replaces: 'old.webp', ...more }, assets);

test.each([
  ['Unser Büro über den Dächern.JPG', 'unser-buero-ueber-den-daechern.jpg'],
  ['team photo 2026.jpeg', 'team-photo-2026.jpg'],
  ['a.b.c.png', 'a-b-c.jpg'],
])('A picture named %s keeps its name, in the form of asset names', (file, name) => {
  expect(named(file)).toBe(name);
});

test.each([
  'IMG_1234.jpg',
  'DSC0042.JPG',
  'image.png',
  'Bildschirmfoto 2026-11-27 um 17.10.00.png',
  'PXL_20261127.jpg',
  'd41d8cd98f00b204e9800998.png',
  '',
  '???.jpg',
])('A picture with the meaningless name %s is named after its description, or picture.jpg without a description', (file) => {
  expect(named(file, ['Das Team vor dem Haus'])).toBe('das-team-vor-dem-haus.jpg');
  expect(named(file)).toBe('picture.jpg');
});

test('A picture is stored in the folder of the picture that it replaces, in content/assets or beside a text', () => {
  expect(named('max.jpg', [], { replaces: 'people/erika.png' })).toBe('people/max.jpg');
  expect(named('max.jpg', [], { replaces: '../guides/harbour.png' })).toBe('../guides/max.jpg');
});

test('Pictures with the same bytes share one file. Other bytes under a name that exists, in upper or lower case, get a number', () => {
  expect(named('whatever.jpg', [], { hash: 'hash of team.jpg' })).toBe('team.jpg');
  expect(named('Team.jpg')).toBe('team-2.jpg');
  expect(named('harbour.webp', [], { ending: 'webp' })).toBe('harbour-2.webp');
});

test('The name of a picture is shortened between two words if it is too long', () => {
  const name = named(`${'some words '.repeat(20)}.jpg`);
  expect(name.length).toBeLessThanOrEqual(52);
  expect(name).toMatch(/^some-words.*(?:some|words)\.jpg$/);
});
