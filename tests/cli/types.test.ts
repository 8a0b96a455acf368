// `check --types` and `watch --types` on a copy of the project, with the installed compiler.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, copiedProject, root } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const broken = 'templates/facts.ts';
const options = {
  ...JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')),
  include: ['src/client', 'templates/layout', 'islands', '*.ts', broken],
};

/** All tests share this copy, because bundling its templates takes longer than most of the tests. */
const folder = copiedProject();
const file = join(folder, broken);
const text = readFileSync(file, 'utf8');

/**
 * Restores the copy, deletes the compiler's cache, and limits type checks to `include`. Returns a function that writes one more line
 * into a template, and the number of that line.
 */
function prepareProject(include: readonly string[] = [broken]) {
  rmSync(join(folder, 'node_modules/.cache/archipel/types.tsbuildinfo'), { force: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, include }));
  writeFileSync(file, text);
  const line = text.trimEnd().split('\n').length + 1;
  return {
    line,
    write: (added = ''): void => writeFileSync(file, `${text.trimEnd()}\n${added}\n`),
  };
}

test('check --types reports a type error with its place, and nothing for valid sources', async () => {
  const { line, write } = prepareProject(options.include);
  const check = (...more: string[]) => archipel(['check', '--quiet', ...more], { project: folder, cwd: folder });
  expect(await check('--types')).toMatchObject({ code: 0, stderr: '' });
  write("export const year: number = 'this year';");
  expect(await check()).toMatchObject({ code: 0 });
  const ended = await check('--types');
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(`template-types  ${broken}:${line}:14`);
  expect(ended.stderr).toContain("Type 'string' is not assignable to type 'number'.");
  const data = await check('--types', '--format', 'json');
  expect(JSON.parse(data.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'template-types', file: broken }] });
});

test('check --types reports no error that is only in the saved state of the compiler', async () => {
  const { write } = prepareProject();
  const check = () => archipel(['check', '--quiet', '--types'], { project: folder, cwd: folder });
  write("export const year: number = 'this year';");
  expect(await check()).toMatchObject({ code: 1 });
  const state = join(folder, 'node_modules/.cache/archipel/types.tsbuildinfo');
  const stale = readFileSync(state, 'utf8');
  write();
  expect(await check()).toMatchObject({ code: 0 });
  // After some changes, TypeScript 5.9 saved the hashes of the valid sources together with the errors of earlier ones.
  const { semanticDiagnosticsPerFile } = JSON.parse(stale) as Record<string, unknown>;
  writeFileSync(state, JSON.stringify({ ...JSON.parse(readFileSync(state, 'utf8')), semanticDiagnosticsPerFile }));
  expect(await check()).toMatchObject({ code: 0, stderr: '' });
});

test('check --types reports a syntax error once, and not again as a type error', async () => {
  const { write } = prepareProject();
  write('export const = 1;');
  const { code, stderr } = await archipel(['check', '--types'], { project: folder, cwd: folder });
  expect({ code, errors: stderr.match(/^error /gm)?.length, types: /template-types/.test(stderr) }).toEqual({
    code: 1,
    errors: 1,
    types: false,
  });
});

test('check --types and watch --types explain a missing tsconfig.json', async () => {
  prepareProject();
  rmSync(join(folder, 'tsconfig.json'));
  for (const command of ['check', 'watch']) {
    const { code, stderr } = await archipel([command, '--types'], { project: folder, cwd: folder });
    expect({ code, isExplained: /tsconfig\.json/.test(stderr) }).toEqual({ code: 2, isExplained: true });
  }
});

test('watch --types serves a save at once, and reports type errors when they are known', async () => {
  const { line, write } = prepareProject();
  const { body, state, said } = await watching(join(folder, 'content'), ['--types'], { project: folder });
  const types = async () => (await state('/')).problems.filter(({ code }) => code === 'template-types');
  expect(await body('/')).toContain('<h1');
  write("export const year: number = 'this year';");
  await expect
    .poll(types, { timeout: 120_000, interval: 500 })
    .toEqual([expect.objectContaining({ file: broken, line, severity: 'error' })]);
  await said(/1 error; pages are rendered anyway/);
  expect((await state('/')).held).toEqual([]);
  write();
  await expect.poll(types, { timeout: 120_000, interval: 500 }).toEqual([]);
  await said(/No errors/);
});
