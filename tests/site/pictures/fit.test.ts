// Breaks titles into lines. Drawn text has the measured width, so that no text leaves an image.
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { type Face, fit, type Room, tracking, widthOf } from '../../../templates/og-image/fit.ts';
import { root } from '../../support/fixture-site/content.ts';

const room: Room = { face: 'space-grotesk', width: 668, sizes: [118, 88, 68] };
const linesOf = (text: string): readonly string[] => fit(text, room).lines;

const extremes = [
  'KI',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Rindfleischetikettierungs\u00ADüberwachungs\u00ADaufgaben\u00ADübertragungs\u00ADgesetz',
  'Telefonkampagnen, die man verantworten kann, in jeder Branche, in jeder Größe und zu jeder Stunde des Tages',
  'WWWWWWWWWWWW MMMMMMMMMMMM WWWWWWWWWWWW MMMMMMMMMMMM WWWWWWWWWWWW',
  '„Preis“ – 9.997 € … ab sofort',
  'Владивосток 東京 🚀',
];

test.each(extremes)('The title %s fits into at most three lines, and no line is wider than its space', (title) => {
  const { lines, size } = fit(title, room);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size).toBeGreaterThan(0);
  for (const line of lines) expect((widthOf(line, room.face) * size) / 1000).toBeLessThanOrEqual(room.width);
  const bare = (text: string): string => text.replaceAll(/[\s\u00AD-]/g, '');
  expect(bare(lines.join(''))).toBe(bare(title));
});

test('A text that would be too small to read is cut off after a word', () => {
  const { lines, size } = fit('Viele Worte '.repeat(1000), room);
  const shown = lines.join(' ');
  expect(shown).toMatch(/ (?:Viele|Worte)…$/);
  expect(shown.length).toBeLessThanOrEqual(241);
  for (const line of lines) expect((widthOf(line, room.face) * size) / 1000).toBeLessThanOrEqual(room.width);
});

describe('The lines of a title break', () => {
  test.each<[string, readonly string[]]>([
    ['KI einsetzen. Den AI Act einhalten.', ['KI einsetzen.', 'Den AI Act einhalten.']],
    ['KI dort einsetzen, wo sie sich lohnt', ['KI dort einsetzen,', 'wo sie sich lohnt']],
    ['Küchenstudio-Edition', ['Küchenstudio-', 'Edition']],
    ['KI-Sekretariatsservice', ['KI-Sekretariatsservice']],
    ['Branchen\u00ADlösungen', ['Branchenlösungen']],
    ['Haushaltsgeräte\u00ADversicherungsvertreter', ['Haushaltsgeräte-', 'versicherungsvertreter']],
    ['AI CFO', ['AI CFO']],
  ])('%s', (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });
});

test('A short title is larger than a long one', () => {
  expect(fit('AI CFO', room).size).toBe(118);
  expect(fit('Jemand kümmert sich um den AI Act', room).size).toBeLessThan(88);
});

test.each<[Face, string]>([
  ['space-grotesk', 'space-grotesk-600.ttf'],
  ['inter', 'inter-500.ttf'],
])('The widths of a title in %s are those of the drawn typeface', (face, file) => {
  const font = create(readFileSync(`${root}/templates/fonts/${file}`));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  for (const line of ['Wissen, was Ihre KI darf', 'Versicherungs-Edition', 'AVATAR für 0,39 €', 'Größe „Übermut“ – 24/7']) {
    const drawn = (font.layout(line).advanceWidth * 1000) / font.unitsPerEm + line.length * tracking[face];
    // The computed width ignores kerning, which can narrow a line, and widens it by less than 1%.
    expect(drawn / widthOf(line, face)).toBeLessThan(1.01);
    expect(drawn / widthOf(line, face)).toBeGreaterThan(0.93);
  }
});
