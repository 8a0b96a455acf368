// Tests of editing share a process in which one watch follows another. This test checks that a shared process prints
// and serves the same as a separate one.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallContent } from '../support/process/process.ts';
import { type Watched, watching, watchingShared } from '../support/process/watching.ts';

/** Resolves to what a watch prints and serves before and after a save with an error, without its port and token. */
async function observed(content: string, { body, state, log, said }: Watched): Promise<unknown> {
  const pages = await Promise.all(['/', '/en', '/404', '/sitemap.xml', '/__gallery/hero'].map(body));
  appendFileSync(join(content, 'pages/home.yaml'), 'nonsense: 1\n');
  await expect.poll(async () => (await state('/')).problems, { timeout: 30_000 }).not.toEqual([]);
  await said(/nonsense/);
  const { problems } = await state('/');
  const withoutNames = (text: string): string =>
    text
      .replaceAll(content, 'content')
      .replaceAll(/localhost:\d+/g, 'localhost')
      .replaceAll(/\bedit=[\w-]+|\b\d+ ms\b|\b\d[\d.,]* s\b|\d\d:\d\d:\d\d|"serverId":"\d+"/g, '')
      .replaceAll(/\/tmp\/[\w./-]+/g, 'folder');
  return { pages: pages.map(withoutNames), problems: withoutNames(JSON.stringify(problems)), log: withoutNames(log()) };
}

// One after another, so that the second uses the process of the first.
const seen: { readonly pid: number; readonly what: unknown }[] = [];

test.each(['first', 'second'])('The %s watch in a shared process prints and serves the same as a watch in a separate process', async () => {
  const [own, shared] = [smallContent(), smallContent()];
  const alone = await observed(own, await watching(own));
  const watch = await watchingShared(shared);
  const together = await observed(shared, watch);
  expect(together).toEqual(alone);
  seen.push({ pid: watch.pid, what: together });
});

test('Both watches of a shared process ran in the same process', () => {
  expect(new Set(seen.map(({ pid }) => pid)).size).toBe(1);
  expect(seen[1]?.what).toEqual(seen[0]?.what);
});
