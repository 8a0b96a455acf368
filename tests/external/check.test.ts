// `check --external` as a process, on a site that links to real servers. `build`, `watch` and `check` without this option open
// no connection to other sites.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { applyEdits } from '../../src/diagnostics/fix.ts';
import { archipel, freshFolder, preload, root, start } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';
import { otherSite, selfSigned } from './other-site.ts';

/**
 * Creates a copy of a small site that links to three servers: one works, one has an expired certificate, and one has the certificate
 * of another host.
 */
async function linkingSite() {
  const certificates = [await selfSigned(), await selfSigned({ days: -1 }), await selfSigned({ name: 'elsewhere.example' })];
  const [working, expired, elsewhere] = await Promise.all(certificates.map((each) => otherSite({ certificate: each })));
  if (working === undefined || expired === undefined || elsewhere === undefined) throw new Error('A server is missing');
  const folder = freshFolder();
  const site = join(folder, 'agenda');
  cpSync(join(root, 'tests/sites/agenda'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const authorities = join(folder, 'authorities.pem');
  writeFileSync(authorities, certificates.map(({ cert }) => cert).join('\n'));
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(site, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit(
    'content/notes/garden.en.mdx',
    (text) => `${text}\nSee [one](${working.origin}/gone), [two](${working.origin}/moved) and [three](${working.origin}/page#one).\n`,
  );
  edit('content/notes/garden.de.mdx', (text) => `${text}\nSiehe [eins](${expired.origin}/ok) und [zwei](${elsewhere.origin}/ok).\n`);
  edit('templates/Body.tsx', (text) => text.replace('<footer>', `<footer><a href="${working.origin}/page#four" rel="noopener">Four</a>`));
  const check = (now: string, ...more: string[]) =>
    archipel(['check', '--external', '--now', `${now}T12:00:00Z`, ...more], {
      site,
      cwd: site,
      alone: true,
      env: { NODE_EXTRA_CA_CERTS: authorities },
    });
  return { site, working, expired, elsewhere, check };
}

interface Problem {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly range?: { readonly line: number };
  readonly fix?: { readonly edits: Parameters<typeof applyEdits>[1] };
}

test('check --external reports failing links at their places, and reports them as dead from the third day on', async () => {
  const { site, working, check } = await linkingSite();
  const lock = join(site, 'links.lock.json');

  const first = await check('2026-05-01', '--json');
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
  const { diagnostics: all, result } = JSON.parse(first.stdout) as { diagnostics: Problem[]; result: { external: object } };
  const diagnostics = all.filter(({ code }) => code.startsWith('external-'));
  expect(diagnostics.map(({ code, file, range }) => [code, file, range?.line])).toEqual([
    ['external-failed', 'templates/Body.tsx', 15],
    ['external-failed', 'content/notes/garden.de.mdx', 6],
    ['external-failed', 'content/notes/garden.de.mdx', 6],
    ['external-failed', 'content/notes/garden.en.mdx', 6],
    ['external-moved', 'content/notes/garden.en.mdx', 6],
  ]);
  expect(diagnostics.map((each) => Reflect.get(Object(Reflect.get(each, 'args')).reason ?? {}, 'kind'))).toEqual([
    'fragment',
    'certificate-expired',
    'certificate-host',
    'status',
    undefined,
  ]);
  expect(result.external).toEqual({ asked: 6, fine: 1, moved: 1, failed: 4, unknown: [] });
  expect(working.requests.filter((each) => each.includes('/page'))).toEqual(['GET /page']);
  expect(working.headers()['user-agent']).toMatch(/^archipel-link-check\/\d+\.\d+\.\d+\S* \(\+https:\/\/lesehaus\.example\.org\)$/);

  // The fix writes the new address.
  const moved = diagnostics.find(({ code }) => code === 'external-moved');
  const prose = join(site, 'content/notes/garden.en.mdx');
  writeFileSync(prose, applyEdits(readFileSync(prose, 'utf8'), moved?.fix?.edits ?? []));
  expect(readFileSync(prose, 'utf8')).toContain(`[two](${working.origin}/ok)`);

  const second = await check('2026-05-02', '--format', 'github');
  expect(second.code).toBe(0);
  expect(second.stdout).toMatch(/^::warning file=content\/notes\/garden\.en\.mdx,line=6,.*external-failed/m);
  expect(second.stdout).not.toContain('external-moved');

  working.statuses.set('/page', 503);
  const third = await check('2026-05-03');
  expect(third.code).toBe(1);
  expect(third.stderr).toContain('has been dead since 2026-05-03, after failures on three days: the answer is 404.');
  expect(Object.values(JSON.parse(readFileSync(lock, 'utf8')).addresses)).toContainEqual({
    asked: '2026-05-03',
    state: 'failed',
    failures: ['2026-05-01', '2026-05-02', '2026-05-03'],
    reason: 'status 404',
  });

  const fourth = await check('2026-05-10');
  expect(fourth.code).toBe(0);
  expect(fourth.stderr).toContain('warning external-dead');
  working.statuses.set('/gone', 200);
  expect((await check('2026-05-11')).stderr).not.toContain('the answer is 404');
}, 300_000);

test('check --external checks no links if the site has errors, and leaves a lock file with merge conflicts unchanged', async () => {
  const { site, working, check } = await linkingSite();
  writeFileSync(join(site, 'links.lock.json'), '<<<<<<< HEAD\n');
  const merged = await check('2026-05-01');
  expect([merged.code, merged.stderr]).toEqual([1, expect.stringContaining('links.lock.json cannot be read')]);
  writeFileSync(join(site, 'content/site.yaml'), 'name: { de: Lesehaus }\n');
  const broken = await check('2026-05-01');
  expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining('Links to other sites were not checked')]);
  expect(working.requests).toEqual([]);
  expect(readFileSync(join(site, 'links.lock.json'), 'utf8')).toBe('<<<<<<< HEAD\n');
});

test('check --external names the Markdown file on disk, and the front matter where a URL is a value', async () => {
  const { origin } = await otherSite({ certificate: await selfSigned() });
  const site = join(freshFolder(), 'atlas');
  cpSync(join(root, 'tests/sites/atlas'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(site, file), change(readFileSync(join(site, file), 'utf8')));
  // No other host is asked: there, a test would depend on the network.
  for (const file of readdirSync(join(site, 'content'), { recursive: true, encoding: 'utf8' }))
    if (/\.mdx?$/.test(file)) edit(join('content', file), (text) => text.replaceAll('https://example.org', origin));
  edit('templates/collections/guides.tsx', (text) =>
    text
      .replace('  title: text,', '  title: text,\n    origin: z.url().optional(),')
      .replace('entry: { title,', 'entry: { title, origin,')
      .replace('<Text />', '{origin !== undefined && <a href={origin} rel="noopener">Origin</a>}\n      <Text />'),
  );
  edit('content/guides/index.md', (text) => text.replace('\n', `\norigin: ${origin}/value\n`));
  edit('content/guides/index.de.md', (text) => `${text}\nSiehe [eins](${origin}/ok).\n`);
  const { stdout } = await archipel(['check', '--external', '--json'], { site, cwd: site, alone: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Problem[] };
  const failed = diagnostics.filter(({ code, file }) => code === 'external-failed' && file.includes('index'));
  expect(failed.map(({ file, range }) => [file, range?.line])).toEqual([
    ['content/guides/index.de.md', 8],
    ['content/guides/index.md', 2],
  ]);
});

test('check --external records nothing if no other site answers', async () => {
  const { site, check } = await linkingSite();
  for (const [file, links] of Object.entries({ de: '[a](https://a.invalid/)', en: '[b](https://b.invalid/) and [c](https://c.invalid/)' }))
    writeFileSync(join(site, `content/notes/garden.${file}.mdx`), `## Away\n\nSee ${links}.\n`);
  writeFileSync(join(site, 'templates/Body.tsx'), readFileSync(join(root, 'tests/sites/agenda/templates/Body.tsx')));
  const { code, stdout } = await check('2026-05-01', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout).messages.join()).toContain('this machine seems to have no network');
  expect(existsSync(join(site, 'links.lock.json'))).toBe(false);
});

describe('Connections to other sites:', () => {
  const site = join(freshFolder(), 'agenda');
  cpSync(join(root, 'tests/sites/agenda'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const prose = join(site, 'content/notes/garden.en.mdx');
  writeFileSync(prose, `${readFileSync(prose, 'utf8')}\nSee [one](https://other.example.org/) and https://another.example.org/page.\n`);
  const recording = { site, cwd: site, alone: true, node: [preload('connections-preload.mjs')] };
  const opened = (text: string): readonly string[] => text.match(/^connection to .*$/gm) ?? [];

  test.each(someOf([[['build']], [['check']], [['check', '--all']], [['build', '--verify']]], 1, turnOfSearches))(
    'archipel %j opens none',
    async (words) => {
      const { code, stderr } = await archipel([...words, '--now', '2026-05-01T12:00:00Z'], recording);
      expect({ code, opened: opened(stderr) }).toEqual({ code: 0, opened: [] });
      expect(existsSync(join(site, 'links.lock.json'))).toBe(false);
    },
  );

  test('archipel watch opens none', async () => {
    const { child, log, said, ended } = start(['watch', '--port', '4991'], recording);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [url] = await said(/http:\/\/localhost:\d+/);
    const page = await fetch(`${url}/en/garden`);
    expect(await page.text()).toContain('https://other.example.org/');
    child.kill('SIGTERM');
    await ended;
    expect(opened(log())).toEqual([]);
  });

  test('check --external opens some, which proves that these tests notice connections', async () => {
    const { stderr } = await archipel(['check', '--external'], recording);
    expect(opened(stderr)).toContainEqual(expect.stringContaining('other.example.org'));
  });
});
