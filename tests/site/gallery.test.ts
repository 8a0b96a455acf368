// The gallery shows examples of every section type, and is not part of the built site.
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readContent } from '../../src/node/fs/read-content.ts';
import { germanNotes } from '../../templates/gallery/germanNotes.ts';
import { parts } from '../../templates/gallery/parts/index.ts';
import { sourcesIn } from '../../templates/gallery/sources.ts';
import { sections } from '../../templates/sections/index.ts';
import { root } from '../support/fixture-site/content.ts';
import { examples, gallery, galleryWith } from '../support/real-site/gallery.ts';
import { contentOf, files } from '../support/real-site/real-site.ts';

type Schema = Readonly<Record<string, unknown>>;
type Choice = readonly [key: string, value: string];

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/**
 * Returns each key for which a schema lists allowed values, paired with each of these values. Leaves out links, because they choose
 * targets, not looks, and the demos of a hero, because the examples of the section type demo cover them.
 */
function choicesOf(schema: unknown, key = ''): Choice[] {
  if (!isObject(schema) || ['link', 'demo'].includes(key)) return [];
  const own = Array.isArray(schema['enum']) ? schema['enum'].map((value): Choice => [key, String(value)]) : [];
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [...own, ...properties.flatMap(([name, inner]) => choicesOf(inner, name)), ...choicesOf(schema['items'], key)];
}

function chosenIn(data: unknown, key = ''): Choice[] {
  if (Array.isArray(data)) return data.flatMap((item) => chosenIn(item, key));
  return isObject(data) ? Object.entries(data).flatMap(([name, inner]) => chosenIn(inner, name)) : [[key, String(data)]];
}

const types = Object.entries(sections).map(([type, { schema }]) => ({
  type,
  choices: choicesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })),
}));

const fileOf = (type: string): string => `/templates/sections/${type}/examples.yaml`;

test.each(types)('The gallery has several examples of the section type $type, and one for each of its choices', ({ type, choices }) => {
  const data = load(examples[fileOf(type)] ?? '') as { readonly sections: readonly unknown[] } | undefined;
  expect(data?.sections.length ?? 0).toBeGreaterThan(1);
  const chosen = new Set(chosenIn(data).map((choice) => choice.join(' ')));
  expect(choices.map((choice) => choice.join(' ')).filter((choice) => !chosen.has(choice))).toEqual([]);
});

test('The test of the gallery finds the layouts in the schemas of sections', () => {
  const of = (name: string) => types.find(({ type }) => type === name)?.choices.map(([, value]) => value);
  expect(of('features')).toEqual(['grid', 'bento', 'split', 'list']);
  expect(of('steps')).toEqual(['line', 'flow']);
});

test('The gallery has only valid examples', () => {
  expect(gallery.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([]);
});

test('The gallery has a name, a description and a page in each language for every example', () => {
  for (const { type } of types) {
    const page = gallery.render(`/__gallery/${type}`) ?? '';
    const [names, notes] = [/example__name">([^<]+)/g, /example__note" lang="\w+">([^<]+)/g].map((part) =>
      [...page.matchAll(part)].map(([, words]) => words ?? ''),
    );
    expect(names?.length, type).toBeGreaterThan(1);
    expect(notes?.length, type).toBe(names?.length);
    for (const name of names ?? []) {
      expect(gallery.paths).toContain(`/__gallery/${type}/${name}`);
      expect(gallery.paths).toContain(`/en/__gallery/${type}/${name}`);
    }
  }
});

test('The gallery has titles and notes in the language of the page', () => {
  const [german, english] = ['/__gallery/demo', '/en/__gallery/demo'].map((path) => gallery.render(path) ?? '');
  expect(german).toMatch(/<h1[^>]*>Beispiel</);
  expect(german).toContain('lang="de">Ein Anruf neben seiner Überschrift.');
  expect(english).toMatch(/<h1[^>]*>Demo</);
  expect(english).toContain('lang="en">A call beside its title.');
  expect(gallery.render('/__gallery/demo/call')).toMatch(/<h1[^>]*>Ein Anruf neben seiner Überschrift</);
});

test('Every note of the gallery has a German translation, and every German note belongs to an example', () => {
  // The notes of accents are their names.
  const { accents: _, ...others } = parts;
  const files = Object.entries(examples).filter(([file]) => file.endsWith('.yaml'));
  const notes = new Set([
    ...files.flatMap(([, text]) => [...sourcesIn(text).values()].map(({ note }) => note)),
    ...Object.values(others).flatMap((list) => list.map(({ note }) => note)),
  ]);
  expect([...notes].filter((note) => !Object.hasOwn(germanNotes, note))).toEqual([]);
  expect(Object.keys(germanNotes).filter((note) => !notes.has(note))).toEqual([]);
});

test('The gallery shows the cookie banner only in its own example', () => {
  const withBanner = gallery.paths.filter((path) => /class="consent[ "]/.test(gallery.render(path) ?? ''));
  expect(withBanner.length).toBeGreaterThan(0);
  expect(withBanner.filter((path) => !path.includes('/__gallery/notices'))).toEqual([]);
});

