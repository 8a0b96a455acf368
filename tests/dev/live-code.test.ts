// Compares the code of a project with the files that the bundler received.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOf } from '../../src/node/bundle/inputs.ts';
import { liveCode } from '../../src/watch/files/live-code.ts';
import { freshFolder } from '../support/process/process.ts';

const files = ['archipel.config.ts', 'templates/a.ts', 'templates/b.ts'];

/** Returns the paths that a complete poll reports. */
function polled({ poll }: ReturnType<typeof liveCode>): readonly string[] {
  const steps = poll();
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

function openProject() {
  const root = freshFolder();
  mkdirSync(join(root, 'templates'));
  for (const file of files) writeFileSync(join(root, file), file);
  const bundled = Object.fromEntries(files.map((file) => [file, stateOf(root, file)]));
  return { root, code: liveCode(root, () => bundled) };
}

test('A poll reports each change of a file once', () => {
  const { root, code } = openProject();
  expect(polled(code)).toEqual([]);
  writeFileSync(join(root, 'templates/a.ts'), 'other');
  expect(polled(code)).toEqual(['templates/a.ts']);
  expect(polled(code)).toEqual([]);
  writeFileSync(join(root, 'templates/a.ts'), 'a third');
  expect(polled(code)).toEqual(['templates/a.ts']);
});

test('A change that a stopped poll has found is reported by the next poll', () => {
  const { root, code } = openProject();
  writeFileSync(join(root, 'archipel.config.ts'), 'other');
  const stopped = code.poll();
  stopped.next();
  stopped.next();
  expect(polled(code)).toEqual(['archipel.config.ts']);
});
