// The number of threads of a command, and the share of the work that each thread gets.
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { takenRoutes } from '../../src/cli/threads/route-queue.ts';
import { shareOf } from '../../src/cli/threads/share-of.ts';
import { type ThreadedCommand, threadCount } from '../../src/cli/threads/thread-count.ts';
import type { Route } from '../../src/pages/routes/plan-routes.ts';
import { archipel } from '../support/process/process.ts';

test('The number of threads is one for a small site, and at most the number of cores for a large one', () => {
  expect(threadCount({ requested: undefined, command: 'build', work: 66, prose: 66 })).toBe(1);
  const many = threadCount({ requested: undefined, command: 'build', work: 100_000, prose: 0 });
  expect(many).toBeGreaterThanOrEqual(1);
  expect(many).toBeLessThanOrEqual(availableParallelism());
});

test('The number of threads on two cores is two only for a large build, a large check or much prose', () => {
  const count = (command: ThreadedCommand, work: number, prose = 0): number =>
    threadCount({ requested: undefined, command, work, prose, cores: 2 });
  expect([count('build', 3_000), count('build', 300, 100), count('check', 500)]).toEqual([1, 1, 1]);
  expect([count('build', 10_000), count('build', 300, 300), count('check', 1_000)]).toEqual([2, 2, 2]);
  expect([count('watch', 5_000), count('watch', 2_000, 2_000)]).toEqual([1, 2]);
});

test('A requested number of threads is used', () => expect(threadCount({ requested: 7, command: 'build', work: 1, prose: 0 })).toBe(7));

test('One thread gets all languages of a document, and a main thread that writes files gets fewer documents than the other threads', () => {
  const files = Array.from({ length: 800 }, (_, index) => `pages/guides/guide-${index}`);
  for (const file of files) {
    const owners = ['.yaml', '.mdx', '.de.mdx', '.pt-BR.md'].map((ending) => shareOf(`${file}${ending}`, { count: 4, command: 'build' }));
    expect(new Set(owners).size, file).toBe(1);
  }
  const sizesIn = (command: ThreadedCommand) =>
    [0, 1, 2, 3].map((place) => files.filter((file) => shareOf(file, { count: 4, command }) === place).length);
  const [ofMain = 0, ...others] = sizesIn('build');
  expect(ofMain).toBeGreaterThan(100);
  expect(Math.min(...others)).toBeGreaterThan(1.2 * ofMain);
  expect(Math.max(...others)).toBeLessThan(1.2 * Math.min(...others));
  expect(Math.max(...sizesIn('check'))).toBeLessThan(1.2 * Math.min(...sizesIn('check')));
});

test('Each page is rendered by exactly one thread', () => {
  // The queue uses only the file and the language of a route.
  const routes = Array.from({ length: 500 }, (_, index) => ({
    entry: { file: `pages/page-${index >> 1}.yaml` },
    locale: index % 2 === 0 ? 'de' : 'en',
  })) as unknown as readonly Route[];
  const counters = new Int32Array(new SharedArrayBuffer(2 * 3 * Int32Array.BYTES_PER_ELEMENT));
  const queues = [0, 1, 2].map((index) => takenRoutes(routes, { index, count: 3, command: 'build', counters }));
  const taken: Route[] = [];
  for (let open = [...queues]; open.length > 0; )
    open = open.filter((queue) => {
      const { value, done } = queue.next();
      if (done !== true) taken.push(value);
      return done !== true;
    });
  expect(taken.length).toBe(500);
  expect(new Set(taken).size).toBe(500);
});

describe('An invalid number of threads is refused:', () => {
  test.each(['0', '65', '1.5', 'many', '-2'])('%s', async (value) => {
    expect(await archipel(['check', `--threads=${value}`])).toMatchObject({ code: 2 });
    expect(await archipel(['check'], { env: { ARCHIPEL_THREADS: value } })).toMatchObject({ code: 2 });
  });
});
