// If code or content is saved during a build, the next build includes the change: results from an old text are never cached under
// the fingerprint of the new text.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { initSiteEdits, type SiteEdit } from '../support/edits/site-edits.ts';
import { archipel, freshFolder, snapshot, start } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const saves = Number(process.env['SAVES'] ?? samples(3, 100));

const edits = initSiteEdits.filter(({ kind }) => ['text', 'template', 'style', 'island', 'config'].includes(kind));

test(`After each of ${saves} saves during a build, the next build equals a build without a cache`, async () => {
  const random = randomOfDay();
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes'])).toMatchObject({ code: 0 });
  const line = (out: string) => ['build', '--quiet', '--out', out, '--at', '2025-06-01T12:00:00+02:00'];
  const build = async (env: Readonly<Record<string, string>> = {}): Promise<Readonly<Record<string, string>>> => {
    const out = join(freshFolder(), 'dist');
    expect(await archipel(line(out), { site, cwd: site, env })).toMatchObject({ code: 0 });
    return snapshot(out);
  };
  await build();
  for (let save = 1; save <= saves; save += 1) {
    const { file, change: edit } = edits[Math.floor(random() * edits.length)] as SiteEdit;
    const path = join(site, file);
    // Change the file first. Otherwise, the build would reuse the previous result, and the save could not occur during a stage.
    writeFileSync(path, edit(readFileSync(path, 'utf8'), `before-${save}`));
    const building = start(line(join(freshFolder(), 'dist')), { site, cwd: site });
    await wait(random() * 700);
    writeFileSync(path, edit(readFileSync(path, 'utf8'), `saved-${save}`));
    // The build may read the file while it is being written and still empty. The build then fails with exit code 1.
    expect((await building.ended).code).toBeLessThanOrEqual(1);
    expect(await build(), `${file}, save ${save}`).toEqual(await build({ ARCHIPEL_CACHE: join(freshFolder(), 'cache') }));
  }
}, 1_800_000);
