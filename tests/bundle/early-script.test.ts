// The early script of a site: its code in pages, and the places of errors in early scripts that are refused.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompileError, compile, compiledBefore } from '../../src/node/bundle/compile.ts';
import { recompiler } from '../../src/node/bundle/recompile.ts';
import { root as repository } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';

const root = mkdtempSync(join(tmpdir(), 'archipel-early-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'islands/layout/early.ts';
const write = (text: string): void => writeFileSync(join(root, file), text);
const configure = (path: string): void => {
  const config = join(root, 'archipel.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/^ {2}earlyScript: '.*',$/m, `  earlyScript: '${path}',`));
};

beforeAll(() => {
  cpSync(join(repository, 'tests/sites/radio'), root, { recursive: true });
  mkdirSync(join(root, 'islands/layout'));
  const config = join(root, 'archipel.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('defineSite({\n', `defineSite({\n  earlyScript: '${file}',\n`));
});

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CompileError);
  return (error as CompileError).failures;
};

const theme = `import { key } from './key.ts';\ndocument.documentElement.dataset.theme = localStorage.getItem(key) ?? '';\n`;

test('The early script is minified and contains its imports, and the policy has its hash', async () => {
  writeFileSync(join(root, 'islands/layout/key.ts'), "export const key = 'theme';\n");
  write(theme);
  const { bundle } = await compile(projectAt(root));
  const { code = '', source } = bundle.urls.early ?? {};
  expect(code).toMatch(/^\(\(\)=>\{.*"theme".*\}\)\(\);$/);
  expect(source).toBe(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(bundle.scripts.early).toBe(file);
  expect(bundle.scripts.bytes[file]).toBeGreaterThan(40);
});

test('The early script is cached until a file that it imports changes, and has its earlier code again after the change is undone', async () => {
  write(theme);
  writeFileSync(join(root, 'islands/layout/key.ts'), "export const key = 'theme';\n");
  const { bundle } = await compile(projectAt(root));
  expect(compiledBefore(projectAt(root))).toBeDefined();
  writeFileSync(join(root, 'islands/layout/key.ts'), "export const key = 'colours';\n");
  expect(compiledBefore(projectAt(root))).toBeUndefined();
  const { bundle: changed } = await compile(projectAt(root));
  expect(changed.urls.early?.code).toContain('"colours"');
  writeFileSync(join(root, 'islands/layout/key.ts'), "export const key = 'theme';\n");
  expect((await compile(projectAt(root))).bundle.urls).toEqual(bundle.urls);
});

test('The workaround for a text that the early script cannot contain is accepted', async () => {
  write("console.log('<!--');\n");
  const [failure] = await failureOf(compile(projectAt(root)));
  const [, split] = /write (.*)$/.exec(String(failure?.what)) ?? [];
  write(`console.log(${split});\n`);
  const { bundle } = await compile(projectAt(root));
  expect(bundle.urls.early?.code).toContain('["<","!--"].join("")');
});

describe('An early script is refused, with the place of the error,', () => {
  test.each([
    ['a syntax error', 'const x = ;\n', { line: 1, column: 11 }, 'Unexpected ";"'],
    ['the end tag of a script', "\nexport const x = '</script>';\nconsole.log(x);\n", { line: 2, column: 19 }, '"</script"'],
    ['the start of an HTML comment', "console.log('<!--');\n", { line: 1, column: 14 }, '"<!--"'],
    ['an import of React', "import { useState } from 'react';\nconsole.log(useState);\n", { line: 1, column: 27 }, 'cannot import "react"'],
    [
      'an import of the engine',
      "import { list } from 'archipel';\nconsole.log(list);\n",
      { line: 1, column: 23 },
      'cannot import "archipel"',
    ],
    ['an import of a stylesheet', "import './early.css';\n", { line: 1, column: 9 }, 'cannot import "./early.css"'],
    ['more than 1 kB', `console.log('${'x'.repeat(1500)}');\n`, { line: 1, column: 1 }, '1.5 kB after minifying, more than 1.0 kB'],
  ])('for %s', async (_, text, place, what) => {
    write(text);
    expect(await failureOf(compile(projectAt(root)))).toMatchObject([
      { what: expect.stringContaining(what), position: { file, ...place } },
    ]);
  });

  test.each([
    ['islands/layout/absent.ts', 'does not exist'],
    ['content/early.ts', 'is not a script of islands/, templates/ or src/'],
    ['../early.ts', 'is not a script of islands/, templates/ or src/'],
  ])('if the configuration names %s', async (path, what) => {
    configure(path);
    const failures = await failureOf(compile(projectAt(root)));
    configure(file);
    expect(failures).toMatchObject([
      { code: 'config-invalid', what: expect.stringContaining(what), position: { file: 'archipel.config.ts', column: 3 } },
    ]);
  });
});

test('The early script in watch equals that of a build, and is compiled again after an error is fixed', async () => {
  write(theme);
  const project = projectAt(root);
  const { compile: recompile, close, given } = recompiler(project, undefined);
  try {
    const first = await recompile([]);
    expect(first.bundle.urls.early).toEqual((await compile(project)).bundle.urls.early);
    expect((await recompile(['content/site.yaml'])).bundle.urls.early).toEqual(first.bundle.urls.early);
    expect(Object.keys(given() ?? {})).toEqual(expect.arrayContaining([file, 'islands/layout/key.ts']));
    write('const x = ;\n');
    expect(await failureOf(recompile([file]))).toMatchObject([{ position: { file, line: 1 } }]);
    write("document.title = 'b';\n");
    const fixed = await recompile([file]);
    expect(fixed.bundle.urls.early?.code).toContain('document.title="b"');
    // An edit of another file leaves the bundle the same object, so that no page is rendered again.
    expect((await recompile(['archipel.config.ts'])).bundle).toBe(fixed.bundle);
    rmSync(join(root, file));
    expect(await failureOf(recompile([file]))).toMatchObject([{ position: { file: 'archipel.config.ts' } }]);
    write("document.title = 'c';\n");
    expect((await recompile([file])).bundle.urls.early?.code).toContain('document.title="c"');
  } finally {
    await close();
  }
});
