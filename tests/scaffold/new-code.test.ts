// The files of `new section` and `new island`, and the names that they refuse.
import { expect, test } from 'vitest';
import { createLocales } from '../../src/model/languages/locale.ts';
import type { CodeKind } from '../../src/tools/new/code/code-kinds.ts';
import { faultOf, type NameFault, newCode } from '../../src/tools/new/code/new-code.ts';

const taken = { section: ['hero'], island: ['Countdown'], messages: ['layout', 'loginForm'] };

test.each<[CodeKind, string, NameFault | undefined]>([
  ['section', 'notice', undefined],
  ['section', 'callBack', undefined],
  ['section', 'call-back2', undefined],
  ['section', 'Notice', 'sectionName'],
  ['section', 'call--back', 'sectionName'],
  ['section', 'call-', 'sectionName'],
  ['section', 'über', 'sectionName'],
  ['section', '../x', 'sectionName'],
  ['section', '', 'sectionName'],
  ['section', 'hero', 'taken'],
  ['section', 'login-form', 'messagesTaken'],
  ['island', 'CopyLink', undefined],
  ['island', 'copyLink', 'islandName'],
  ['island', 'Copy-Link', 'islandName'],
  ['island', 'Countdown', 'taken'],
  ['island', 'Layout', 'messagesTaken'],
])('a new %s called "%s": %s', (kind, name, fault) => {
  expect(faultOf(kind, name, { taken })).toBe(fault);
});

const site = { locales: createLocales({ de: {}, 'pt-BR': {} }), pattern: {}, isTested: true };

test.each<[CodeKind, string, readonly string[], string]>([
  [
    'section',
    'call-back',
    ['schema.ts', 'messages.ts', 'CallBack.tsx', 'index.ts', 'call-back.css', 'examples.yaml', 'CallBack.test.tsx'],
    'callBack:\n  mark: Call back\n',
  ],
  [
    'island',
    'CopyLink',
    ['CopyLink.tsx', 'index.ts', 'messages.ts', 'copy-link.css', 'CopyLink.test.tsx'],
    'copyLink:\n  show: Copy link\n  text: Copy link\n',
  ],
])('a %s called %s has its files, with every place filled, and words in each language', (kind, name, files, words) => {
  const made = newCode(kind, name, site);
  const folder = kind === 'section' ? 'templates/sections' : 'islands';
  expect(made.files.map(({ path }) => path)).toEqual(files.map((file) => `${folder}/${name}/${file}`));
  for (const { path, text } of made.files) expect(text, path).not.toMatch(/\{\{\w+\}\}/);
  expect([...made.words]).toEqual([
    ['translations/de.yaml', words],
    ['translations/pt-BR.yaml', words],
  ]);
});

test('imports are in order, wherever the name of the component belongs', () => {
  const importsOf = (name: string): string[] => {
    const index = newCode('section', name, site).files.find(({ path }) => path.endsWith('index.ts'))?.text ?? '';
    return [...index.matchAll(/from '\.\/(.*)'/g)].map(([, path = '']) => path);
  };
  expect(importsOf('call')).toEqual(['Call.tsx', 'messages.ts', 'schema.ts']);
  expect(importsOf('notice')).toEqual(['messages.ts', 'Notice.tsx', 'schema.ts']);
  expect(importsOf('tiles')).toEqual(['messages.ts', 'schema.ts', 'Tiles.tsx']);
});

test("a file of the site's own pattern takes the place of the one that is written", () => {
  const { files } = newCode('section', 'notice', {
    ...site,
    pattern: { '{{type}}.css': '.{{type}} { color: red }\n', 'more.ts': '{{group}}' },
  });
  const textOf = (name: string) => files.find(({ path }) => path.endsWith(`/${name}`))?.text;
  expect(textOf('notice.css')).toBe('.notice { color: red }\n');
  expect(textOf('more.ts')).toBe('notice');
});

test('where nothing runs tests, there is none', () => {
  expect(newCode('island', 'CopyLink', { ...site, isTested: false }).files.filter(({ path }) => path.includes('.test.'))).toEqual([]);
});
