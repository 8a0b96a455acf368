// Files in content/public are published byte for byte. Links to them are checked, and watch serves their changes.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { editedSite, expectSuccess } from '../support/process/edited-site.ts';
import { archipel, freshFolder } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const { run, put } = editedSite(site);
const published = (file: string): Buffer => readFileSync(join(site, 'dist', file));

const files: Readonly<Record<string, string | Uint8Array>> = {
  '.well-known/assetlinks.json': '[{"relation": ["/assets/x"]}]\n',
  'robots.txt': 'User-agent: *\nDisallow: /\n',
  'papers/report.pdf': Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x0a]),
  'proof.html': '<a href="/proof">proof</a>\n',
};

const note = 'content/notes/first-light.en.mdx';

beforeAll(async () => {
  await expectSuccess(archipel(['init', site, '--locales', 'en', '--url', 'https://example.org/docs', '--yes']));
  for (const [file, bytes] of Object.entries(files)) put(`content/public/${file}`, bytes);
  put('content/public/.DS_Store', 'of the operating system');
  put(note, `${readFileSync(join(site, note), 'utf8')}\nRead [the report](/papers/report.pdf) and [the proof](/proof.html?print#end).\n`);
  await expectSuccess(run('build'));
}, 300_000);

test('Each public file is published byte for byte, and replaces a file that archipel would write', () => {
  for (const [file, bytes] of Object.entries(files)) expect(published(file)).toEqual(Buffer.from(bytes));
  expect(() => published('.DS_Store')).toThrow('ENOENT');
  expect(published('notes/first-light.html').toString()).toContain('<a href="/docs/papers/report.pdf">the report</a>');
  expect(published('notes/first-light.html').toString()).toContain('<a href="/docs/proof.html?print#end">the proof</a>');
});

test('A changed public file is published again, and links to a removed public file are errors', async () => {
  put('content/public/proof.html', 'changed\n');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(published('proof.html').toString()).toBe('changed\n');
  rmSync(join(site, 'content/public/papers'), { recursive: true });
  const checked = await run('check');
  expect(checked).toMatchObject({ code: 1, stderr: expect.stringContaining('/papers/report.pdf') });
  put('content/public/papers/report.pdf', files['papers/report.pdf'] ?? '');
  rmSync(join(site, 'content/public/proof.html'));
  expect(await run('check')).toMatchObject({ code: 1, stderr: expect.stringContaining('link-address') });
  put('content/public/proof.html', 'changed\n');
  expect(await run('check')).toMatchObject({ code: 0 });
});

test('A link in YAML can name a public file, and is an error once the file is removed', async () => {
  const file = 'content/navigation.yaml';
  const before = readFileSync(join(site, file), 'utf8');
  put(file, `${before.trimEnd()}\n  - { label: { en: Report }, link: { file: papers/report.pdf } }\n`);
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(published('about.html').toString()).toMatch(/<a [^>]*href="\/docs\/papers\/report\.pdf"[^>]*>Report<\/a>/);
  rmSync(join(site, 'content/public/papers'), { recursive: true });
  const checked = await run('check');
  expect(checked.code).toBe(1);
  expect(checked.stderr).toMatch(/public-file-unknown .*\n\s+content\/navigation\.yaml:\d+/);
  put('content/public/papers/report.pdf', files['papers/report.pdf'] ?? '');
  put(file, before);
  expect(await run('check')).toMatchObject({ code: 0 });
});

test('A public file at the path of a page, and a private key, are errors, and nothing is written', async () => {
  const before = published('index.html');
  put('content/public/About.html', 'taken');
  put('content/public/about/index.html', 'taken as well');
  put('content/public/server.key', '-----BEGIN EC PRIVATE KEY-----\n');
  const { code, stderr } = await run('build');
  expect(code).toBe(1);
  expect(stderr).toMatch(/public-clash\s+content\/public\/About\.html\n.*\/about/);
  expect(stderr).toMatch(/public-clash\s+content\/public\/about\/index\.html\n.*\/about/);
  expect(stderr).toMatch(/public-secret\s+content\/public\/server\.key/);
  expect(published('index.html')).toEqual(before);
  for (const file of ['About.html', 'about/index.html', 'server.key']) rmSync(join(site, 'content/public', file));
});

test('watch serves a new public file and its changes, and warns at once of a folder public beside the content', async () => {
  const { body, said } = await watching(join(site, 'content'), [], { site });
  const shows = (path: string, text: string): Promise<void> =>
    vi.waitFor(async () => expect(await body(path)).toBe(text), { timeout: 60_000, interval: 50 });
  await shows('/docs/robots.txt', String(files['robots.txt']));
  put('content/public/.well-known/new.txt', 'new\n');
  await shows('/docs/.well-known/new.txt', 'new\n');
  put('content/public/.well-known/new.txt', 'newer\n');
  await shows('/docs/.well-known/new.txt', 'newer\n');
  put('public/ads.txt', 'none');
  await said(/public-misplaced {2}public\n/);
  rmSync(join(site, 'public'), { recursive: true });
}, 120_000);

test('Each run warns of a folder public beside the content, and names where its files belong, until they are moved', async () => {
  const misplaced = async (...words: readonly string[]): Promise<readonly string[]> =>
    [...(await run(...words)).stderr.matchAll(/public-misplaced {2}(\S+)/g)].map(([, file = '']) => file);
  expect(await misplaced('build')).toEqual([]);
  put('public/.DS_Store', 'of the operating system');
  expect(await misplaced('build')).toEqual([]);
  put('public/images/plan.svg', '<svg/>');
  put('public/ads.txt', 'none');
  for (const command of ['build', 'check', 'check']) {
    const { code, stderr } = await run(command);
    expect(code).toBe(0);
    expect(stderr).toMatch(/public-misplaced {2}public\n.*ads\.txt and 1 other.*\n.*content\/public\/ads\.txt becomes \/ads\.txt/);
  }
  expect((await run('check', '--strict')).code).toBe(1);
  rmSync(join(site, 'public'), { recursive: true });
  expect(await misplaced('check')).toEqual([]);
  await expectSuccess(run('build', '--out', 'public'));
  expect(await misplaced('check')).toEqual([]);
  rmSync(join(site, 'public'), { recursive: true });
});
