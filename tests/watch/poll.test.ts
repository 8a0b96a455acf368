// `watch` compares files with the disk even if the file watcher reports nothing: all files after a change, otherwise only some per poll.
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

/** Polls once. Returns the number of compared files, and the paths of the files that differ. */
function pollOnce(content: LiveContent): readonly [steps: number, paths: readonly string[]] {
  const poll = content.poll();
  for (let steps = 0; ; steps += 1) {
    const { done, value } = poll.next();
    if (done === true) return [steps, value];
  }
}

test('Until a file changes, each poll of watch after the first compares only 300 files, and three polls compare all 700', () => {
  const live = liveContent(folder);
  expect([pollOnce(live), pollOnce(live)]).toEqual([
    [count, []],
    [300, []],
  ]);
  write(10, 'title: other\n');
  const turns = [pollOnce(live), pollOnce(live), pollOnce(live)];
  expect(turns.some(([, paths]) => paths.includes(fileAt(10)))).toBe(true);
});

test('After a change that the file watcher did not report, watch compares all files in each poll', () => {
  const live = liveContent(folder);
  pollOnce(live);
  write(30, 'title: unheard\n');
  const found = [pollOnce(live), pollOnce(live), pollOnce(live)].flatMap(([, paths]) => paths);
  expect(new Set(found)).toEqual(new Set([fileAt(30)]));
  live.refresh(found);
  expect([pollOnce(live), pollOnce(live)]).toEqual([
    [count, []],
    [count, []],
  ]);
});

test('After a change that the file watcher reported, watch compares all files in one poll', () => {
  const live = liveContent(folder);
  const steps = (): number => pollOnce(live)[0];
  steps();
  write(20, 'title: named\n');
  live.refresh([fileAt(20)]);
  expect([steps(), steps()]).toEqual([count, 300]);
});

test('Watch treats a picture beside a text as an asset, and notices a change of its bytes', () => {
  const picture = 'pages/plan.svg';
  writeFileSync(join(folder, picture), '<svg/>');
  const live = liveContent(folder);
  const before = live.tree();
  writeFileSync(join(folder, picture), '<svg ></svg>');
  const found = pollOnce(live)[1];
  expect(found).toEqual([picture]);
  expect(live.refresh(found).changed).toEqual([picture]);
  const [{ hash: old } = { hash: '' }, { hash } = { hash: '' }] = [before, live.tree()].map(({ assets }) => assets.get(`../${picture}`));
  expect(hash).not.toBe(old);
  expect([live.tree().texts.has(picture), live.tree().problems]).toEqual([false, []]);
});
