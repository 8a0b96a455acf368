// In a loop of type checks, only one check runs at a time, and every change is checked.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { createTypeLoop } from '../../src/watch/type-loop.ts';

const found = (file: string): readonly Diagnostic[] => [{ code: 'template-types', severity: 'error', file, args: { what: '' } }];

/** Creates a loop of type checks, each of which ends when the test calls `end`, and records its reports. */
function loop() {
  const ends: ((diagnostics: readonly Diagnostic[]) => void)[] = [];
  const reported: (readonly Diagnostic[])[] = [];
  const errors: unknown[] = [];
  let stops = 0;
  const checker = {
    check: () => new Promise<readonly Diagnostic[]>((resolve) => void ends.push(resolve)),
    stop: () => {
      stops += 1;
    },
  };
  const types = createTypeLoop(checker, { tell: (list) => reported.push(list), fail: (error) => errors.push(error) });
  const end = async (index: number, file: string): Promise<void> => {
    ends[index]?.(found(file));
    // Lets the microtasks run in which the loop continues.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { types, end, reported, errors, checks: () => ends.length, stops: () => stops };
}

test('A change during a type check leads to one more check, and only the last result is reported', async () => {
  const { types, end, reported, checks } = loop();
  types.request();
  types.request();
  types.request();
  expect(checks()).toBe(1);
  await end(0, 'old');
  expect({ checks: checks(), reported }).toEqual({ checks: 2, reported: [] });
  await end(1, 'new');
  expect({ checks: checks(), reported }).toEqual({ checks: 2, reported: [found('new')] });
  types.request();
  expect(checks()).toBe(3);
});

test('A stopped loop of type checks reports nothing and starts no check', async () => {
  const { types, end, reported, checks, stops } = loop();
  types.request();
  types.stop();
  await end(0, 'late');
  types.request();
  expect({ checks: checks(), stops: stops(), reported }).toEqual({ checks: 1, stops: 1, reported: [] });
});

test('A type check that cannot run is reported as a failure', async () => {
  const errors: unknown[] = [];
  const checker = { check: () => Promise.reject(new Error('no node')), stop: () => undefined };
  createTypeLoop(checker, { tell: () => undefined, fail: (error) => errors.push(error) }).request();
  await expect.poll(() => errors).toEqual([new Error('no node')]);
});
