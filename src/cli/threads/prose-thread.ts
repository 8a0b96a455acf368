// A thread that parses texts: it answers each list of texts with the values to cache.
import { noCache } from '../../content/cache.ts';
import { type PlainNaming, parseText, type TextRequest, textNames } from '../../content/prose/parse-text.ts';
import { cacheEncoding } from '../../node/fs/cache-encoding.ts';

const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');

// The main thread starts this thread with a `PlainNaming`.
const textName = textNames(workerData as PlainNaming);

/** Parses texts. Resolves to the values that parsing caches, by key. */
async function valuesOf(texts: readonly TextRequest[]): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  const cache = {
    ...noCache,
    ...cacheEncoding,
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
  };
  for (const text of texts) await parseText(text, { textName, cache });
  return values;
}

parentPort?.on('message', async (texts: readonly TextRequest[]) => parentPort.postMessage(await valuesOf(texts)));
