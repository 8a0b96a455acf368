// An island can import a stylesheet, which is bundled. A template cannot, because no page would load the stylesheet.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompileError } from '../../src/node/bundle/bundle.ts';
import { compile } from '../../src/node/bundle/compile.ts';
import { root as repository } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';

const root = mkdtempSync(join(tmpdir(), 'archipel-styles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Adds `statement` to the top of a file, compiles the site, and restores the file. By default, the statement imports `styles`. */
async function importing(file: string, styles: string, statement = `import '${styles}';`) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, `${statement}\n${before}`);
  try {
    return await compile(projectAt(root));
  } finally {
    writeFileSync(path, before);
  }
}

beforeAll(() => {
  cpSync(join(repository, 'tests/sites/radio'), root, { recursive: true });
  for (const folder of ['templates', 'islands/Clock']) writeFileSync(join(root, folder, 'own.css'), '.own-mark { color: #123456; }\n');
});

test('An import of a stylesheet in a template is an error at its line; the message contains the @import to write instead', async () => {
  const failure = await importing('templates/sections.tsx', './own.css').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CompileError);
  expect(failure).toMatchObject({
    failures: [{ what: expect.stringContaining("@import './own.css'"), position: { file: 'templates/sections.tsx', line: 1 } }],
  });
});

test.each([
  ['the name of a package', 'import "photos/style.css";', "@import 'photos/style.css'"],
  ['a call', "export const later = () => import('./own.css');", "@import './own.css'"],
])('A stylesheet that a template imports by %s is an error', async (_, statement, replacement) => {
  const failure = await importing('templates/sections.tsx', '', statement).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    failures: [{ what: expect.stringContaining(replacement), position: { file: 'templates/sections.tsx', line: 1 } }],
  });
});

test('A stylesheet that an island imports is bundled', async () => {
  const { bundle } = await importing('islands/Clock/Clock.tsx', './own.css');
  const styles = bundle.files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => new TextDecoder().decode(bytes as Uint8Array));
  expect(styles.join('\n')).toContain('.own-mark');
});
