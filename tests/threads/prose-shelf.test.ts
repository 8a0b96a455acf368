import { expect, it } from 'vitest';
import { proseShelf } from '../../src/cli/threads/prose-shelf.ts';
import { type Cache, noCache } from '../../src/content/cache.ts';

function memoryCache(): Cache & { readonly values: ReadonlyMap<string, unknown> } {
  const values = new Map<string, unknown>();
  return { ...noCache, values, get: (key) => values.get(key), set: (key, value) => void values.set(key, value) };
}

it('stores on disk what other threads have parsed, even if no text asks for it', () => {
  const [disk, ofThread] = [memoryCache(), memoryCache()];
  const main = proseShelf({ disk, stores: true });
  const thread = proseShelf({ disk: ofThread, stores: false });
  thread.cache.set('text', new Uint8Array([1, 2]));
  thread.cache.set('code block of the text', [['const', 'tok-keyword']]);
  main.add(thread.takeNew());
  expect([...disk.values]).toEqual([
    ['text', new Uint8Array([1, 2])],
    ['code block of the text', [['const', 'tok-keyword']]],
  ]);
  expect(ofThread.values.size).toBe(0);
});

it('passes on each value once', () => {
  const thread = proseShelf({ disk: noCache, stores: false });
  thread.cache.set('text', 1);
  expect([...thread.takeNew().places.keys()]).toEqual(['text']);
  expect(thread.takeNew().places.size).toBe(0);
});

it('finds what other threads have parsed if nothing can be stored', () => {
  const main = proseShelf({ disk: noCache, stores: true });
  const thread = proseShelf({ disk: noCache, stores: false });
  thread.cache.set('text', 'parsed');
  main.add(thread.takeNew());
  expect(main.cache.get('text')).toBe('parsed');
});
