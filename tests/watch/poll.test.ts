// `watch` compares files with the disk even if the watcher reports nothing: all files after a change, otherwise only some in each poll.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type LiveContent, liveContent } from '../../src/watch/files/live-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-poll-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const count = 700;
const fileAt = (index: number): string => `pages/page-${index}.yaml`;
const write = (index: number, text: string): void => writeFileSync(join(folder, fileAt(index)), text);
mkdirSync(join(folder, 'pages'));
for (let index = 0; index < count; index += 1) write(index, `title: ${index}\n`);

/** Returns the number of compared files, and the paths of those that differ. */
function look(content: LiveContent): readonly [steps: number, paths: readonly string[]] {
  const poll = content.poll();
  for (let steps = 0; ; steps += 1) {
    const { done, value } = poll.next();
    if (done === true) return [steps, value];
  }
}

test('While nothing changes, each poll of watch after the first compares only some files, and every file is compared eventually', () => {
  const other = liveContent(folder);
  expect([look(other), look(other)]).toEqual([
    [count, []],
    [300, []],
  ]);
  write(10, 'title: other\n');
  const turns = [look(other), look(other), look(other)];
  expect(turns.some(([, paths]) => paths.includes(fileAt(10)))).toBe(true);
});

test('After a change without an event, watch compares all files from then on', () => {
  const own = liveContent(folder);
  look(own);
  write(30, 'title: unheard\n');
  const found = [look(own), look(own), look(own)].flatMap(([, paths]) => paths);
  expect(new Set(found)).toEqual(new Set([fileAt(30)]));
  own.refresh(found);
  expect([look(own), look(own)]).toEqual([
    [count, []],
    [count, []],
  ]);
});

test('After a change that the watcher reported, watch compares all files once', () => {
  const own = liveContent(folder);
  const steps = (): number => look(own)[0];
  steps();
  write(20, 'title: named\n');
  own.refresh([fileAt(20)]);
  expect([steps(), steps()]).toEqual([count, 300]);
});

test('Watch treats a picture beside a text as an asset, and notices a change of its bytes', () => {
  const picture = 'pages/plan.svg';
  writeFileSync(join(folder, picture), '<svg/>');
  const own = liveContent(folder);
  const before = own.tree();
  writeFileSync(join(folder, picture), '<svg ></svg>');
  const found = look(own)[1];
  expect(found).toEqual([picture]);
  expect(own.refresh(found).changed).toEqual([picture]);
  const [{ hash: old } = { hash: '' }, { hash } = { hash: '' }] = [before, own.tree()].map(({ assets }) => assets.get(`../${picture}`));
  expect(hash).not.toBe(old);
  expect([own.tree().texts.has(picture), own.tree().problems]).toEqual([false, []]);
});
