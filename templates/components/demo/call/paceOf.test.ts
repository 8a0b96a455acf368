import { expect, test } from 'vitest';
import { paceOf } from './paceOf.ts';

const turn = (characters: number, at?: string) => ({ speaker: 'agent' as const, text: 'a'.repeat(characters), ...(at && { at }) });

test('In a call without a recording, each turn takes as long as speaking its text, and a pause follows it', () => {
  const { turns, length } = paceOf({ turns: [turn(30), turn(60)] });
  expect(turns.map(({ start, end }) => end - start)).toEqual([2, 4]);
  expect(turns[1]?.start).toBeGreaterThan(turns[0]?.end ?? 0);
  expect(length).toBeGreaterThan(turns[1]?.end ?? 0);
});

test('Turns of a recorded call begin at the times of the recording; turns without a time begin between their neighbours', () => {
  const { turns, length } = paceOf({ length: '01:00', turns: [turn(30, '00:02'), turn(30), turn(30, '00:40'), turn(30)] });
  const [first = 0, second = 0, third = 0, last = 0] = turns.map(({ start }) => start);
  expect([first, third, length]).toEqual([2, 40, 60]);
  expect([first < second, second < third, third < last, last < length]).toEqual([true, true, true, true]);
});
