// Caches parsed files, because thousands of tests read the same few files of the fixture. Parsing depends only on the
// name and the text of a file. All other stages run again in each test, as in a clean build.
import { type EachRequest, noQueryCache, type QueryCache, type QueryKey } from '../../../src/store/query-cache.ts';

const results = new Map<string, unknown>();

function once<T>(key: string, compute: () => T): T {
  if (!results.has(key)) results.set(key, compute());
  // The value under a key is a result of the same `compute`.
  return results.get(key) as T;
}

const parseEach = <Input, T>({ keys, inputs }: Pick<EachRequest<Input>, 'keys' | 'inputs'>, parse: (input: Input, key: string) => T): T[] =>
  // `inputs` is as long as `keys`.
  keys.map((file, index) => once(`${file}\n${inputs[index]}`, () => parse(inputs[index] as Input, file)));

const isProse = (of: QueryKey): boolean => Array.isArray(of) && of[0].name === 'prose';

/** A cache of queries for builds in tests. */
export const parsedOnce: QueryCache = {
  ...noQueryCache,
  compute: (of, from, compute) => (isProse(of) ? once(JSON.stringify([of, from]), compute) : compute()),
  each: (request, compute) => (request.query.name === 'parse' ? parseEach(request, compute) : noQueryCache.each(request, compute)),
};
