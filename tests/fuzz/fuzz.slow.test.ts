// Builds of randomly damaged content keep three promises: they end, they report each problem with its position, and they turn
// no text from content into markup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createImageProcessor } from '../../src/node/images/image-processor.ts';
import { root } from '../support/fixture-site/content.ts';
import { projectAt } from '../support/process/project.ts';
import { samples, seedOfDay } from '../support/samples.ts';
import { copyContent } from './content-copy.ts';
import { damages } from './damage.ts';
import { fuzz } from './fuzz.ts';

/** The seeds change every day. `npm run fuzz` tries more of them. */
const { FUZZ_TREES: trees = String(samples(250, 5000)), FUZZ_SEED: first = String(seedOfDay()) } = process.env;

const work = mkdtempSync(join(tmpdir(), 'archipel-fuzz-'));
afterAll(() => rmSync(work, { recursive: true }));

test(`Builds of ${trees} damaged content folders, starting with seed ${first}, keep their promises`, { timeout: 3_600_000 }, async () => {
  const images = createImageProcessor(projectAt());
  const content = copyContent(join(root, 'tests/sites/radio/content'), join(work, 'content'));
  const broken: string[] = [];
  const kinds = new Set<string>();
  let [withErrors, slowest] = [0, 0];
  for (let seed = Number(first); seed < Number(first) + Number(trees); seed += 1) {
    const result = await fuzz({ content, seed, images });
    for (const kind of result.kinds) kinds.add(kind);
    if (result.errors > 0) withErrors += 1;
    slowest = Math.max(slowest, result.seconds);
    broken.push(...result.broken.map((promise) => `seed ${seed} (${result.kinds.join(', ')}): ${promise}`));
  }
  console.info(`${trees} trees: ${withErrors} with errors; the slowest took ${slowest.toFixed(1)} s of processor time`);
  expect(broken).toEqual([]);
  if (Number(trees) >= 100) expect([...kinds].sort()).toEqual(Object.keys(damages).sort());
  expect(withErrors).toBeGreaterThan(Number(trees) / 4);
});
