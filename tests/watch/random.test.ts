// Many random edits of the real content, faster than a person can make them. Afterwards, the served pages equal those of a
// clean build.
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readContent } from '../../src/node/fs/read-content.ts';
import { applied, nextEdit } from '../incremental/random-edits.ts';
import { freshFolder, realContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

test('Watch serves the pages of a clean build after random edits of the real content', async () => {
  const content = join(freshFolder(), 'content');
  cpSync(realContent, content, { recursive: true });
  const first = readContent(content);
  const { equalsBuild, body } = await watching(content);
  const random = randomOfDay();
  let tree = first;
  const write = (file: string, text: string | undefined): void => {
    const path = join(content, file);
    if (text === undefined) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    const target = random() < 0.5 ? path : `${path}.tmp`;
    writeFileSync(target, text);
    if (target !== path) renameSync(target, path);
  };
  for (let step = 0; step < samples(60, 1000); step += 1) {
    const { file, text } = nextEdit(tree, first, random);
    tree = applied(tree, { file, text });
    write(file, text);
    if (random() < 0.3) await wait(random() * 30);
    // Requests a page from time to time, as a browser does.
    if (random() < 0.1) expect(await body('/')).toContain('<h1');
  }
  // Restores all files, which fixes the errors, and makes a last edit.
  for (const file of new Set([...tree.texts.keys(), ...first.texts.keys()])) write(file, first.texts.get(file));
  const words = (first.texts.get('pages/home.yaml') ?? '').replace('Den\\u00A0AI\\u00A0Act einhalten.', 'Und nun etwas anderes.');
  write('pages/home.yaml', words);
  await equalsBuild();
  expect(await body('/')).toContain('Und nun etwas anderes.');
});
