// Every page about a solution or an industry has enough words of its own, and claims only figures that the company has
// confirmed.
import { describe, expect, test } from 'vitest';
import { type CopyText, entryFiles, entryFolders, idsIn, textsIn, yaml } from '../../support/real-site/real-content.ts';

const copy: ReadonlyMap<string, readonly CopyText[]> = new Map(entryFiles.map((file) => [file, textsIn(yaml(file))]));

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const isMeta = ({ place }: CopyText): boolean => place.startsWith('meta.');
const isSample = ({ place }: CopyText): boolean => place.startsWith('testimonials.');

/** Sections whose caption states that the company and all amounts in them are invented. */
const inventedSections = new Set(['waterfall']);

/** Returns the texts of a file without those of invented sections. */
function claimsIn(file: string): readonly CopyText[] {
  const { sections = [] } = yaml(file) as { readonly sections?: readonly { readonly type: string }[] };
  const invented = sections.flatMap(({ type }, index) => (inventedSections.has(type) ? [`sections.${index}.`] : []));
  return (copy.get(file) ?? []).filter(({ place }) => !invented.some((start) => place.startsWith(start)));
}

test('The tests of this file find pages, solutions and editions', () => {
  for (const folder of entryFolders) expect(idsIn(folder), folder).not.toEqual([]);
});

test.each([
  ...idsIn('solutions').flatMap((id) => [
    { file: `solutions/${id}.yaml`, lang: 'de' },
    { file: `solutions/${id}.yaml`, lang: 'en' },
  ]),
  ...idsIn('editions').map((id) => ({ file: `editions/${id}.yaml`, lang: 'de' })),
])('The file $file has at least 250 words of its own ($lang)', ({ file, lang }) => {
  const texts = (copy.get(file) ?? []).filter((text) => text.lang === lang && !isMeta(text) && !isSample(text));
  expect(texts.reduce((sum, { text }) => sum + wordsIn(text), 0)).toBeGreaterThanOrEqual(250);
});

/** Returns a text in lower case, with single spaces in place of punctuation. */
const gist = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('No text of eight words or more is in two places of content', () => {
  const places = new Map<string, string[]>();
  for (const [file, texts] of copy) {
    for (const { place, text } of texts.filter((entry) => wordsIn(entry.text) >= 8)) {
      const known = places.get(gist(text)) ?? [];
      places.set(gist(text), [...known, `${file} ${place}`]);
    }
  }
  expect([...places.values()].filter((list) => list.length > 1)).toEqual([]);
});

/** The confirmed figures in a normal form: without spaces, with a decimal point. */
const confirmed = new Set(
  ['99.99%', '99.9%', '95%', '85%', '80%', '75%', '70%', '60%', '50%', '40%', '300%', '100%', '19%', '10%'].concat([
    '3×',
    '5×',
    '3-mal',
    '5-mal',
    '50+',
    '100ms',
    '10s',
    '10sek',
    '10sec',
  ]),
);

const figures = /\d+(?:[.,]\d+)*\s?(?:%|\+|x\b|×|ms\b|s\b|sek|sec|-mal\b|€|EUR|Prozent\b|per ?cent\b|fach\b|-fach\b|times\b)/giu;
const plain = (figure: string): string =>
  figure
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(',', '.')
    .replace(/prozent|percent/, '%');
const figuresIn = (text: string): string[] => text.match(figures) ?? [];

describe.each(entryFiles)('The content of %s', (file) => {
  const texts = copy.get(file) ?? [];

  test('claims only confirmed figures', () => {
    const claimed = claimsIn(file)
      .filter((text) => !isSample(text))
      .flatMap(({ text }) => figuresIn(text));
    expect(claimed.filter((figure) => !confirmed.has(plain(figure)))).toEqual([]);
  });

  test('has facts in braces instead of prices, telephone numbers and dates', () => {
    const literal = /€|\bEUR\b|\+49|\b0\d{2,4}[ /-]\d{3}|Juni 2025|June 2025/;
    expect(claimsIn(file).filter(({ text }) => literal.test(text))).toEqual([]);
  });

  test('has percentages in the notation of its language', () => {
    const wrong = { de: /\d%(?! (?:rechtssicher|Zufriedenheit))/, en: /\d\s%/ };
    expect(texts.filter((text) => wrong[text.lang].test(text.text))).toEqual([]);
  });
});

test('Each edition marks three testimonials as examples', () => {
  const marked = idsIn('editions').map((id) => JSON.stringify(yaml(`editions/${id}.yaml`)).match(/"example":true/g)?.length);
  expect(marked).toEqual(marked.map(() => 3));
});
