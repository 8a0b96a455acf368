// The work of a check grows in proportion to the content. Work is counted, not timed: V8's coverage counts how often each
// block of code runs. If each text were compared with every other text, a block would run four times as often for twice as
// many texts.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDocuments, writeProseSite } from '../bench/prose-site.mjs';
import { archipel, freshFolder, start } from '../support/process/process.ts';

/** A script in V8's coverage. */
interface CoveredScript {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** The number of runs of each block of the engine and its libraries, by the start of the block. */
type Work = ReadonlyMap<string, number>;

/** Creates a site with few documents, and checks it once, so that its code is already bundled. */
async function newSite(): Promise<string> {
  const site = join(freshFolder(), 'site');
  writeProseSite({ target: site, routes: 24 });
  expect(await archipel(['check', '--quiet'], { site })).toMatchObject({ code: 0 });
  return site;
}

/** Resolves to the work of a first check of the site with this many routes of prose. */
async function workOf(routes: number, site: string): Promise<Work> {
  writeDocuments({ target: site, routes });
  const cache = join(site, 'node_modules/.cache/archipel');
  for (const name of readdirSync(cache)) if (/^(?:prose|run|output|files|pages)-/.test(name)) rmSync(join(cache, name));
  const coverage = join(freshFolder(), 'coverage');
  mkdirSync(coverage);
  expect(await start(['check', '--quiet'], { site, env: { NODE_V8_COVERAGE: coverage } }).ended).toMatchObject({ code: 0 });
  const work = new Map<string, number>();
  for (const name of readdirSync(coverage)) {
    const { result }: { readonly result: readonly CoveredScript[] } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    for (const { url, functions } of result.filter((script) => script.url.startsWith('file:')))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, count } of ranges) {
          const place = `${functionName} (${url.replace(/^.*\//, '')}:${startOffset})`;
          work.set(place, (work.get(place) ?? 0) + count);
        }
  }
  return work;
}

test('Growing from 48 to 96 documents adds at most 2.5 times as many runs of each block of code as growing from 24 to 48', async () => {
  const site = await newSite();
  const [one, two, four] = [await workOf(24, site), await workOf(48, site), await workOf(96, site)];
  const tooFast: string[] = [];
  let blocks = 0;
  for (const [place, count] of four) {
    const [first, second] = [one.get(place) ?? 0, two.get(place) ?? 0];
    const growth = count - second;
    if (growth < 1000) continue;
    blocks += 1;
    // Only differences are compared, because each check also does the work for the pages of the starter.
    if (growth > 2.5 * (second - first)) tooFast.push(`${place}: ${first}, ${second}, ${count}`);
  }
  expect(blocks).toBeGreaterThan(100);
  expect(tooFast).toEqual([]);
});
