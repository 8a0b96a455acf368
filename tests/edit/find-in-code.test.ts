// The search for the line of code that contains a text, while files are saved and removed.
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createCodeFinder } from '../../src/watch/edit/find-in-code.ts';
import { freshFolder } from '../support/process/process.ts';

const folder = freshFolder();
const save = (file: string, code: string, secondsAgo = 0): void => {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  writeFileSync(join(folder, file), code);
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(join(folder, file), at, at);
};
const placeOf = (file: string, line: number) => ({ file: relative(process.cwd(), join(folder, file)), line });

test('A text in code is found if exactly one line contains it, even after files were saved and removed', () => {
  const find = createCodeFinder([folder, join(folder, 'absent')]);
  save('parts/Hero.tsx', 'const a = 1;\nconst b = <p>Jetzt lesen</p>;\n', 60);
  save('styles.css', 'Jetzt lesen');
  for (const _time of [1, 2]) expect(find('Jetzt  lesen')).toEqual(placeOf('parts/Hero.tsx', 2));
  save('parts/Hero.tsx', 'const b = <p>Jetzt lesen</p>;\n');
  expect(find('Jetzt lesen')).toEqual(placeOf('parts/Hero.tsx', 1));
  save('parts/Hero.tsx', 'const c = <p>Heute lesen</p>;\n');
  expect(find('Jetzt lesen')).toBeUndefined();
  save('Other.ts', "export const words = 'Heute lesen';\n");
  // Two lines contain the text.
  expect(find('Heute lesen')).toBeUndefined();
  rmSync(join(folder, 'parts'), { recursive: true });
  expect(find('Heute lesen')).toEqual(placeOf('Other.ts', 1));
});

test.each(['lesen!', 'Heute les', 'ab', '…'])(
  'The text %s is not found in code, because it is missing, too short, or ends within a word',
  (text) => {
    save('Third.ts', "export const words = 'Morgen lesen';\n");
    expect(createCodeFinder([folder])(text)).toBeUndefined();
  },
);
