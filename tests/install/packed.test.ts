// The package as users get it: packed, installed into an empty folder outside of this repository, and run there with
// the site that `init` creates.
import { type ChildProcess, execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, startServer } from '../support/process/process.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'archipel-install-'));
const site = join(folder, 'site');
const installed = join(site, 'node_modules/archipel');
const program = join(site, 'node_modules/.bin/archipel');
const running: ChildProcess[] = [];

/** Runs the installed command in the site. */
const archipel = (...args: string[]) => run(program, args, { cwd: site }).then(({ stdout, stderr }) => stdout + stderr);

/** Packs a copy, so that nothing is written into the repository while other tests read it. */
async function pack(): Promise<string> {
  const copy = join(folder, 'package');
  mkdirSync(copy);
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

async function install(archive: string): Promise<void> {
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), '{ "name": "site", "private": true, "type": "module" }\n');
  const line = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', archive];
  await run('npm', line, { cwd: site });
}

/** Links a package that `npm install` would install from the registry. */
function linkPackage(name: string): void {
  mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name));
}

beforeAll(async () => install(await pack()), 300_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Starts a server of the installed command; resolves to its URL. */
async function serve(...args: string[]): Promise<string> {
  const { url, child } = await startServer(args, { project: installed, site });
  running.push(child);
  return url;
}

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

test('The package contains the prebuilt engine, and no sources except the browser code and the starter', () => {
  expect(existsSync(join(installed, 'bin/engine/cli.mjs'))).toBe(true);
  expect(existsSync(join(installed, 'bin/engine/types/site/index.d.ts'))).toBe(true);
  expect(readdirSync(join(installed, 'src'))).toEqual(['client', 'diagnostics', 'forms', 'model', 'tools', 'watch']);
  expect(readdirSync(join(installed, 'src/model'), { recursive: true })).toEqual([
    'data',
    'data/common-ends.ts',
    'data/longest-increasing-subsequence.ts',
  ]);
  expect(readdirSync(join(installed, 'src/watch'))).toEqual(['browser']);
  expect(readdirSync(join(installed, 'src/tools/init'))).toEqual(['starter']);
});

test('The start of the packed command loads none of the libraries of its commands', () => {
  const engine = join(installed, 'bin/engine');
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, next = ''] of readFileSync(join(engine, file), 'utf8').matchAll(
      /(?:^|[;}\s])import\s*(?:[^"'()]*?from\s*)?["']\.\/([^"']+)["']/g,
    ))
      load(next);
  };
  load('cli.mjs');
  // Modules, including those of Node, are resolved and read one after the other, so each one delays the start.
  expect(loaded.size).toBe(2);
  expect([...loaded].filter((file) => /from ?"node:(?:crypto|child_process)"/.test(readFileSync(join(engine, file), 'utf8')))).toEqual([]);
  const bytes = [...loaded].reduce((sum, file) => sum + statSync(join(engine, file)).size, 0);
  // Commander, the options and the access to the disk have 120 kB, the common messages in both languages 89 kB. zod alone has 490 kB.
  expect(bytes).toBeLessThan(260_000);
});

test('init of the package turns the folder into a site, which is checked and built without a warning', async () => {
  await archipel('init', '--name', 'Notes', '--locales', 'de,en', '--yes');
  const { dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  expect(dependencies.archipel).toMatch(/^file:/);
  expect(await archipel('check', '--strict', '--quiet')).toBe('');
  expect(await archipel('build', '--strict', '--quiet')).toBe('');
  const html = readFileSync(join(site, 'dist/en/notes.html'), 'utf8');
  expect(html).toContain('<title>All notes · Notes</title>');
  expect(html).toContain('data-island="NoteFilter"');
  expect(readFileSync(join(site, 'dist/en/contact.html'), 'utf8')).toContain('<form class="form" action="/api/contact" method="post">');
  const scripts = readdirSync(join(site, 'dist/assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.map((name) => name.slice(0, name.indexOf('-')))).toEqual(
    expect.arrayContaining(['MessageForm', 'NoteFilter', 'hydrate', 'islands']),
  );
}, 300_000);

/** Lets npm find programs that the site lacks, such as TypeScript, in this repository. */
const env = { ...process.env, PATH: `${process.env['PATH']}:${join(root, 'node_modules/.bin')}` };

test('The workflow of a site with the package passes: type check, check and build', async () => {
  for (const types of ['react', 'react-dom']) linkPackage(`@types/${types}`);
  linkPackage('csstype');
  linkPackage('vitest');
  const [install, ...lines] = workflowLines();
  expect(install).toBe('npm ci --ignore-scripts');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) await run('sh', ['-c', line], { cwd: site, env });
}, 300_000);

test("The starter's test passes with the package, and fails after an error in its template", async () => {
  const runTests = () => run('npm', ['test'], { cwd: site, env });
  expect((await runTests()).stdout).toMatch(/1 passed/);
  const template = join(site, 'templates/sections/faq/Faq.tsx');
  const text = readFileSync(template, 'utf8');
  writeFileSync(template, text.replace('{answer}', ''));
  await expect(runTests()).rejects.toThrow();
  writeFileSync(template, text);
}, 300_000);

/** Returns the commands that the jobs of the workflow run, in order. */
function workflowLines(): string[] {
  const { jobs } = load(readFileSync(join(site, '.github/workflows/site.yml'), 'utf8')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
  };
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

test('The package caches only in the project', () => {
  expect(readdirSync(join(site, 'node_modules/.cache/archipel')).some((name) => name.startsWith('definition-'))).toBe(true);
  expect(existsSync(join(installed, 'node_modules/.cache'))).toBe(false);
});

test('preview of the package serves the built site', async () => {
  const url = await serve('preview', '--port', '4930');
  expect(await textAt(`${url}/en`)).toBe(readFileSync(join(site, 'dist/en.html'), 'utf8'));
});

test('The package lists its bundled packages, with their licenses', () => {
  const engine = join(installed, 'bin/engine');
  expect(readFileSync(join(engine, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toMatch(/^nodemailer \d.*\n\n.*Permission is hereby granted/ms);
  const { components } = JSON.parse(readFileSync(join(engine, 'sbom.cdx.json'), 'utf8')) as { components: { name: string }[] };
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['nodemailer', 'yaml', 'chokidar', 'sharp']));
});

test('watch of the package serves an edit', async () => {
  const url = await serve('watch', '--port', '4940');
  const page = join(site, 'content/pages/home.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('"Kleine Inseln, eine Karte"', '"Frisch gespeichert"'));
  await expect.poll(() => textAt(`${url}/`), { timeout: 30_000 }).toContain('Frisch gespeichert');
});
