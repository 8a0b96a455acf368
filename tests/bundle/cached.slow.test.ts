// The cache of bundles is used while the code of a project is unchanged. The project of these tests is tiny.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from '../../src/node/bundle/compile.ts';
import { openProject, type Project } from '../../src/node/project.ts';
import { engine } from '../support/process/project.ts';

const files = {
  'package.json': '{}',
  'archipel.config.ts':
    "import { word } from './templates/word.ts';\nconst found = import.meta.glob('./templates/parts/*.ts');\nexport default { collections: {}, lists: {}, locales: { of: String }, Body: String, movedMessage: word, parts: Object.keys(found) };\n",
  'templates/word.ts': "export const word = 'first';\n",
  'templates/parts/a.ts': 'export {};\n',
  'templates/styles.css': 'p { color: red }\n',
  'islands/layout/script.ts': '',
} as const;

function projectWith(cache?: string): {
  readonly project: Project;
  readonly write: (file: string, text: string) => void;
  readonly refusals: unknown[];
} {
  const root = mkdtempSync(join(tmpdir(), 'archipel-cached-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const refusals: unknown[] = [];
  const project = openProject(root, { engine, cacheFolder: cache && join(root, cache), cacheRefused: (folder) => refusals.push(folder) });
  return { project, write, refusals };
}

const cacheOf = ({ root }: Project): string => join(root, 'node_modules/.cache/archipel');
const compiled = async (project: Project) => {
  const { definition, bundle } = await compile(project);
  return { ...definition, styles: bundle.urls.stylesheet };
};

test('Unchanged code is not bundled again', async () => {
  const { project, write } = projectWith();
  const first = await compiled(project);
  // Each run of the bundler removes old results, so this file shows whether the bundler has run.
  const old = `module-${'0'.repeat(32)}.mjs`;
  write(`node_modules/.cache/archipel/${old}`, '');
  utimesSync(join(cacheOf(project), old), 0, 0);
  expect(await compiled(project)).toEqual(first);
  expect(existsSync(join(cacheOf(project), old))).toBe(true);
  write('templates/word.ts', '// other\nexport const word = 1;\n');
  await compiled(project);
  expect(existsSync(join(cacheOf(project), old))).toBe(false);
});

test.each<[string, string, string, object]>([
  ['a changed template', 'templates/word.ts', "export const word = 'second';\n", { movedMessage: 'second' }],
  ['an added file that matches a glob', 'templates/parts/b.ts', '', { parts: ['./templates/parts/a.ts', './templates/parts/b.ts'] }],
])('The next build uses %s', async (_, file, text, expected) => {
  const { project, write } = projectWith();
  const first = await compiled(project);
  write(file, text);
  expect(await compiled(project)).toEqual({ ...first, ...expected });
});

test('A changed stylesheet gets a new name', async () => {
  const { project, write } = projectWith();
  const { styles } = await compiled(project);
  write('templates/styles.css', 'p { color: blue }\n');
  expect((await compiled(project)).styles).not.toBe(styles);
});

test('Truncated cache files are not used', async () => {
  const { project } = projectWith();
  const first = await compiled(project);
  for (const name of readdirSync(cacheOf(project))) truncateSync(join(cacheOf(project), name), 50);
  expect(await compiled(project)).toEqual(first);
});

test('A cache folder that cannot be written is reported once, and the build still works', async () => {
  const { project, write, refusals } = projectWith();
  write('node_modules/.cache', 'in the way');
  expect(await compiled(project)).toMatchObject({ movedMessage: 'first' });
  expect(await compiled(project)).toMatchObject({ movedMessage: 'first' });
  expect(refusals).toEqual([cacheOf(project)]);
});

test('A configured cache folder is used instead of the default one', async () => {
  const { project } = projectWith('elsewhere');
  await compiled(project);
  // The bundle, the module, and its source map.
  expect(readdirSync(join(project.root, 'elsewhere')).length).toBe(3);
  expect(existsSync(cacheOf(project))).toBe(false);
});
