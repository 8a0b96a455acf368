// `archipel init` for people and scripts: flags, the files afterwards, and a site that builds without a warning.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeUnfinishedStaging } from '../../src/node/fs/staged-folder.ts';
import { atTerminal } from '../support/process/at-terminal.ts';
import { archipel, freshFolder, preload, snapshot } from '../support/process/process.ts';
import { partOf, someOf } from '../support/samples.ts';

test.each(
  partOf(
    [
      ['de,en', 'Kleine Inseln, eine Karte', 'Small islands, one map'],
      ['en', 'Small islands, one map', undefined],
      ['es,fr', 'Islas pequeñas, un solo mapa', 'De petites îles, une seule carte'],
      // For languages without starter texts, init writes English texts. If this gives two languages the same texts, init approves them
      // as translations, so that the build does not warn.
      ['ja,ar,pt-BR', 'Small islands, one map', 'Small islands, one map'],
    ],
    4,
  ),
)('init creates a site in %s that builds without a warning', async (locales, source, target) => {
  const folder = join(freshFolder(), 'north-sea');
  const made = await archipel(['init', folder, '--locales', locales, '--url', 'https://example.org/docs', '--yes']);
  expect([made.code, made.stdout]).toEqual([0, '']);
  const built = await archipel(['build', '--strict', '--format', 'json'], { cwd: folder, site: folder });
  expect(JSON.parse(built.stdout)).toMatchObject({ diagnostics: [] });
  expect(built.code).toBe(0);
  const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(home).toContain(`<h1>${source}</h1>`);
  expect(home).toContain('<link rel="canonical" href="https://example.org/docs/"/>');
  const second = locales.split(',')[1]?.toLowerCase();
  if (target !== undefined) expect(readFileSync(join(folder, `dist/${second}.html`), 'utf8')).toContain(`<h1>${target}</h1>`);
  // The home page also lists notes, but their URLs are below /notes, the page that lists all of them.
  expect(existsSync(join(folder, 'dist/notes/first-light.html'))).toBe(true);
  expect(existsSync(join(folder, '.vscode/schemas/note.json'))).toBe(true);
});

test('A new site with a real address can be released in every language of the starter', async () => {
  const folder = join(freshFolder(), 'north-sea');
  await archipel(['init', folder, '--locales', 'en,de,fr,es', '--url', 'https://www.north-sea.test', '--yes']);
  const { code, stdout } = await archipel(['check', '--release', '--json'], { cwd: folder, site: folder });
  expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
  expect(code).toBe(0);
});

test('`archipel new` adds a page and a note to a new site; `archipel check` then reports only their placeholder texts', async () => {
  const folder = join(freshFolder(), 'north-sea');
  await archipel(['init', folder, '--locales', 'de,en', '--url', 'https://example.org', '--yes']);
  const run = (...args: string[]) => archipel(args, { cwd: folder, site: folder });
  for (const kind of ['page', 'note'])
    expect(await run('new', kind, '--id', 'storm', '--name-de', 'Sturm', '--name-en', 'Storm', '--now', '2026-03-01')).toMatchObject({
      code: 0,
    });
  expect(readFileSync(join(folder, 'content/notes/storm.yaml'), 'utf8')).toMatch(
    /date: "2026-03-01"[\s\S]*title: { de: "Sturm", en: "Storm" }/,
  );
  const { diagnostics } = JSON.parse((await run('check', '--format', 'json')).stdout);
  expect([...new Set(diagnostics.map(({ code }: { code: string }) => code))]).toEqual(['placeholder-left']);
});

test('In a new site, a file in place of the name of a text is reported at its line, and not in the template that shows it', async () => {
  const folder = join(freshFolder(), 'north-sea');
  await archipel(['init', folder, '--yes']);
  const page = join(folder, 'content/pages/about.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('source: about', 'source: about.en.mdx'));
  const { diagnostics } = JSON.parse((await archipel(['check', '--json'], { cwd: folder, site: folder })).stdout);
  expect(diagnostics).toMatchObject([{ code: 'name-invalid', file: 'content/pages/about.yaml', fix: { edits: [{ with: 'about' }] } }]);
});

test('init reports a folder with files and all invalid options at once, and writes nothing', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'draft.txt'), 'Mine.');
  const before = snapshot(folder);
  const { code, stderr } = await archipel(['init', folder, '--locales', 'de,de', '--url', 'example.org', '--yes']);
  expect(code).toBe(2);
  for (const word of ['draft.txt', '--locales', '--url', 'Nothing was written']) expect(stderr).toContain(word);
  expect(snapshot(folder)).toEqual(before);
});

