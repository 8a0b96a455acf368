// In the repository of archipel itself, `watch` continues to run the program with which it was started, and reports changes
// of the program.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

test('Watch asks for a restart after an edit of the engine, but not after an edit of a template', async () => {
  const project = copiedProject();
  const { said, body } = await watching(join(project, 'content'), [], { project });
  appendFileSync(join(project, 'templates/facts.ts'), '\n// Edited.\n');
  const [before] = await said(/[\s\S]*templates\/facts\.ts → [^\n]*/);
  expect(before).not.toContain('restart watch');
  appendFileSync(join(project, 'src/build/build.ts'), '\n// Edited.\n');
  await said(/restart watch/);
  expect(await body('/')).toContain('<h1');
});
