// The files that `new section`, `new island` and `new collection` write, and the names that they refuse.
import { expect, test } from 'vitest';
import { createLocales } from '../../src/model/languages/locale.ts';
import type { CodeKind } from '../../src/tools/new/code/code-kinds.ts';
import { listCollection } from '../../src/tools/new/code/list-collection.ts';
import { faultOf, type NameFault, newCode, singularOf } from '../../src/tools/new/code/new-code.ts';

const taken = {
  section: ['hero'],
  island: ['Countdown'],
  collection: ['pages'],
  singular: ['page', 'link'],
  messages: ['layout', 'loginForm'],
};

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
  ['collection', 'events', undefined],
  ['collection', 'team-members', undefined],
  ['collection', 'layout', undefined],
  ['collection', 'Events', 'collectionName'],
  ['collection', 'teamMembers', 'collectionName'],
  ['collection', 'assets', 'collectionName'],
  ['collection', 'pages', 'taken'],
  ['collection', 'links', 'singularTaken'],
])('new %s with the name "%s" reports %s', (kind, name, fault) => {
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
])('new %s %s writes its files without placeholders, and messages in each language', (kind, name, files, words) => {
  const made = newCode(kind, name, site);
  const folder = kind === 'section' ? 'templates/sections' : 'islands';
  expect(made.files.map(({ path }) => path)).toEqual(files.map((file) => `${folder}/${name}/${file}`));
  for (const { path, text } of made.files) expect(text, path).not.toMatch(/\{\{\w+\}\}/);
  expect([...made.words]).toEqual([
    ['translations/de.yaml', words],
    ['translations/pt-BR.yaml', words],
  ]);
});

test('A new section has its imports in alphabetical order, whatever the name of the component', () => {
  const importsOf = (name: string): string[] => {
    const index = newCode('section', name, site).files.find(({ path }) => path.endsWith('index.ts'))?.text ?? '';
    return [...index.matchAll(/from '\.\/(.*)'/g)].map(([, path = '']) => path);
  };
  expect(importsOf('call')).toEqual(['Call.tsx', 'messages.ts', 'schema.ts']);
  expect(importsOf('notice')).toEqual(['messages.ts', 'Notice.tsx', 'schema.ts']);
  expect(importsOf('tiles')).toEqual(['messages.ts', 'schema.ts', 'Tiles.tsx']);
});

test("New code has the files of the site's pattern, which replace default files of the same name", () => {
  const { files } = newCode('section', 'notice', {
    ...site,
    pattern: { '{{type}}.css': '.{{type}} { color: red }\n', 'more.ts': '{{group}}' },
  });
  const textOf = (name: string) => files.find(({ path }) => path.endsWith(`/${name}`))?.text;
  expect(textOf('notice.css')).toBe('.notice { color: red }\n');
  expect(textOf('more.ts')).toBe('notice');
});

test('New code has no test file if the site has no test runner', () => {
  expect(newCode('island', 'CopyLink', { ...site, isTested: false }).files.filter(({ path }) => path.includes('.test.'))).toEqual([]);
});

test('new collection writes its files, a first entry in each language, and no messages', () => {
  const { files, entries, words } = newCode('collection', 'team-members', site);
  expect(files.map(({ path }) => path)).toEqual(
    ['schema.ts', 'card.ts', 'TeamMemberLayout.tsx', 'index.ts', 'TeamMemberLayout.test.tsx'].map(
      (file) => `templates/collections/team-members/${file}`,
    ),
  );
  expect(entries).toEqual([{ path: 'team-members/example.yaml', text: expect.stringMatching(/^name: \{ de: ".+", pt-BR: ".+" \}$/m) }]);
  for (const { path, text } of [...files, ...entries]) expect(text, path).not.toMatch(/\{\{\w+\}\}/);
  expect(words.size).toBe(0);
});

test.each([
  ['events', 'event'],
  ['stories', 'story'],
  ['team-members', 'team-member'],
  ['team', 'team'],
  ['news', 'news'],
  ['status', 'status'],
  ['glass', 'glass'],
])('new collection %s names an entry %s', (folder, singular) => {
  expect(singularOf(folder)).toBe(singular);
});

const importOf = (name: string): string => `import ${name} from './templates/collections/${name}/index.ts';\n`;
const imports = `import { defineSite } from 'archipel';\n${importOf('notes')}${importOf('pages')}`;
const [notes, pages] = [importOf('notes'), importOf('pages')];

test.each([
  ['on one line', 'collections: { pages, notes },', 'collections: { pages, notes, events },'],
  ['on several lines', 'collections: {\n    pages,\n    notes,\n  },', 'collections: {\n    pages,\n    notes,\n    events,\n  },'],
  ['with values', 'collections: { pages, "my-notes": notes },', 'collections: { pages, "my-notes": notes, events },'],
])('new collection adds its name to a configuration with collections %s, and leaves all other code unchanged', (_how, before, after) => {
  const rest = (collections: string): string => `\nexport default defineSite({\n  Body,\n  ${collections}\n  islands,\n});\n`;
  expect(listCollection(`${imports}${rest(before)}`, { name: 'events', local: 'events' })).toBe(
    `import { defineSite } from 'archipel';\n${importOf('events')}${notes}${pages}${rest(after)}`,
  );
});

test('new collection with hyphens in its name is listed with its import, after the others', () => {
  expect(listCollection(`${imports}x({\n  collections: { pages },\n});`, { name: 'team-members', local: 'teamMembers' })).toBe(
    `${imports}import teamMembers from './templates/collections/team-members/index.ts';\nx({\n  collections: { pages, 'team-members': teamMembers },\n});`,
  );
});

test('new collection does not change a configuration that defines its collections elsewhere', () => {
  expect(listCollection(`${imports}x({\n  collections,\n});`, { name: 'events', local: 'events' })).toBeUndefined();
});
