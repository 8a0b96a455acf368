// Thousands of tests read the same few files of the fixture: each text is parsed once per worker. Parsing is the only
// stage that knows nothing but a file's name and text; all others run again in each test, as in a clean build.
import { type KeyedStage, type MemoCache, noMemo } from '../../../src/memo.ts';

const results = new Map<string, unknown>();

function parseEach<Input, T>({ keys, inputs }: KeyedStage<Input>, make: (input: Input, key: string) => T): T[] {
  return keys.map((file, index) => {
    const key = `${file}\n${inputs[index]}`;
    // Each key has its input, and only what `make` gave is stored.
    if (!results.has(key)) results.set(key, make(inputs[index] as Input, file));
    return results.get(key) as T;
  });
}

/** A memo for builds in tests. */
export const parsedOnce: MemoCache = {
  ...noMemo,
  each: (given, make) => (given.stage === 'parse' ? parseEach(given, make) : noMemo.each(given, make)),
};