test('The gallery shows a single example without the others', () => {
  const alone = gallery.render('/__gallery/cta/shortest') ?? '';
  expect(alone.match(/class="closing"/g)).toHaveLength(1);
  expect(gallery.render('/__gallery/cta')?.match(/class="closing"/g)?.length).toBeGreaterThan(1);
  expect(gallery.render('/__gallery/cta/no-such-example')).toBeUndefined();
});

test('The gallery loads a picture lazily, except at the top of its page', () => {
  const imageOf = (example: string): string => /<img [^>]*>/.exec(gallery.render(`/__gallery/picture/${example}`) ?? '')?.[0] ?? '';
  expect(imageOf('typical')).toContain('loading="lazy"');
  expect(imageOf('shortest')).toMatch(/^(?!.*loading=).*fetchPriority="high"/i);
});

test('The gallery shows the YAML that a page would contain', () => {
  const page = gallery.render('/__gallery/cta/shortest') ?? '';
  const [, shown = ''] = /<code>(.*?)<\/code>/s.exec(page) ?? [];
  const yaml = shown.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  expect(load(`sections:\n${yaml}`)).toMatchObject({ sections: [{ type: 'cta', actions: [{ link: { page: 'contact' } }] }] });
  expect(yaml).not.toContain('id:');
});

test('The gallery reports an error in an example at its place in the file of the example', async () => {
  const text = (examples[fileOf('cta')] ?? '').replace('page: ai-audit', 'page: ai-audti');
  const { diagnostics, paths } = await galleryWith({ [fileOf('cta')]: text });
  expect(paths).toEqual([]);
  const [found] = diagnostics;
  const line = text.split('\n').findIndex((each) => each.includes('ai-audti')) + 1;
  expect({ code: found?.code, file: found?.file, line: found?.range?.line }).toEqual({
    code: 'entry-unknown',
    file: 'templates/sections/cta/examples.yaml',
    line,
  });
});

test('The gallery opens with unfinished pages, but not with errors', async () => {
  const [file = '', text = ''] = [...readContent(`${root}/content`).texts].find(([path]) => path.startsWith('solutions/')) ?? [];
  const unfinished = text.replace(/^name:.*$/m, 'name: { de: "TODO name", en: "TODO name" }');
  const { paths } = await galleryWith({}, { [file]: unfinished });
  expect(paths).toEqual(gallery.paths);
  expect(await galleryWith({}, { [file]: unfinished.replace(/^icon:.*$/m, 'icon: todo') })).toMatchObject({ paths: [] });
});

describe('The built site', () => {
  test('has no page of the gallery', () => {
    expect(files.filter((file) => /gallery/i.test(file))).toEqual([]);
  });

  test('does not mention the gallery', () => {
    const texts = files.filter((file) => /\.(?:html|css|js|xml|txt)$/.test(file));
    expect(texts.filter((file) => /gallery/i.test(contentOf(file)))).toEqual([]);
  });
});
