// A change that is applied to a text with other differences.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChange, hasChange } from '../../src/tools/edits/apply-change.ts';
import { freshFolder } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

/** Returns a text with a line for each letter: `abc` is three lines. */
const text = (letters: string): string => [...letters].map((letter) => `${letter}\n`).join('');

test.each<[target: string, head: string, before: string, after: string, result: string | undefined]>([
  ['a text without other differences', 'abc', 'abc', 'aXc', 'aXc'],
  ['a text that differs in another line', 'abcde', 'aBcde', 'aBcXe', 'abcXe'],
  ['a text that differs in the adjacent line', 'abc', 'Abc', 'AXc', 'aXc'],
  ['a text that differs in the same line', 'abc', 'aBc', 'aXc', undefined],
  ['a text that lacks lines before the changed one', 'abc', '12abc', '12abX', 'abX'],
  ['a text that lacks the line right before the changed one', 'abc', 'ab1c', 'ab1X', 'abX'],
  ['a text that lacks the line before an unchanged one', 'abc', 'ab1c', 'ab1Xc', 'abXc'],
  ['a text with another line at the place of the added one', 'ab1c', 'abc', 'abXc', undefined],
  ['a text that differs in another line than the removed one', 'abcd', 'Abcd', 'Abd', 'abd'],
  ['a text that already lacks the removed line', 'abd', 'abcd', 'abd', 'abd'],
  ['a text that already has the change, and differs elsewhere', 'aXcE', 'abce', 'aXce', 'aXcE'],
  ['a text that already has the change, and differs in the adjacent line', 'AXc', 'abc', 'aXc', 'AXc'],
  ['an empty text', '', '', 'ab', 'ab'],
  ['a text whose lines are all removed', 'ab', 'ab', '', ''],
])('Applied to %s (%j), the change from %j to %j results in %j', (_, head, before, after, result) => {
  const applied = applyChange(text(head), { before: text(before), after: text(after) });
  expect(applied).toBe(result === undefined ? undefined : text(result));
});

test.each([
  ['has the change', 'aXc', true],
  ['has the change beside others', 'AXc', true],
  ['has the text before the change', 'abc', false],
  ['has another text', 'aYc', false],
])('For a file that %s (%j), `hasChange` returns %j', (_, letters, expected) => {
  expect(hasChange(text(letters), { before: text('abc'), after: text('aXc') })).toBe(expected);
});

test('Applying a change keeps the line endings and the byte order mark of the text', () => {
  const change = { before: 'a\nb\nc\n', after: 'a\nX\nY\nc\n' };
  expect(applyChange('a\r\nb\r\nc\r\n', change)).toBe('a\r\nX\r\nY\r\nc\r\n');
  expect(applyChange('\u{FEFF}A\nb\nc\n', { before: '\u{FEFF}a\nb\nc\n', after: '\u{FEFF}a\nX\nc\n' })).toBe('\u{FEFF}A\nX\nc\n');
  expect(applyChange('A\nb\nc\n', { before: 'a\r\nb\r\nc\r\n', after: 'a\r\nX\r\nc\r\n' })).toBe('A\nX\nc\n');
  // Mixed line endings remain, line by line.
  expect(applyChange('a\r\nb\nc\n', { before: 'a\r\nb\nC\n', after: 'a\r\nX\nC\n' })).toBe('a\r\nX\nc\n');
});

test('Applying a change has the same result as git merge-file, unless git reports a conflict', () => {
  const random = randomOfDay();
  const folder = freshFolder();
  const pick = (limit: number): number => Math.floor(random() * limit);
  // New lines are numbered, so that no two lines are equal and only one result is correct.
  let fresh = 0;
  /** Replaces, removes or adds some lines. */
  const changed = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) => {
      if (random() > 0.12) return [line];
      fresh += 1;
      return [[`new ${fresh}`], [], [line, `new ${fresh}`], [`new ${fresh}`, line]][pick(4)] ?? [];
    });
  const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  const counts = { same: 0, conflict: 0, touching: 0 };
  for (let round = 0; round < samples(150, 3000); round += 1) {
    const base = Array.from({ length: 4 + pick(20) }, (_, index) => `line ${round}-${index}`);
    const [head, before, after] = [joined(changed(base)), joined(base), joined(changed(base))];
    for (const [name, content] of Object.entries({ head, before, after })) writeFileSync(join(folder, name), content);
    const result = applyChange(head, { before, after });
    const merged = mergeFile(folder);
    if (merged === undefined) counts[result === undefined ? 'conflict' : 'touching'] += 1;
    else {
      expect({ head, before, after, result }).toEqual({ head, before, after, result: merged });
      counts.same += 1;
    }
  }
  expect(Math.min(counts.same, counts.conflict, counts.touching)).toBeGreaterThan(0);
});

/** Returns the result of git merge-file, or undefined if there is a conflict. */
function mergeFile(cwd: string): string | undefined {
  try {
    return execFileSync('git', ['merge-file', '-p', '-q', 'head', 'before', 'after'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

test('Applying a change separates edits from other changes in other lines, whatever their order', () => {
  const random = randomOfDay();
  for (let round = 0; round < samples(300, 5000); round += 1) {
    const base = Array.from({ length: 3 + Math.floor(random() * 30) }, (_, index) => `line ${index}`);
    const owner = base.map(() => random());
    const version = (isMine: boolean, isOther: boolean): string =>
      base
        .flatMap((line, index) => {
          const [at, kind] = [owner[index] ?? 0, index % 3];
          const changes = (at < 0.2 && isMine) || (at > 0.8 && isOther);
          return changes ? ([[`${line} changed`], [`${line} changed`, `${line} more`], [`${line} other`]][kind] ?? []) : [line];
        })
        .map((line) => `${line}\n`)
        .join('');
    expect(applyChange(version(false, false), { before: version(false, true), after: version(true, true) })).toBe(version(true, false));
    expect(applyChange(version(true, true), { before: version(true, false), after: version(false, false) })).toBe(version(false, true));
  }
});
