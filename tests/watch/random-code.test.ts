// Random edits of all parts of a site, saved in the ways of editors and of git: `watch` serves the pages that a build
// without a cache writes, and so does a build with a cache.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { initSiteEdits } from '../support/edits/site-edits.ts';
import { waysOfSaving } from '../support/edits/ways-of-saving.ts';
import { git, initRepository } from '../support/process/git.ts';
import { archipel, freshFolder, starterSite } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const at = ['--at', '2025-06-01T12:00:00+02:00'];

/** Returns the files of a folder by path. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'latin1')]),
  );

test('Watch and cached builds notice random edits of content, templates, styles, islands, messages and settings', async () => {
  const random = randomOfDay();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const site = await starterSite();
  writeFileSync(join(site, '.gitignore'), 'node_modules\ndist\n.dist*\n');
  initRepository(site);
  const { body } = await watching(join(site, 'content'), [], { site });

  const build = async (env: Readonly<Record<string, string>>): Promise<Map<string, string>> => {
    const out = join(freshFolder(), 'dist');
    const built = await archipel(['build', '--quiet', '--out', out, ...at], { site, cwd: site, env });
    expect(built, built.stderr).toMatchObject({ code: 0 });
    return filesIn(out);
  };
  const compare = async (): Promise<void> => {
    const clean = await build({ ARCHIPEL_CACHE: join(freshFolder(), 'cache') });
    expect(await build({})).toEqual(clean);
    // Compares the names of stylesheets, which contain a hash of the bytes, but not of scripts, because those of `watch` have code for live
    // updates.
    const served = (html: string): string =>
      html.replace(/<script type="module" src="[^>]*><\/script>/g, '').replace(/(\/assets\/[\w-]+)-\w+\.js/g, '$1.js');
    for (const [path, url] of [
      ['index.html', '/'],
      ['notes.html', '/notes'],
      ['about.html', '/about'],
      ['de.html', '/de'],
    ] as const)
      await expect
        .poll(async () => served(await body(url)), { timeout: 60_000 })
        .toBe(served(Buffer.from(clean.get(path) ?? '', 'latin1').toString()));
  };

  for (let step = 1; step <= samples(12, 60); step += 1) {
    if (random() < 0.05) git(site, ['checkout', '-q', '.']);
    const { file, change } = pick(initSiteEdits);
    const path = join(site, file);
    const before = readFileSync(path, 'utf8');
    const text = change(before, `mark-${step}`);
    expect(text, file).not.toBe(before);
    await pick(waysOfSaving)(path, text);
    await wait(random() * 60);
    if (step % 12 === 0) await compare();
  }
  rmSync(join(site, 'node_modules'), { recursive: true, force: true });
});
