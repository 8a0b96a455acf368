// Runs most commands on the huts site, which shares only the engine with the site of this repository. It has three languages, one of
// them written from right to left, and a base path. The commands run on a copy, so that they may write.
import { appendFileSync, chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apacheLinesUnderPath, hasApache, startApache } from '../support/http/apache.ts';
import { caddyLinesUnderPath, hasCaddy, startCaddy } from '../support/http/caddy.ts';
import { guideLinesUnderPath, hasNginx, startNginx } from '../support/http/nginx.ts';
import type { WebServer } from '../support/http/start-server.ts';
import { archipel, type Ended, freshFolder, root } from '../support/process/process.ts';
import { serverOf } from '../support/process/server-of.ts';
import { replaceIn } from '../support/replace-in.ts';

const site = join(freshFolder(), 'huts');
const base = '/alpine/huts';
const run = (...args: string[]): Promise<Ended> => archipel(args, { site, cwd: site });
const data = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout).result;
const pageOf = (path: string): string => readFileSync(join(site, 'dist', path), 'utf8');

let built: Ended;
beforeAll(async () => {
  cpSync(join(root, 'tests/sites/huts'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  built = await run('build', '--strict');
}, 300_000);

describe('build of the huts site', () => {
  test('writes every page in each of its languages, without warnings', () => {
    expect(built).toMatchObject({ code: 0 });
    expect(built.stderr).toContain('14 routes (5 de, 5 it, 4 ar) and 3 not-found pages');
    expect(built.stderr).toContain('no problems');
  });

  test('puts the base path before every URL of the site', () => {
    const pages = ['index.html', 'it.html', 'ar/tour-ridge.html', 'huetten/steinsee.html', '404.html'].map(pageOf).join('\n');
    const addresses = [...pages.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(addresses.length).toBeGreaterThan(40);
    expect(addresses.filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
    expect(pageOf('sitemap.xml')).toContain(`<loc>https://www.example.com${base}/ar/huetten/steinsee</loc>`);
  });

  test('writes Arabic from right to left, with alternates in the other languages', () => {
    const page = pageOf('ar/tour-ridge.html');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain(`hrefLang="de-AT" href="https://www.example.com${base}/tour-ridge"`);
  });

  test('writes no Arabic page for a hut without Arabic texts, and links its Italian page to the Arabic list of huts', () => {
    expect(pageOf('ar/huetten.html')).not.toContain('anton');
    expect(existsSync(join(site, 'dist/ar/huetten/anton.html'))).toBe(false);
    expect(pageOf('it/huetten/anton.html')).toContain(`<a href="${base}/ar/huetten" lang="ar"`);
  });

  test('links each hut to the next in height, only in languages that both huts have', () => {
    expect(pageOf('huetten/anton.html')).toMatch(/<a href="[^"]*\/huetten\/steinsee" rel="(?:next|prev)">/);
    expect(pageOf('ar/huetten/steinsee.html')).not.toMatch(/rel="(?:next|prev)"/);
  });
});

test('check reports an error in a collection of the huts site, with file and line', async () => {
  expect((await run('check', '--strict', '--quiet')).stderr).toBe('');
  const broken = join(freshFolder(), 'content');
  cpSync(join(site, 'content'), broken, { recursive: true });
  replaceIn(join(broken, 'tours/ridge.yaml'), '{ hut: steinsee }', '{ hut: steinse }');
  const { code, stderr } = await run('check', '--content', broken);
  expect(code).toBe(1);
  expect(stderr).toMatch(/error entry-unknown .*\n.*ridge\.yaml:6:\d+\n.*There is no hut "steinse"/);
  expect(stderr).toContain('Did you mean "steinsee"?');
});

test('routes lists every page without the base path', async () => {
  const { routes } = await data('routes');
  expect(routes).toEqual(expect.arrayContaining([expect.objectContaining({ language: 'ar', kind: 'tour' })]));
  expect(JSON.stringify(routes)).not.toContain(base);
});

test('urls records the URLs of the huts site, and check then reports nothing', async () => {
  expect((await run('urls', 'accept')).code).toBe(0);
  expect(readFileSync(join(site, 'content/locks/urls.yaml'), 'utf8')).toContain('/ar/huetten/steinsee');
  expect((await run('check', '--strict', '--quiet')).code).toBe(0);
});

test('check reports each URL of a removed page of the huts site, and accepts redirects of them', async () => {
  const content = join(freshFolder(), 'content');
  cpSync(join(site, 'content'), content, { recursive: true });
  await run('urls', 'accept', '--content', content);
  rmSync(join(content, 'huts/anton.yaml'));
  const removed = await run('check', '--content', content);
  expect(removed.code).toBe(1);
  expect(removed.stderr.match(/error url-removed/g)).toHaveLength(2);
  const redirects = ['', '/it'].map((language) => `  - { from: ${language}/huetten/anton, to: ${language}/huetten }\n`).join('');
  appendFileSync(join(content, 'redirects.yaml'), redirects);
  expect(await run('check', '--strict', '--quiet', '--content', content)).toMatchObject({ code: 0, stderr: '' });
});

test('schedule has the next change of the huts site', async () => {
  expect(await data('schedule')).toMatchObject({ nextChangeAt: '2099-10-01T00:00:00+02:00' });
});

test.each([
  ['/it/tour-ridge', { kind: 'page', address: `https://www.example.com${base}/it/tour-ridge`, language: 'it' }],
  [`${base}/it/tour-ridge`, { kind: 'page', route: '/it/tour-ridge' }],
  [`https://www.example.com${base}/`, { kind: 'page', route: '/' }],
  ['phone.warden', { kind: 'fact', usedBy: [{ route: '/' }, { route: '/it' }, { route: '/ar' }] }],
])('explain on the huts site answers %s', async (word, answer) => {
  expect(await data('explain', word)).toMatchObject(answer);
});

test('schema describes the collections, the files and the sections of the huts site', async () => {
  expect((await run('schema')).code).toBe(0);
  for (const name of ['hut', 'tour', 'page', 'menu', 'site'])
    expect(existsSync(join(site, `.vscode/schemas/${name}.json`)), name).toBe(true);
  expect(readFileSync(join(site, '.vscode/schemas/tour.json'), 'utf8')).toContain('"altitudes"');
});

test('translations --strict succeeds on the huts site, and mentions unapproved translations', async () => {
  const { code, stderr } = await run('translations', '--strict');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/unapproved/)]);
});

describe('rename on the huts site', () => {
  const content = join(freshFolder(), 'content');
  beforeAll(() => cpSync(join(site, 'content'), content, { recursive: true }));

  test.each([
    ['hut', 'steinsee', 'adlerhorst', ['/ar/huetten/steinsee', '/ar/huetten/adlerhorst']],
    ['page', 'huts', 'refuges', undefined],
    ['tour', 'ridge', 'summit', ['/it/tour-ridge', '/it/tour-summit']],
    ['contact', 'warden', 'keeper', undefined],
    ['asset', 'peak.svg', 'summit.svg', undefined],
  ] as const)('changes %s %s, and the site remains valid', async (kind, from, to, move) => {
    const { code, stdout, stderr } = await run('rename', kind, from, to, '--json', '--content', content);
    expect({ code, stderr: stderr.split(' ')[0] }).toEqual({ code: 0, stderr: 'renamed' });
    const { moves } = JSON.parse(stdout).result;
    expect(moves).toEqual(move === undefined ? [] : expect.arrayContaining([{ from: move[0], to: move[1] }]));
    expect(await run('check', '--strict', '--quiet', '--content', content)).toMatchObject({ code: 0, stderr: '' });
  });

  test('is followed by remove, which lists open decisions, and deletes a hut once its redirect is decided', async () => {
    const open = JSON.parse((await run('remove', 'hut', 'adlerhorst', '--json', '--content', content)).stdout).result.undecided;
    expect(open.routes).toEqual(['/huetten/adlerhorst', '/it/huetten/adlerhorst', '/ar/huetten/adlerhorst']);
    expect(open.references).toMatchObject([{ file: expect.stringMatching(/tours\/summit\.yaml$/), place: 'start “Steinseehütte”' }]);
    const ended = await run('remove', 'hut', 'anton', '--redirect-to', '/huetten', '--json', '--content', content);
    expect(JSON.parse(ended.stdout).result.moves).toContainEqual({ from: '/it/huetten/anton', to: '/it/huetten' });
    expect(await run('check', '--strict', '--quiet', '--content', content)).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('new on the huts site', () => {
  const content = join(freshFolder(), 'content');
  const add = (...args: string[]): Promise<Ended> => run('new', ...args, '--content', content);
  const named = ['--name-de', 'Neu', '--name-it', 'Nuovo', '--name-ar', 'جديد'];
  beforeAll(() => cpSync(join(site, 'content'), content, { recursive: true }));

  test('writes an entry of each collection, which lacks only its texts', async () => {
    for (const args of [
      ['hut', '--id', 'alm', '--altitude', '1800'],
      ['tour', '--id', 'west', '--sections', 'profile'],
      ['page', '--id', 'info', '--sections', 'intro'],
    ])
      expect(await add(...args, ...named)).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(join(content, 'huts/alm.yaml'), 'utf8')).toMatch(/\nname: { de: "Neu", .*\n\n.*\naltitude: 1800\n/);
    const { diagnostics } = JSON.parse((await run('check', '--format', 'json', '--content', content)).stdout);
    const found = diagnostics.map(({ code, file }: { code: string; file: string }) => `${code} ${file.split('/').slice(-2).join('/')}`);
    expect([...new Set(found)].sort()).toEqual(['huts/alm', 'pages/info', 'tours/west'].map((entry) => `placeholder-left ${entry}.yaml`));
  });

  test("reports an invalid answer, with the flags of the collection's definition and of a name in each language", async () => {
    const { code, stderr } = await add('hut', '--altitude', 'high');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/--altitude {2}Write a whole number[\s\S]*--name-ar <text> +the name in Arabic/),
    ]);
  });

  test('reports the missing answers for a tour, with an example of a valid command', async () => {
    const { code, stderr } = await add('tour', '--id', 'west', ...named);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--sections[\s\S]*new tour .*--id new-tour .*--sections \w+/)]);
  });

  test('lists the kinds of the site, even for an unknown kind', async () => {
    const help = await run('new', '--help');
    expect([help.code, help.stdout]).toEqual([0, expect.stringMatching(/ page [\s\S]* hut [\s\S]* tour [\s\S]* redirect /)]);
    const { code, stderr } = await add('huts');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/Did you mean hut\?[\s\S]*: page, hut, tour, redirect, section, island, collection\./),
    ]);
    expect((await add('edition')).stderr).toContain("unknown command 'edition'");
  });

  test('is followed by translations --add, which adds a third language to a hut with only the texts missing', async () => {
    expect(await run('translations', '--add', 'ar', 'anton', '--content', content)).toMatchObject({ code: 0 });
    const text = readFileSync(join(content, 'huts/anton.yaml'), 'utf8');
    expect(text).toContain('name: { de: "Antonhütte", it: "Rifugio Anton", ar: "TODO Rifugio Anton" }');
    writeFileSync(join(content, 'huts/anton.yaml'), text.replaceAll('TODO ', 'جديد '));
    const { diagnostics } = JSON.parse((await run('check', '--format', 'json', '--content', content)).stdout);
    const found = diagnostics.filter(({ file }: { file: string }) => file.endsWith('anton.yaml')).map(({ code }: { code: string }) => code);
    expect(found).toEqual(['url-unrecorded']);
  });
});

