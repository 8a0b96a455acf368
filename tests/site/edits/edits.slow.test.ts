// Makes random edits in all parts of the real site. After each edit, `watch` serves the files that a build with a cache writes,
// and a build without a cache writes the same files. `npm run edits:site` makes 1,000 edits, and builds without a cache after
// every tenth.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { nextEdit } from '../../incremental/random-edits.ts';
import { realSiteEdits } from '../../support/edits/site-edits.ts';
import { waysOfSaving } from '../../support/edits/ways-of-saving.ts';
import { git } from '../../support/process/git.ts';
import { archipel, copiedProject, type Ended, freshFolder, realContent, snapshot } from '../../support/process/process.ts';
import { watching } from '../../support/process/watching.ts';
import { randomOfDay } from '../../support/random.ts';
import { samples } from '../../support/samples.ts';

const edits = Number(process.env['EDITS'] ?? samples(2, 100));
/** The number of edits between two builds without a cache, which take ten times as long as builds with one. */
const coldEvery = Number(process.env['COLD_EVERY'] ?? 2);
const branches = ['main', 'other'] as const;

/** Creates a copy of the project with the real content, in git, with two branches. */
function freshProject(): string {
  const project = copiedProject();
  rmSync(join(project, 'content'), { recursive: true });
  cpSync(realContent, join(project, 'content'), { recursive: true });
  writeFileSync(join(project, '.gitignore'), 'node_modules\ndist\n.dist*\n');
  git(project, ['init', '-q', '-b', 'main']);
  git(project, ['add', '-A']);
  git(project, ['commit', '-q', '-m', 'first']);
  git(project, ['branch', 'other']);
  return project;
}

/** Creates a cache that contains only pictures, because encoding them takes longer than all other work. */
function cacheOfPictures(project: string): string {
  const [cache, complete] = [freshFolder(), join(project, 'node_modules/.cache/archipel')];
  for (const name of readdirSync(complete).filter((name) => /^(?:og-)?image-/.test(name)))
    cpSync(join(complete, name), join(cache, name), { recursive: true });
  return cache;
}

/**
 * Returns whether `watch` serves a file as a build writes it: all except compressed files, scripts (which contain code for
 * live updates), and files for hosts.
 */
const isServed = (path: string): boolean => !/\.(?:br|gz|js)$|^(?:\.(?!well-known)|_)/.test(path);

test(`After ${edits} random edits of the real site, watch and builds without a cache have the output of builds with a cache`, {
  timeout: 14_400_000,
}, async () => {
  const random = randomOfDay();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const project = freshProject();
  const content = join(project, 'content');
  const first = readContent(content);
  const { state, equals } = await watching(content, [], { project });
  let branch = 0;

  const save = async (path: string, text: string | undefined): Promise<void> => {
    if (text === undefined) return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    await (existsSync(path) ? pick(waysOfSaving)(path, text) : writeFileSync(path, text));
  };
  const commit = (): void => {
    git(project, ['add', '-A']);
    git(project, ['commit', '-q', '--allow-empty', '-m', 'step']);
  };
  /** Makes an edit; resolves to its description. */
  const edit = async (step: number): Promise<string> => {
    const chance = random();
    if (chance < 0.5) {
      const { file, text } = nextEdit(readContent(content), first, random);
      await save(join(content, file), text);
      return `content ${file}`;
    }
    if (chance < 0.58) {
      branch = 1 - branch;
      git(project, ['switch', '-q', branches[branch] ?? '']);
      return 'git switch';
    }
    if (chance < 0.66) {
      const name = pick(readdirSync(join(content, 'pages')).filter((file) => file.endsWith('.yaml'))).replace('.yaml', '');
      await archipel(['rename', 'page', name, `${name.replace(/-n\d+$/, '')}-n${step}`, '--content', content], { project });
      return `rename ${name}`;
    }
    const { kind, file, change } = pick(realSiteEdits);
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text, `mark-${step}`);
    expect(changed, file).not.toBe(text);
    await save(path, changed);
    return kind;
  };
  const build = (out: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
    archipel(['build', '--quiet', '--content', content, '--out', out, '--at', '2025-06-01T12:00:00+02:00'], { project, cwd: project, env });

  const dist = join(project, 'dist');
  expect(await build(dist)).toMatchObject({ code: 0 });
  const counts: Record<string, number> = { sound: 0, refused: 0, cold: 0 };
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  /** Expects that a build with a cache has the same output and messages as one without. */
  const compareCold = async (warm: Ended, where: string): Promise<void> => {
    const out = join(freshFolder(), 'dist');
    const clean = await build(out, { ARCHIPEL_CACHE: cacheOfPictures(project) });
    expect({ ...warm, stderr: warm.stderr.replaceAll(dist, out) }, where).toEqual(clean);
    if (clean.code === 0) {
      const [warmFiles, cleanFiles] = [snapshot(dist), snapshot(out)];
      // The build with a cache keeps assets of earlier builds, because open pages may still load them.
      const current = Object.entries(warmFiles).filter(([path]) => path in cleanFiles || !path.startsWith('assets/'));
      expect(Object.fromEntries(current), where).toEqual(cleanFiles);
    }
    count('cold');
    rmSync(dirname(out), { recursive: true, force: true });
  };
  /** The output at the last comparison. Files other than pages are compared again only if they have changed since then. */
  let compared: Readonly<Record<string, string>> = {};
  const compareWatch = async (): Promise<void> => {
    const now = snapshot(dist);
    const isPending = (path: string): boolean => path.endsWith('.html') || now[path] !== compared[path];
    const pending = Object.keys(now).filter((path) => now[path] !== 'folder' && isServed(path) && isPending(path));
    await equals(new Map(pending.map((path) => [path, readFileSync(join(dist, path), 'utf8')])));
    compared = now;
  };
  // Compare before the first edit: a later build keeps files of this build, which `watch` no longer serves.
  await compareWatch();
  for (let step = 1; step <= edits; step += 1) {
    const what = await edit(step);
    const where = `edit ${step}: ${what}`;
    const warm = await build(dist);
    count(what.split(' ')[0] ?? '');
    if (step % coldEvery === 0) await compareCold(warm, where);
    if (warm.code === 0) {
      count('sound');
      await compareWatch();
      commit();
    } else {
      count('refused');
      await expect.poll(async () => (await state('/')).problems.length, { timeout: 60_000, message: where }).toBeGreaterThan(0);
      git(project, ['checkout', '-q', '.']);
      git(project, ['clean', '-fdq']);
    }
    if (step % 10 === 0) console.info(`${step} edits, 0 bytes differ: ${JSON.stringify(counts)}`);
  }
  console.info(`${edits} edits, 0 bytes differ: ${JSON.stringify(counts)}`);
});
