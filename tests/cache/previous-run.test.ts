// A second run on the same inputs reuses the result of the first; any change of the inputs is noticed.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { archipel, besides, copiedProject, type Ended, freshFolder, snapshot } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const project = copiedProject();
const content = join(project, 'content');
const out = join(freshFolder(), 'dist');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
// A test below deletes this picture.
writeFileSync(join(content, 'assets/old.svg'), svg);
const at = '2025-06-01T12:00:00+02:00';

interface RunRequest {
  readonly env?: Readonly<Record<string, string>>;
  readonly more?: readonly string[];
  readonly now?: string;
}

const run = (command: string, { env = {}, more = [], now = at }: RunRequest): Promise<Ended> =>
  archipel([command, '--debug', '--content', content, '--now', now, ...more], { project, env });

const build = (request: RunRequest = {}): Promise<Ended> => run('build', { ...request, more: ['--out', out, ...(request.more ?? [])] });

const pagesRendered = ({ stderr }: Ended): number => stderr.match(/^archipel:pages /gm)?.length ?? 0;

/** Runs a command; resolves to its work: whether all results were reused, and which pages it rendered. */
async function workOf(
  command: 'build' | 'check',
  request: RunRequest = {},
): Promise<{ readonly unchanged: boolean; readonly rendered: readonly string[] }> {
  const more = [...(command === 'build' ? ['--out', out] : []), '--json', '--debug', ...(request.more ?? [])];
  const { stdout } = await run(command, { ...request, more });
  return (JSON.parse(stdout) as { result: { work: Awaited<ReturnType<typeof workOf>> } }).result.work;
}

/** Returns the output of a run without its lines for debugging, about stages and about the time. */
const printed = ({ stderr }: Ended): string => stderr.replace(/^(?:archipel:\w+|read|rendered|audited) .*\n|^ {2}time .*\n/gm, '');

/** Sets an old modification time. A recent time would not prove that the file is unchanged. */
const settle = (file: string): void => utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));

const inodes = (): Record<string, number> =>
  Object.fromEntries(readdirSync(out, { recursive: true }).map((name) => [String(name), statSync(join(out, String(name))).ino]));

/** Changes a file and keeps its modification time. Creates the file if it is missing. */
function edit(file: string, by: (text: string) => string): undefined {
  const { atime, mtime } = existsSync(file) ? statSync(file) : { atime: new Date(), mtime: new Date() };
  writeFileSync(file, by(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  utimesSync(file, atime, mtime);
}

const remove = (path: string): undefined => void rmSync(path, { recursive: true });

const page = join(content, 'pages/home.yaml');

beforeEach(async () => {
  expect((await build()).code).toBe(0);
});

test('A second build without changes renders no page, writes no file and prints the same summary as a check', async () => {
  const before = { site: snapshot(out), inodes: inodes() };
  const first = await run('check', {});
  const again = await build();
  expect({ code: again.code, pages: pagesRendered(again) }).toEqual({ code: 0, pages: 0 });
  expect(await workOf('build')).toMatchObject({ unchanged: true, rendered: [] });
  expect({ site: snapshot(out), inodes: inodes() }).toEqual(before);
  expect(printed(again).replace(/^built|^ {2}written to .*\n/gm, '')).toBe(printed(first).replace(/^checked/gm, ''));
});

test('After a file is moved out of the content folder and linked from there, the link is reported as in a build without a cache', async () => {
  const outside = join(freshFolder(), 'home.yaml');
  renameSync(page, outside);
  symlinkSync(outside, page);
  const { code, stderr } = await build();
  rmSync(page);
  renameSync(outside, page);
  expect({ code, isReported: stderr.includes('file-symlink') }).toEqual({ code: 1, isReported: true });
});

test('A second check reuses the problems of the first, whether there is one or 1,500', async () => {
  const sound = readFileSync(page, 'utf8');
  writeFileSync(page, sound + Array.from({ length: 1500 }, (_, index) => `k${index}: 1\n`).join(''));
  const first = await run('check', {});
  const again = await run('check', {});
  expect({ code: again.code, printed: printed(again) }).toEqual({ code: 1, printed: printed(first) });
  expect(await workOf('check')).toMatchObject({ unchanged: true });
  writeFileSync(page, `${sound}unknown: 1\n`);
  expect([await workOf('check'), await workOf('check')]).toMatchObject([{ unchanged: false }, { unchanged: true }]);
  writeFileSync(page, sound);
});

test('A second build without changes prints the same warnings again, with their lines', async () => {
  writeFileSync(page, `${readFileSync(page, 'utf8')}reviewBy: 2025-06-05\n`);
  const first = await build();
  expect(first.stderr).toContain('review-soon');
  const again = await build();
  expect([pagesRendered(first), pagesRendered(again)]).toEqual([2, 0]);
  expect(await workOf('build')).toMatchObject({ unchanged: true });
  expect(printed(again)).toBe(printed(first));
  // The message counts the days, so a build three days later prints another message.
  expect((await build({ now: '2025-06-04T12:00:00+02:00' })).stderr).toContain('tomorrow');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/reviewBy.*\n/, ''));
});

