// Thousands of tests read the same few files of the fixture: each text is parsed once per worker. Parsing, of YAML and of
// prose, knows nothing but a file's name and text; all other stages run again in each test, as in a clean build.
import { type KeyedStage, type MemoCache, noMemo } from '../../../src/memo.ts';

const results = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!results.has(key)) results.set(key, make());
  // Under a key is only what `make` of its stage gave.
  return results.get(key) as T;
}

const parseEach = <Input, T>({ keys, inputs }: Pick<KeyedStage<Input>, 'keys' | 'inputs'>, make: (input: Input, key: string) => T): T[] =>
  // Each key has its input.
  keys.map((file, index) => once(`${file}\n${inputs[index]}`, () => make(inputs[index] as Input, file)));

/** A memo for builds in tests. */
export const parsedOnce: MemoCache = {
  ...noMemo,
  compute: (of, from, make) => (of[0] === 'prose' ? once(JSON.stringify([of, from]), make) : make()),
  each: (given, make) => (given.stage === 'parse' ? parseEach(given, make) : noMemo.each(given, make)),
};
