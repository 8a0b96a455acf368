import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, besides, build, copiedProject, freshFolder, root, snapshot } from '../support/process/process.ts';

const throwing = join(root, 'tests/fixtures/invalid/template-render/project');

test.each([
  ['archipel.config.ts', "import { Nothing } from './nowhere.tsx';\n\nexport default {;\n", '3:17'],
  ['templates/Body.tsx', 'export const Body = () => (\n  <main>\n    <p>\n  </main>\n);\n', '4:5'],
  ['templates/styles.css', "@import './nowhere.css';\n", '1:9'],
])('A mistake in %s is reported with file and line, and the output is unchanged', async (file, text, place) => {
  const project = copiedProject();
  const [content, out] = [join(project, 'content'), join(project, 'dist')];
  await build(content, out, { project });
  const before = snapshot(out);
  writeFileSync(join(project, file), text);
  const ended = await archipel(['build', '--out', out], { project, cwd: project });
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain('template-compile');
  expect(ended.stderr).toContain(`${file}:${place}`);
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect(snapshot(out)).toEqual(before);
  expect(besides(out)).toEqual([]);
});

test.each(['check', 'build'])('%s reports a throwing template with its source, page and section', async (command) => {
  const ended = await archipel([command, ...(command === 'build' ? ['--out', join(freshFolder(), 'dist')] : [])], {
    site: throwing,
    cwd: throwing,
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain('template-render  templates/site.tsx:7:');
  expect(ended.stderr).toContain('while rendering /, section 2 (notice): RangeError: A notice has no words.');
  expect(ended.stderr).not.toMatch(/^\s+at |react-dom/m);
});

test.each([[['schedule']], [['explain', '/']]])('%j reports a throwing template as an error of the site, not as a bug', async (words) => {
  const ended = await archipel(words, { site: throwing, cwd: throwing });
  expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 1, stdout: '' });
  expect(ended.stderr).toContain('template-render  templates/site.tsx:7:');
});

test('schedule --json reports a throwing template on standard output', async () => {
  const ended = await archipel(['schedule', '--json'], { site: throwing, cwd: throwing });
  expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(ended.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'template-render', file: 'templates/site.tsx' }] });
});

test('A template that did not compile builds after its correction', async () => {
  const project = copiedProject();
  const component = join(project, 'templates/components/links/Actions.tsx');
  appendFileSync(component, 'export const = 1;\n');
  const content = join(project, 'content');
  expect((await build(content, join(project, 'dist'), { project })).code).toBe(1);
  writeFileSync(component, 'export const Actions = () => null;\n');
  expect((await build(content, join(project, 'dist'), { project })).code).toBe(0);
});

test('check, routes and schema report an import of a missing template', async () => {
  const project = copiedProject();
  rmSync(join(project, 'templates/Body.tsx'));
  for (const command of ['check', 'routes', 'schema']) {
    const { code, stderr } = await archipel([command], { project, cwd: root });
    expect({ command, code }).toEqual({ command, code: 1 });
    expect(stderr).toContain('template-compile');
  }
});
