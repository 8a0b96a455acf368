// Tests of editing share a process that runs `watch` several times in a row. This test checks that a shared process prints
// and serves the same as a separate process.
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { smallContent } from '../support/process/process.ts';
import { type Watched, watching, watchingShared } from '../support/process/watching.ts';

/** Saves an error. Resolves to the served pages, the reported problems and the printed lines, without ports, tokens and times. */
async function observed(content: string, { body, state, log, said }: Watched): Promise<unknown> {
  const pages = await Promise.all(['/', '/en', '/404', '/sitemap.xml', '/__gallery/hero'].map(body));
  appendFileSync(join(content, 'pages/home.yaml'), 'nonsense: 1\n');
  await expect.poll(async () => (await state('/')).problems, { timeout: 30_000 }).not.toEqual([]);
  await said(/nonsense/);
  const { problems } = await state('/');
  const withoutNames = (text: string): string =>
    text
      .replaceAll(content, 'content')
      .replaceAll(relative(process.cwd(), content), 'content')
      .replaceAll(/localhost:\d+/g, 'localhost')
      .replaceAll(/\bedit=[\w-]+|\b\d+ ms\b|\b\d[\d.,]* s\b|\d\d:\d\d:\d\d|"serverId":"\d+"/g, '')
      .replaceAll(/\/tmp\/[\w./-]+/g, 'folder');
  return { pages: pages.map(withoutNames), problems: withoutNames(JSON.stringify(problems)), log: withoutNames(log()) };
}

/** The runs in the shared process. They follow each other, so that the second run uses the process of the first. */
const runs: { readonly pid: number; readonly output: unknown }[] = [];

test.each(['first', 'second'])(
  'The %s run of watch in a shared process prints and serves the same as a run in a separate process',
  async () => {
    const [separate, shared] = [smallContent(), smallContent()];
    const alone = await observed(separate, await watching(separate));
    const watch = await watchingShared(shared);
    const together = await observed(shared, watch);
    expect(together).toEqual(alone);
    runs.push({ pid: watch.pid, output: together });
  },
);

test('Both runs of watch used the same process, and had the same output', () => {
  expect(new Set(runs.map(({ pid }) => pid)).size).toBe(1);
  expect(runs[1]?.output).toEqual(runs[0]?.output);
});