test('init turns a folder in which archipel was installed into a site, extends its package.json and keeps its other files', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "mine", "dependencies": { "archipel": "file:a.tgz" } }');
  writeFileSync(join(folder, 'a.tgz'), 'The archive.');
  writeFileSync(join(folder, 'README.md'), '# Mine\n');
  const { code } = await archipel(['init', '--yes'], { cwd: folder });
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mine',
    scripts: { build: 'archipel build' },
    dependencies: { archipel: 'file:a.tgz' },
  });
  expect(readFileSync(join(folder, 'a.tgz'), 'utf8')).toBe('The archive.');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('# Mine\n');
});

test('The next steps that init prints contain npm install until every package of the site is installed', async () => {
  const folder = freshFolder();
  const installed = (...names: readonly string[]): void => {
    for (const name of names) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  };
  writeFileSync(join(folder, 'package.json'), '{ "name": "mine", "dependencies": { "archipel": "file:../a.tgz" } }');
  installed('archipel', 'react', 'react-dom');
  expect((await archipel(['init', '--yes'], { cwd: folder })).stderr).toContain('npm install\n');
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  rmSync(join(folder, 'content'), { recursive: true });
  for (const name of readdirSync(folder))
    if (!/^(?:node_modules|package\.json)$/.test(name)) rmSync(join(folder, name), { recursive: true });
  installed(...Object.keys(devDependencies));
  expect((await archipel(['init', '--yes'], { cwd: folder })).stderr).not.toContain('npm install');
});

test('The next steps that init prints can be pasted into a shell, whatever the name of the folder', async () => {
  const folder = freshFolder();
  expect((await archipel(['init', "It's a site", '--yes'], { cwd: folder })).stderr).toContain("\n  cd 'It'\\''s a site'\n");
  expect((await archipel(['init', 'küche', '--yes'], { cwd: folder })).stderr).toContain('\n  cd küche\n');
});

test('init that fails leaves the folder unchanged', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'package.json'), '{ not JSON');
  const { code, stderr } = await archipel(['init', folder, '--yes']);
  expect(code).toBe(1);
  expect(stderr).toContain('Nothing was written');
  expect(readdirSync(folder)).toEqual(['package.json']);
});

test.each([
  ['{\n  "name": "mine",\n  "version": "1.0.0",\n}\n', /line 3 of .*package\.json is not valid JSON \(.*trailing comma/],
  ['<<<<<<< HEAD\n{}', /line 1 of .*package\.json is not valid JSON \(Unexpected/],
  ['[]', /line 1 of .*package\.json is not valid JSON \(.*object/],
])('init names the line and the mistake of a broken package.json: %j', async (text, expected) => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'package.json'), text);
  const { code, stderr } = await archipel(['init', folder, '--yes']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(expected) });
});