test('new adds a redirect to the huts site', async () => {
  expect((await run('new', 'redirect', '--from', '/weg', '--to', '/tour-ridge')).code).toBe(0);
  expect(readFileSync(join(site, 'content/redirects.yaml'), 'utf8')).toContain('{ from: /weg, to: /tour-ridge }');
});

test('relay reports the missing variables of the huts site', async () => {
  const { code, stderr } = await run('relay');
  expect([code, stderr]).toEqual([2, expect.stringContaining('ARCHIPEL_RELAY_')]);
});

const servers = [
  { name: 'nginx', isInstalled: hasNginx, lines: guideLinesUnderPath, start: startNginx },
  {
    name: 'Caddy',
    isInstalled: hasCaddy,
    lines: caddyLinesUnderPath,
    start: (folder: string, lines: string) => startCaddy(folder, { lines }),
  },
  {
    name: 'Apache',
    isInstalled: hasApache,
    lines: apacheLinesUnderPath,
    start: (folder: string, lines: string) => startApache(folder, { lines }),
  },
];

describe.each(servers.filter(({ isInstalled }) => isInstalled))('With a base path, the server $name', ({ lines, start }) => {
  const folder = freshFolder();
  let server: WebServer;
  beforeAll(async () => {
    cpSync(join(site, 'dist'), join(folder, base), { recursive: true });
    // Apache reads files as another user.
    for (const above of [dirname(folder), folder]) chmodSync(above, 0o755);
    server = await start(folder, lines.replaceAll('/docs', base).replaceAll('/en/', '/it/'));
  });
  afterAll(() => server.stop());
  const get = (path: string): Promise<Response> => fetch(server.url + path, { redirect: 'manual' });

  test.each([
    ['/', 302, `${base}/`],
    [base, 301, `${base}/`],
    [`${base}/`, 200, undefined],
    [`${base}/it`, 200, undefined],
    [`${base}/ar/huetten/steinsee`, 200, undefined],
    [`${base}/ar/huetten/steinsee/`, 301, `${base}/ar/huetten/steinsee`],
    [`${base}/ar/huetten/steinsee.html?a=1`, 301, `${base}/ar/huetten/steinsee?a=1`],
    [`${base}/index.html`, 301, `${base}/`],
    [`${base}/alte-huette`, 301, `${base}/huetten/steinsee`],
    [`${base}/alte-huette?a=1`, 301, `${base}/huetten/steinsee?a=1`],
    [`${base}/404`, 404, undefined],
    [`${base}/_headers`, 404, undefined],
    [`${base}/.archipel.json`, 404, undefined],
    ['/huetten', 404, undefined],
  ])('answers %s with %i', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')?.replace(server.url, '')]).toEqual([status, location]);
  });

  test('sends the security headers with pages and with 404, and caches assets', async () => {
    const [, asset = ''] = /href="([^"]*\.css)"/.exec(pageOf('index.html')) ?? [];
    expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [`${base}/`, `${base}/it/huetten`, `${base}/it/nichts`, asset])
      expect((await get(path)).headers.get('content-security-policy'), path).toMatch(/default-src/);
    expect(await (await get(`${base}/it/nichts`)).text()).toBe(pageOf('it/404.html'));
    expect(await (await get(`${base}/nichts`)).text()).toBe(pageOf('404.html'));
  });
});

