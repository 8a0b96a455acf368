// Each text gets at most one warning about its translation, at the place of the translation.
import { expect, test } from 'vitest';
import { hashText } from '../../src/translations/hash.ts';
import { type Changes, contentWith, edited, problemsOf } from '../support/fixture-site/content.ts';

const lockOf = (file: string, ...pairs: readonly (readonly [string, string])[]): Changes => ({
  'locks/translations.yaml': `approved:\n  - to: en\n    files:\n      ${file}: ${pairs.map(([german, english]) => hashText(english) + hashText(german)).join(' ')}\n`,
});

const home = 'pages/home.yaml';
const lead = ['Sender für kleine Inseln.', 'Stations for small islands.'] as const;

test.each<readonly [string, Changes, readonly string[]]>([
  ['an approval that matches the texts has no warning', lockOf(home, lead), []],
  [
    'a changed German text makes its translation outdated',
    { ...lockOf(home, lead), ...edited(home, lead[0], 'Funk für alle.') },
    [`translation-outdated ${home}:10:37`],
  ],
  [
    'a broken lock is reported as one problem',
    { 'locks/translations.yaml': 'approved: [\n', ...edited(home, lead[0], 'Sender für 7 Inseln.') },
    ['yaml-syntax locks/translations.yaml:2:1'],
  ],
  ['a changed English text has no warning', { ...lockOf(home, lead), ...edited(home, lead[1], 'Radio for everybody.') }, []],
  ['an English text that equals the German text is reported', edited(home, lead[1], lead[0]), [`translation-same ${home}:10:48`]],
  [
    'the name of the site is the same in every language without a warning',
    edited('site.yaml', '{ de: Inselfunk, en: Island Radio }', '{ de: Funk für Söhne, en: Funk für Söhne }'),
    [],
  ],
  ['an English word that equals the German word has no warning', edited(home, 'en: Questions', 'en: Fragen'), []],
  ['a number in only one language is reported', edited(home, lead[0], 'Sender für 7 Inseln.'), [`translation-facts ${home}:10:43`]],
  [
    'a number that a changed text adds is reported as one problem',
    { ...lockOf(home, lead), ...edited(home, lead[0], 'Sender für 7 Inseln.') },
    [`translation-facts ${home}:10:43`],
  ],
  [
    'an unknown fact is reported as one problem',
    edited(home, 'en: "{company} is on air"', 'en: "{compny} is on air"'),
    [`fact-unknown ${home}:9:42`],
  ],
  [
    'a number in the prose of only one language is reported',
    edited('pages/about.de.mdx', 'Das Wetter', 'Seit 1998: Das Wetter'),
    ['translation-facts pages/about.en.mdx:5:1'],
  ],
  [
    'changed German prose makes its translation outdated',
    {
      ...lockOf('pages/about.en.mdx', ['Früher.', contentWith().texts.get('pages/about.en.mdx') ?? '']),
    },
    ['translation-outdated pages/about.en.mdx:1:1'],
  ],
  [
    'a message with a changed German text is outdated',
    lockOf('translations/en.yaml', ['Anders', 'Skip to content']),
    ['translation-outdated translations/en.yaml:4:9'],
  ],
  [
    'a no-break space in prose counts as a space',
    {
      ...edited('pages/about.de.mdx', 'Das Wetter', 'Zu 90&nbsp;%, für 5&#8239;€: Das Wetter'),
      ...edited('pages/about.en.mdx', 'See ', '90%, for €5. See '),
    },
    [],
  ],
  [
    'the address of a link to the site itself is not a fact',
    {
      ...edited('pages/about.de.mdx', 'Das Wetter', '[Die Seite](./about.de.md): Das Wetter'),
      ...edited('pages/about.en.mdx', 'See ', '[The page](/about), [its file](about.en.md), see '),
    },
    [],
  ],
  [
    'a mail link beside a telephone link in prose is not a fact',
    edited('pages/about.en.mdx', 'See ', 'Call <Link email="support"/>. See '),
    [],
  ],
  [
    'a telephone link to an unknown contact is reported as one problem',
    edited('pages/about.en.mdx', 'See ', 'Call <Link phone="sales"/>. See '),
    ['contact-unknown pages/about.en.mdx:3:56'],
  ],
  [
    'a telephone link that only the English prose has is reported',
    edited('pages/about.en.mdx', 'See ', 'Call <Link phone="contact"/>. See '),
    ['translation-facts pages/about.en.mdx:3:1'],
  ],
])('The check of translations: %s', async (_, changes, expected) => {
  expect(await problemsOf(contentWith(changes))).toEqual(expected);
});
