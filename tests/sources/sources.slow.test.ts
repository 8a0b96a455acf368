// Entries from code are built, checked, cached and compared like entries in files, but commands refuse to change them.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { git } from '../support/process/git.ts';
import { archipel, type Ended, snapshot } from '../support/process/process.ts';
import { callsIn, change, code, csv, plansSite, put, rows } from './plans-site.ts';

let site = '';

beforeEach(async () => {
  site = await plansSite();
});

const run = (...words: readonly string[]): Promise<Ended> => archipel(words, { site, cwd: site });

const amountIn = (page: string): string | undefined =>
  /amount">([^<]*)/.exec(readFileSync(join(site, 'dist', `${page}.html`), 'utf8'))?.[1];

interface Found {
  readonly code: string;
  readonly file: string;
  readonly place?: string;
  readonly range?: { readonly line: number };
}

async function problems(...words: readonly string[]): Promise<string[]> {
  const { stdout, stderr, code } = await run('check', '--json', ...words);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Found[] };
  return diagnostics.map(({ code, file, range, place = '' }) => `${code} ${file}:${range?.line} ${place}`.trim());
}

test('A source of entries provides pages in both languages from a CSV, and is called again only after a change', async () => {
  const first = await run('build');
  expect(first).toMatchObject({ code: 0 });
  expect([callsIn(first), amountIn('plans/basic'), amountIn('de/plans/large')]).toEqual([1, '900', '2900']);
  expect(callsIn(await run('build'))).toBe(0);
  change(site, 'content/pages/about.yaml', 'languages', '# A comment\nlanguages');
  const afterContent = await run('build');
  expect([afterContent.code, callsIn(afterContent)]).toEqual([0, 0]);
  change(site, csv, ',900', ',950');
  const afterRow = await run('build');
  expect([callsIn(afterRow), amountIn('plans/basic'), amountIn('de/plans/basic')]).toEqual([1, '950', '950']);
  change(site, code, 'Number(monthly)', 'Number(monthly) + 1');
  expect([callsIn(await run('build')), amountIn('plans/basic')]).toEqual([1, '951']);
  const warm = snapshot(join(site, 'dist'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });
  rmSync(join(site, 'dist'), { recursive: true });
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(warm);
});

test('Errors in entries of a source name the row, the entry and the key, in one run, and leave dist unchanged', async () => {
  await run('build');
  const before = snapshot(join(site, 'dist'));
  put(site, csv, [rows[0], 'basic,Basic,Basis,-1', 'large,Large,Groß,2900', 'large,Large,Groß,1', 'Very large,X,Y,2', ''].join('\n'));
  expect((await problems()).sort()).toEqual([
    'number-out-of-range data/plans.csv:2 entry basic, monthly',
    'source-duplicate data/plans.csv:4',
    'source-id data/plans.csv:5',
  ]);
  const built = await run('build', '--language', 'de');
  expect(built).toMatchObject({ code: 1 });
  expect(built.stderr).toMatch(/Eintrag basic/);
  expect(snapshot(join(site, 'dist'))).toEqual(before);
});

test('An entry of a source that also exists as a file, and a missing file of a source, are reported', async () => {
  put(site, 'content/plans/large.yaml', 'languages: [en, de]\nname: { en: Large, de: Groß }\nmonthly: 1\nmeta: { title: { en: Large } }\n');
  expect(await problems()).toContain('source-clash data/plans.csv:3');
  rmSync(join(site, csv));
  expect(await problems()).toContainEqual(expect.stringMatching(/^source-file templates\/collections\/plans\/index\.tsx:\d+$/));
});

test('Commands that write content refuse to change entries of a source', async () => {
  for (const words of [
    ['rename', 'plan', 'basic', 'simple'],
    ['remove', 'plan', 'basic', '--drop', '--redirect-to', '/'],
  ]) {
    const { stderr, code } = await run(...words);
    expect(stderr).toMatch(/Code returns plans\/basic\.yaml \(data\/plans\.csv:2\): .* Nothing was changed\./);
    expect(code).not.toBe(0);
  }
});

test('explain names the row of a source that contains the text', async () => {
  expect((await run('explain', 'Groß')).stdout).toMatch(/data\/plans\.csv:3/);
});

test('diff reads the source files of each version', async () => {
  put(site, '.gitignore', 'node_modules\ndist\n');
  git(site, ['init', '--quiet', '--initial-branch=main']);
  git(site, ['add', '--all']);
  git(site, ['commit', '--quiet', '--message', 'Begin']);
  change(site, csv, ',900', ',950');
  const { stdout, code } = await run('diff', 'HEAD');
  expect(code).toBe(0);
  expect(stdout).toMatch(/900.*950/s);
  expect(stdout).toMatch(/data\/plans\.csv:2/);
});

test('A cached result of an API source is used until it is stale, and the build prints when the source is called again', async () => {
  const api = createServer((_, response) => response.end('id\nbasic,Basic,Basis,700'));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  change(site, code, 'source: {', "source: {\n    staleAfter: '2 hours',");
  change(site, code, 'await read(file)', `await (await fetch('http://127.0.0.1:${port}')).text()`);
  change(site, code, 'async ({ read })', 'async ()');
  const at = (time: string): Promise<Ended> => run('build', '--now', `2025-06-01T${time}:00Z`);
  const first = await at('10:00');
  expect([first.code, callsIn(first), amountIn('plans/basic')]).toEqual([0, 1, '700']);
  await new Promise((resolve) => api.close(resolve));
  change(site, 'content/pages/about.yaml', 'languages', '# A comment\nlanguages');
  const fresh = await at('11:59');
  expect([fresh.code, callsIn(fresh)]).toEqual([0, 0]);
  expect(fresh.stderr).toMatch(/source of plans is not called again before 2025-06-01T12:00:00\.000Z/);
  const stale = await at('12:00');
  expect([stale.code, callsIn(stale)]).toEqual([1, 1]);
  expect(stale.stderr).toMatch(/source-throws/);
});
