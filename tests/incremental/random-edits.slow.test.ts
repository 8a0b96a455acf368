import { expect, test } from 'vitest';
import { sortDiagnostics } from '../../src/diagnostics/sort.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import type { IncrementalSite } from '../../src/watch/incremental/state.ts';
import { built, contentWith, diagnose, inputOf } from '../support/fixture-site/content.ts';
import { randomOfDay } from '../support/random.ts';
import { resultOf } from '../support/result-of.ts';
import { samples } from '../support/samples.ts';
import { applied, nextEdit } from './random-edits.ts';

/** Resolves to every file of a live site, by path. */
async function filesOf(live: IncrementalSite, paths: Iterable<string>): Promise<Map<string, string | Uint8Array | undefined>> {
  const files = new Map<string, string | Uint8Array | undefined>();
  for (const path of paths) {
    const route = live.routeOf(path);
    files.set(path, route === undefined ? await live.file(path) : live.html(route));
  }
  return files;
}

test('The rebuilder returns the bytes and the problems of a clean build after each of many random edits', async () => {
  const first = contentWith();
  const rebuilder = createIncrementalBuilder();
  const random = randomOfDay();
  let tree = first;
  let valid = 0;
  const edits = samples(400, 4000);
  for (let step = 0; step < edits; step += 1) {
    const edit = nextEdit(tree, first, random);
    tree = applied(tree, edit);
    const { diagnostics, live } = await rebuilder.update(inputOf(tree));
    if (live !== undefined) valid += 1;
    // A difference usually remains in the next steps, so it is enough to compare every third step completely.
    if (step % 3 !== 0 && step < edits - 10) {
      if (live === undefined) expect(await diagnose(tree)).toEqual(diagnostics);
      continue;
    }
    const clean = await built(tree);
    const all = live === undefined ? diagnostics : sortDiagnostics([...diagnostics, ...resultOf(live.audit()).diagnostics]);
    expect(all, `step ${step}, ${edit.file}`).toEqual(clean.diagnostics);
    if (live === undefined) {
      expect(clean.files.size).toBe(0);
      continue;
    }
    expect(await filesOf(live, clean.files.keys()), `step ${step}, ${edit.file}`).toEqual(clean.files);
    expect(live.routes.map(({ output }) => output).filter((path) => !clean.files.has(path))).toEqual([]);
  }
  // Both valid and invalid content must occur often enough, or the comparison proves little.
  expect(valid).toBeGreaterThan(edits / 10);
  expect(valid).toBeLessThan(edits * 0.95);
});