describe('The huts site is served', () => {
  const serve = serverOf(site);

  test('by preview under the base path, with a redirect from the root, the redirects of content and answers to forms', async () => {
    const host = await serve('preview', '--port', '4950');
    const site = host + base;
    expect(await (await fetch(`${site}/ar/huetten`)).text()).toBe(pageOf('ar/huetten.html'));
    const missing = await fetch(`${site}/it/nulla`);
    expect([missing.status, await missing.text()]).toEqual([404, pageOf('it/404.html')]);
    expect((await fetch(host)).url).toBe(`${site}/`);
    expect((await fetch(`${site}/alte-huette`)).url).toBe(`${site}/huetten/steinsee`);
    const form = { email: 'ada@example.org', question: 'هل الكوخ مفتوح؟', language: 'ar' };
    const headers = { 'Content-Type': 'application/json', Origin: host };
    const ask = (body: object) => fetch(`${site}/api/question`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(await (await ask(form)).json()).toEqual({ answer: 'سنجيب قريباً.' });
    expect(await (await ask({ ...form, email: 'nobody', language: 'it' })).json()).toEqual({ answer: 'Non ha funzionato.', status: 400 });
    expect(await (await ask({ ...form, language: 'en' })).json()).toEqual({ answer: 'Das hat nicht geklappt.', status: 400 });
    const { mails } = await (await fetch(`${site}/__mail.json`)).json();
    const catcher = await (await fetch(`${site}/__mail`)).text();
    for (const [, link = ''] of catcher.matchAll(/ (?:href|action)="([^"]+)"/g))
      expect(new URL(link, `${site}/__mail`).href).toMatch(new RegExp(`^${site}/__mail`));
    const next = { method: 'POST', body: new URLSearchParams({ answer: 'success', until: 'changed' }) };
    expect((await fetch(`${site}/__mail/next`, next)).url).toBe(`${site}/__mail`);
    expect(mails).toMatchObject([{ to: 'inbox@example.com', replyTo: 'ada@example.org', subject: 'سؤال (ar)', text: form.question }]);
  });

  test('by watch under the base path, even after an edit', async () => {
    const url = (await serve('watch', '--port', '4960')) + base;
    const textAt = async (path: string): Promise<string> => (await fetch(url + path)).text();
    expect(await textAt('/it')).toContain('Rifugi di cresta');
    replaceIn(join(site, 'content/huts/steinsee.yaml'), 'Am See unter den Wänden.', 'Gleich am See.');
    await expect.poll(() => textAt('/huetten/steinsee'), { timeout: 60_000 }).toContain('Gleich am See.');
  });
});
