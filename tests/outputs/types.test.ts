// The types of outputs: the input of their functions, and their results.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createLocales, defineSite, type OutputView, text, typedView } from '../../src/site/index.ts';
import { built } from '../support/fixture-site/content.ts';
import { contentOf, note, noteSchema, siteWith } from './small-site.tsx';

const settings = z.strictObject({ motto: text, size: z.number() });
const data = { opening: z.strictObject({ hours: text }) };

test('An output function receives settings, data and entries with the types of their schemas', async () => {
  const summary = (site: OutputView): string => {
    const view = typedView(site, { settings, data });
    return [view.settings.motto.toUpperCase(), view.settings.size.toFixed(1), view.data.opening.hours.trim()].join();
  };
  const definition = {
    ...siteWith({}),
    ...defineSite({
      locales: createLocales({ de: {}, en: {} }),
      Body: () => null,
      collections: {},
      settings,
      data,
      outputs: {
        '/own.txt': { eachLanguage: summary },
        '/motto.txt': (site) => `${site.settings.motto.toLowerCase()} ${site.settings.size.toFixed(2)}`,
        '/words.json': (site) => site.entries('notes', noteSchema).map(({ entry }) => entry.words.length),
        // @ts-expect-error There is no such key of site.yaml.
        '/a.json': (site) => [site.settings.nothing ?? 'nothing'],
        // @ts-expect-error There is no such key of an entry.
        '/b.json': (site) => site.entries('notes', noteSchema).map(({ entry }) => entry.nothing ?? 'nothing'),
      },
    }),
    collections: siteWith({}).collections,
    Body: siteWith({}).Body,
  };
  const more = { 'site.yaml': `${contentOf().texts.get('site.yaml')}motto: { de: Ruhe, en: Silence }\nsize: 3\n` };
  const tree = contentOf({ ...more, 'opening.yaml': 'hours: { de: "Um acht", en: "At eight" }\n', 'notes/ada.yaml': note('Ada') });
  const { files, diagnostics } = await built(tree, { definition });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(['own.txt', 'en/own.txt', 'motto.txt', 'words.json', 'a.json'].map((path) => files.get(path))).toEqual([
    'RUHE,3.0,Um acht',
    'SILENCE,3.0,At eight',
    'ruhe 3.00',
    '[15,15,16]\n',
    '["nothing"]\n',
  ]);
});

test('The type of an output function allows text, bytes and data, but no promise, number or undefined', () => {
  const { outputs = {} } = siteWith({
    '/text.txt': () => 'a',
    '/bytes.bin': () => new Uint8Array(),
    '/data.json': () => ({ list: [1, 'a', null] }),
    // @ts-expect-error A promise is not waited for.
    '/promise.json': async () => [],
    // @ts-expect-error A file cannot be just a number.
    '/number.json': () => 3,
    // @ts-expect-error Without a result, the file would be empty.
    '/nothing.txt': () => undefined,
  });
  expect(Object.keys(outputs)).toHaveLength(6);
});
