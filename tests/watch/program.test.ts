// In the repository of archipel itself, `watch` keeps running the program that it was started with, and reports its
// changes.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

test('Watch reports that an edit of the engine needs a restart; an edit of a template does not', async () => {
  const project = copiedProject();
  const { said, body } = await watching(join(project, 'content'), [], { project });
  appendFileSync(join(project, 'templates/facts.ts'), '\n// Edited.\n');
  const [before] = await said(/[\s\S]*templates\/facts\.ts → [^\n]*/);
  expect(before).not.toContain('start watch again');
  appendFileSync(join(project, 'src/build.ts'), '\n// Edited.\n');
  await said(/start watch again/);
  expect(await body('/')).toContain('<h1');
});