describe('init that is killed at one of many system calls', () => {
  /** Returns the paths in a folder, except for those in node_modules. */
  const pathsIn = (folder: string) => Object.keys(snapshot(folder)).filter((path) => !path.startsWith('node_modules'));

  test.each(
    someOf(
      [
        ['a new folder', {}],
        ['a folder with files', { 'package.json': '{ "name": "mine" }', 'README.md': '# Mine\n', LICENSE: 'None.\n' }],
      ] as const,
      1,
    ),
  )('leaves the complete site in %s, or the folder unchanged', async (_name, files: Readonly<Record<string, string>>) => {
    const [parent, log, states] = [freshFolder(), join(freshFolder(), 'calls'), freshFolder()];
    const prepare = (folder: string): string => {
      if (Object.keys(files).length > 0) mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return folder;
    };
    const init = (folder: string, env: Readonly<Record<string, string>>) =>
      archipel(['init', folder, '--name', 'Mine', '--yes'], {
        alone: true,
        node: [preload('crash-preload.mjs')],
        env: { CRASH_IN: dirname(folder), ...env },
      });
    const before = pathsIn(prepare(join(parent, 'site')));
    expect(await init(join(parent, 'site'), { CRASH_LOG: log })).toMatchObject({ code: 0 });
    const complete = pathsIn(join(parent, 'site'));
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
    const moves = calls.flatMap((name, index) => (name === 'renameSync' ? [index + 1] : [])).slice(-12);
    const moments = [...new Set([1, 2, 9, Math.round(calls.length / 2), ...moves, ...moves.map((call) => call + 1), calls.length])];
    const again = join(freshFolder(), 'site');
    await init(prepare(again), { CRASH_AT: moments.join(), CRASH_STATES: states });
    const left = moments
      .filter((call) => existsSync(join(states, String(call))))
      .map((call) => join(states, String(call), basename(again)));
    expect(left.length).toBeGreaterThan(5);
    for (const folder of left) {
      removeUnfinishedStaging(folder);
      expect(readdirSync(dirname(folder)).filter((name) => name !== 'site')).toEqual([]);
      expect([before, complete]).toContainEqual(pathsIn(folder));
    }
    expect(left.map((folder) => existsSync(join(folder, 'archipel.config.ts')))).toContain(false);
  });
});

describe('init at a terminal', () => {
  /**
   * Creates a folder with a program named npm. The program records the folder in which it runs, its arguments, and NODE_ENV,
   * because NODE_ENV changes what npm installs.
   */
  function fakeNpm(): { readonly env: Readonly<Record<string, string>>; readonly called: () => string } {
    const [bin, log] = [freshFolder(), join(freshFolder(), 'called')];
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$PWD $*\${NODE_ENV:+ $NODE_ENV}" >> "${log}"\n`, { mode: 0o755 });
    return {
      env: { PATH: `${bin}:${process.env['PATH']}`, npm_config_user_agent: 'npm/10' },
      called: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    };
  }

  test('asks for each value that no flag sets, and installs if the user agrees', async () => {
    const folder = join(freshFolder(), 'north-sea');
    const npm = fakeNpm();
    const { code, output } = await atTerminal({
      args: ['init', folder, '--url', 'https://example.org'],
      answers: [
        [/name of the site/, 'North sea Notes\r'],
        [/Which languages/, 'en,de\r'],
        [/Install its packages/, 'y'],
      ],
      env: npm.env,
    });
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).not.toContain('What will its address be');
    expect(npm.called()).toBe(`${folder} install\n`);
    expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toMatch(/^name: .*"North sea Notes"/m);
    expect(readdirSync(join(folder, 'content/translations')).sort()).toEqual(['de.yaml', 'en.yaml']);
  });

  test('installs without asking if --install is set, and installs nothing if the user declines', async () => {
    const [withFlag, declined] = [join(freshFolder(), 'one'), join(freshFolder(), 'two')];
    const npm = fakeNpm();
    const flags = ['--name', 'One', '--locales', 'en', '--url', 'https://example.org'];
    expect(await atTerminal({ args: ['init', withFlag, ...flags, '--install'], answers: [], env: npm.env })).toMatchObject({ code: 0 });
    expect(npm.called()).toBe(`${withFlag} install\n`);
    const { code, output } = await atTerminal({
      args: ['init', declined, ...flags],
      answers: [[/Install its packages/, 'n']],
      env: npm.env,
    });
    expect([code, npm.called()]).toEqual([0, `${withFlag} install\n`]);
    expect(output).toContain('npm install');
  });

  test('repeats a question after an invalid answer, and leaves no files after Ctrl-C', async () => {
    const parent = freshFolder();
    const { code, output } = await atTerminal({
      args: ['init', join(parent, 'site'), '--name', 'Site', '--url', 'https://example.org'],
      answers: [
        [/Which languages/, ',!\r'],
        [/Write language tags/, '\x03'],
      ],
    });
    expect({ code, trace: /^\s+at /m.test(output) }).toEqual({ code: 130, trace: false });
    expect(readdirSync(parent)).toEqual([]);
  });
});
