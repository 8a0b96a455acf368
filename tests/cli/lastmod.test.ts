// With `sitemap: { lastmod: 'git' }`, the sitemap has the date of the last change of each page, and no date for a page with
// uncommitted changes. The tests use real repositories.
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noCache } from '../../src/content/cache.ts';
import { fileDates } from '../../src/node/git/file-dates.ts';
import { git as gitIn } from '../support/process/git.ts';
import { archipel, type Ended, freshFolder, root } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';
import { replaceIn } from '../support/replace-in.ts';

const git = (folder: string, words: readonly string[], date = '2025-01-01T00:00:00Z'): string =>
  gitIn(folder, words, { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' });

/** Commits everything in `folder` on the day `day` of January 2025. */
function commit(folder: string, day: number): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-q', '-m', `Day ${day}`], `2025-01-0${day}T12:00:00+02:00`);
}

function repository(): string {
  const folder = freshFolder();
  git(folder, ['init', '-q', '-b', 'main']);
  return folder;
}

/** Resolves to the day in January of each file, or to the reason why no file has a date. */
async function daysOf(folder: string): Promise<unknown> {
  const dates = await fileDates(folder, noCache);
  return typeof dates === 'string'
    ? dates
    : Object.fromEntries([...dates].sort().map(([file, date]) => [file, new Date(date).getUTCDate()]));
}

const write = (folder: string, file: string, text: string): void => writeFileSync(join(folder, file), text);

describe('The date of a file is the date', () => {
  test('of the last commit that changed it', async () => {
    const folder = repository();
    write(folder, 'a', '1');
    write(folder, 'b ü', '1');
    commit(folder, 1);
    write(folder, 'a', '2');
    commit(folder, 2);
    expect(await daysOf(folder)).toEqual({ a: 2, 'b ü': 1 });
  });

  test('of the merge that added it', async () => {
    const folder = repository();
    write(folder, 'a', '1');
    commit(folder, 1);
    git(folder, ['switch', '-q', '-c', 'work']);
    write(folder, 'b', '1');
    commit(folder, 2);
    git(folder, ['switch', '-q', 'main']);
    write(folder, 'c', '1');
    commit(folder, 3);
    git(folder, ['merge', '-q', '--no-edit', 'work'], '2025-01-04T12:00:00Z');
    expect(await daysOf(folder)).toEqual({ a: 1, b: 4, c: 3 });
  });

  test('of the last commit before a rename, unless the rename also changed the file', async () => {
    const folder = repository();
    for (const file of ['a', 'b', 'c']) write(folder, file, `a text of ${file}\n`.repeat(9));
    commit(folder, 1);
    renameSync(join(folder, 'a'), join(folder, 'x'));
    renameSync(join(folder, 'b'), join(folder, 'y'));
    appendFileSync(join(folder, 'y'), 'more\n');
    commit(folder, 2);
    renameSync(join(folder, 'x'), join(folder, 'z'));
    commit(folder, 3);
    write(folder, 'x', 'another file');
    commit(folder, 4);
    expect(await daysOf(folder)).toEqual({ c: 1, x: 4, y: 2, z: 1 });
  });

  test('of the commit that restored it after a deletion', async () => {
    const folder = repository();
    write(folder, 'a', '1');
    write(folder, 'b', '1');
    commit(folder, 1);
    rmSync(join(folder, 'a'));
    commit(folder, 2);
    write(folder, 'a', '1');
    commit(folder, 3);
    expect(await daysOf(folder)).toEqual({ a: 3, b: 1 });
  });
});

describe('A file has no date', () => {
  test('if it is modified, staged, untracked or ignored', async () => {
    const folder = repository();
    for (const file of ['modified', 'staged', 'ignored', 'same']) write(folder, file, '1');
    commit(folder, 1);
    git(folder, ['rm', '-q', '--cached', 'ignored']);
    write(folder, '.gitignore', 'ignored\n');
    commit(folder, 2);
    for (const file of ['modified', 'staged', 'untracked']) write(folder, file, '2');
    git(folder, ['add', 'staged']);
    expect(await daysOf(folder)).toEqual({ '.gitignore': 2, same: 1 });
  });

  test('in a shallow clone, in a repository without a commit, and outside of a repository', async () => {
    const folder = repository();
    expect(await daysOf(folder)).toBe('noCommit');
    write(folder, 'a', '1');
    commit(folder, 1);
    write(folder, 'a', '2');
    commit(folder, 2);
    const clone = join(freshFolder(), 'clone');
    git(folder, ['clone', '-q', '--depth', '1', `file://${folder}`, clone]);
    expect(await daysOf(clone)).toBe('shallow');
    expect(await daysOf(freshFolder())).toBe('noRepository');
  });
});

/** Copies a site of the tests, and adds the option `lastmod` to its configuration. */
function copySite(name: string, folder: string): void {
  cpSync(join(root, 'tests/sites', name), folder, { recursive: true });
  replaceIn(join(folder, 'archipel.config.ts'), 'defineSite({', "defineSite({\n  sitemap: { lastmod: 'git' },");
}

describe('The sitemap', () => {
  const site = repository();
  const out = join(freshFolder(), 'dist');
  const content = (file: string): string => join(site, 'content', file);
  const build = (): Promise<Ended> => archipel(['build', '--out', out, '--debug', '--now', '2025-06-01T12:00:00+02:00'], { site });
  const edit = (file: string, from: string, to: string): void => replaceIn(content(file), from, to);

  /** Builds the site; resolves to the day in January of each URL in the sitemap. URLs without a date are left out. */
  async function days(): Promise<Readonly<Record<string, number>>> {
    const built = await build();
    expect(built, built.stderr).toMatchObject({ code: 0 });
    const entries = readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(
      /<loc>https:\/\/[^/]+(.*)<\/loc>\n(?: *<lastmod>2025-01-0(\d)T10:00:00Z<\/lastmod>)?/g,
    );
    return Object.fromEntries([...entries].flatMap(([, path = '', day]) => (day === undefined ? [] : [[path, Number(day)]])));
  }

  const first = {
    '/': 1,
    '/about': 1,
    '/offer': 1,
    '/package-lighthouse': 1,
    '/stations': 1,
    '/stations/buoy': 1,
    '/en': 1,
    '/en/about': 1,
    '/en/stations': 1,
    '/en/stations/buoy': 1,
  };

  beforeAll(() => {
    copySite('radio', site);
    writeFileSync(join(site, '.gitignore'), 'node_modules\n');
    commit(site, 1);
    git(site, ['tag', 'first']);
  });

  beforeEach(() => {
    git(site, ['reset', '-q', '--hard', 'first']);
  });

  test('dates each page by its files and by the files whose values it shows, and by no other files', async () => {
    expect(await days()).toEqual(first);
    edit('pages/about.en.mdx', 'a', 'o');
    commit(site, 2);
    expect(await days()).toEqual({ ...first, '/en/about': 2 });
    edit('prices.yaml', '1799700', '1899700');
    commit(site, 3);
    const priced = { ...first, '/': 3, '/en': 3, '/offer': 3, '/package-lighthouse': 3, '/en/about': 2 };
    expect(await days()).toEqual(priced);
    // A new label in a menu or breadcrumb does not change the date of the pages that show it.
    edit('pages/about.yaml', 'en: About us', 'en: Who we are');
    commit(site, 4);
    expect(await days()).toEqual({ ...priced, '/about': 4, '/en/about': 4 });
  });

  test('dates a page of a Markdown file by that file, and a derived page by the files of the entries from which it is derived', async () => {
    const atlas = repository();
    copySite('atlas', atlas);
    writeFileSync(join(atlas, '.gitignore'), 'node_modules\ndist\n.dist*\n');
    commit(atlas, 1);
    appendFileSync(join(atlas, 'content/guides/printing.mdx'), '\nOne sentence more.\n');
    commit(atlas, 2);
    const daysIn = async (...paths: readonly string[]): Promise<readonly (string | undefined)[]> => {
      const built = await archipel(['build', '--out', join(atlas, 'dist'), '--now', '2025-06-01T12:00:00+02:00'], { site: atlas });
      expect(built, built.stderr).toMatchObject({ code: 0 });
      const sitemap = readFileSync(join(atlas, 'dist/sitemap.xml'), 'utf8');
      return paths.map((path) => new RegExp(`<loc>https://[^/]+${path}</loc>\\s*<lastmod>2025-01-0(\\d)`).exec(sitemap)?.[1]);
    };
    const paths = ['/guides/printing', '/guides/field', '/topics/paper', '/archive'];
    expect(await daysIn(...paths)).toEqual(['2', '1', '1', '1']);
    appendFileSync(join(atlas, 'content/notes/2026-01-18-paper-or-screen.md'), '\nOne sentence more.\n');
    commit(atlas, 3);
    expect(await daysIn(...paths)).toEqual(['2', '1', '3', '3']);
  }, 120_000);

  test('dates a page by a picture that it shows, if the picture was changed later', async () => {
    const sections = join(site, 'templates/sections.tsx');
    const image = '{ const { sources: _, ...image } = useView().picture(asset); return <img {...image} alt="" />; }';
    const picture = `({ asset = '' }: { readonly asset?: string }) => ${image}`;
    writeFileSync(sections, readFileSync(sections, 'utf8').replace('Picture: () => null', `Picture: ${picture}`));
    cpSync(content('assets/social-en.png'), content('assets/mast.png'));
    appendFileSync(content('pages/about.en.mdx'), '\n![The mast](/assets/mast.png)\n');
    commit(site, 2);
    expect(await days()).toEqual({ ...first, '/en/about': 2 });
    cpSync(content('assets/social-de.png'), content('assets/mast.png'));
    commit(site, 3);
    expect(await days()).toEqual({ ...first, '/en/about': 3 });
  });

  test('is written again after a commit, but not if nothing has changed', async () => {
    expect(await days()).toEqual(first);
    expect((await build()).stderr).toContain('nothing has changed');
    edit('stations/buoy.yaml', 'en: ', 'en: New ');
    const others = Object.fromEntries(Object.entries(first).filter(([path]) => !/stations/.test(path)));
    expect(await days()).toEqual(others);
    commit(site, 2);
    expect(await days()).toMatchObject({ ...others, '/en/stations/buoy': 2, '/stations/buoy': 2 });
    expect((await build()).stderr).toContain('nothing has changed');
  });

  test('dates a page by the instant at which the clock changed it, if this instant is later than the last commit of the page', async () => {
    const ended = await archipel(['build', '--out', out, '--now', '2025-07-01T12:00:00+02:00'], { site });
    expect(ended.code).toBe(0);
    const text = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    expect(/\/offer<\/loc>\n *<lastmod>(.*)<\/lastmod>/.exec(text)?.[1]).toBe('2025-06-30T21:59:59Z');
    expect(/\/en\/about<\/loc>\n *<lastmod>(.*)<\/lastmod>/.exec(text)?.[1]).toBe('2025-01-01T10:00:00Z');
  });

  test('has no dates in a shallow clone, and the build prints how to fetch the history', async () => {
    const clone = join(freshFolder(), 'clone');
    git(site, ['clone', '-q', '--depth', '1', `file://${site}`, clone]);
    const ended = await archipel(['build', '--out', out, '--now', '2025-06-01T12:00:00+02:00'], { site: clone });
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('git fetch --unshallow');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('lastmod');
  });

  test('has the same dates in watch as in a build, even after a save or a commit, and even if no page was requested', async () => {
    const { body } = await watching(join(site, 'content'), [], { site });
    const built = async (): Promise<string> => {
      expect((await build()).code).toBe(0);
      return readFileSync(join(out, 'sitemap.xml'), 'utf8');
    };
    const expectSame = async (): Promise<void> => {
      const expected = await built();
      await expect.poll(() => body('/sitemap.xml'), { timeout: 30_000 }).toBe(expected);
    };
    await expectSame();
    edit('pages/about.en.mdx', 'a', 'o');
    await expectSame();
    commit(site, 2);
    await expectSame();
    edit('prices.yaml', '1799700', '1899700');
    await expectSame();
    expect(await body('/sitemap.xml')).toContain('<lastmod>2025-01-02');
    git(site, ['reset', '-q', '--hard', 'first']);
    await expectSame();
  });

  test('is not part of a diff', async () => {
    edit('pages/about.yaml', 'Three people and a mast.', 'Four people and a mast.');
    const { stdout } = await archipel(['diff', 'HEAD', '--json'], { site });
    const { pages, files } = JSON.parse(stdout).result;
    expect(pages.map(({ route }: { route: string }) => route)).toEqual(['/en/about']);
    expect(files).toEqual([]);
  });
});