test('A file with another modification time but the same bytes counts as unchanged', async () => {
  settle(page);
  expect([await workOf('build'), await workOf('build')]).toMatchObject([{ unchanged: true }, { unchanged: true }]);
});

describe('The next build notices a change:', () => {
  const changes: readonly (readonly [what: string, change: () => RunRequest | undefined])[] = [
    ['a text, in a file of the same size and time', () => edit(page, (text) => text.replace('Not much more', 'Not much less'))],
    ['a new file', () => edit(join(content, 'assets/new.svg'), () => svg)],
    ['a deleted file', () => remove(join(content, 'assets/old.svg'))],
    ['a style', () => edit(join(project, 'templates/styles.css'), (text) => `${text}\nbody { --changed: 1 }\n`)],
    ['a variable', () => ({ env: { ARCHIPEL_BASE_URL: 'https://other.example.org' } })],
    ['the base URL', () => ({ more: ['--base-url', 'https://other.example.org'] })],
    ['the time, which is after the end of a section', () => ({ now: '2031-01-01' })],
    ['a file of the output', () => edit(join(out, 'index.html'), (text) => text.replace('<html', '<htmL'))],
    ['a missing file of the output', () => remove(join(out, 'robots.txt'))],
    ['a missing output', () => remove(out)],
    ['the variable CI, which makes builds read all bytes', () => ({ env: { CI: 'true' } })],
  ];

  test.each(partOf(changes, 2, turnOfSearches))('%s', async (_, change) => {
    const request = change() ?? {};
    const built = await build(request);
    expect(built.code).toBe(0);
    const site = snapshot(out);
    forgetRuns();
    const again = await build(request);
    expect(pagesRendered(again)).toBe(4);
    expect({ site: snapshot(out), printed: printed(again) }).toEqual({ site, printed: printed(built) });
  });
});

test('Builds with two base URLs of the same length do not share their results', async () => {
  const sites = [];
  for (const name of ['other', 'third', 'other', 'third']) {
    await build({ more: ['--base-url', `https://${name}.example.org`] });
    sites.push(readFileSync(join(out, 'index.html'), 'utf8'));
  }
  expect(sites[0]).not.toBe(sites[1]);
  expect(sites.slice(2)).toEqual(sites.slice(0, 2));
});

/** Removes cached runs and lists of output files, so that the next build renders all pages. Keeps the rest of the cache. */
function forgetRuns(): void {
  const cache = join(project, 'node_modules/.cache/archipel');
  for (const name of readdirSync(cache)) if (/^(?:run|output)-/.test(name)) rmSync(join(cache, name));
}

test('A second build refuses an output folder to which a foreign file was added', async () => {
  writeFileSync(join(out, 'letter.txt'), 'Dear sister');
  expect(await build()).toMatchObject({ code: 1, stderr: expect.stringContaining('output-foreign') });
  rmSync(join(out, 'letter.txt'));
});

test('A second build removes leftovers of a killed build', async () => {
  mkdirSync(join(out, '../.dist.next'));
  expect((await build()).code).toBe(0);
  expect(besides(out)).toEqual([]);
});

test('--verify reports a difference from a build without a cache', async () => {
  expect(await build({ more: ['--verify'] })).toMatchObject({ code: 0, stderr: expect.stringContaining('verified') });
  expect(await build({ more: ['--verify', '0.5'] })).toMatchObject({ code: 0, stderr: expect.stringContaining('verified') });
  const footer = join(project, 'templates/layout/footer/SmallPrint.tsx');
  edit(footer, (text) => text.replace('{year}</span>', '{year + Math.random()}</span>'));
  const { code, stderr } = await build({ more: ['--verify', '1'] });
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('index.html') });
});

test('--debug reports the removal of cache entries that were unused for a week', async () => {
  const cache = join(project, 'node_modules/.cache/archipel');
  const old = join(cache, `pages-${'0'.repeat(32)}.bin`);
  writeFileSync(old, '');
  settle(old);
  edit(page, (text) => `${text}# Again.\n`);
  expect((await build()).stderr).toMatch(/^archipel:cache \d+ files of \d+ bytes are kept, [1-9]\d* old ones were removed$/m);
  expect(existsSync(old)).toBe(false);
});

test('clean removes the cache, and keeps other files in its folder', async () => {
  const cache = join(project, 'node_modules/.cache/archipel');
  writeFileSync(join(cache, 'letter.txt'), 'Dear sister');
  // The start of the command writes it, but not if the sources are too new.
  writeFileSync(join(cache, 'engine-stamp'), '');
  expect((await archipel(['clean'], { project })).code).toBe(0);
  expect(readdirSync(cache)).toEqual(['letter.txt']);
});
