// `archipel rename` and `remove` for people and scripts: their output, and the files afterwards.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/node/fs/apply-changes.ts';
import { endChanges } from '../../src/node/fs/change-journal.ts';
import { atTerminal } from '../support/process/at-terminal.ts';
import { archipel, type Ended, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';

const page = (content: string, name: string): string => readFileSync(join(content, `pages/${name}.yaml`), 'utf8');

/** Creates content with a page that can be renamed, and a link to it. */
function content(): string {
  const folder = smallContent();
  writeFileSync(join(folder, 'pages/help.yaml'), page(folder, 'home').replace('path: /\n', '').replaceAll('Start', 'Hilfe'));
  const navigation = join(folder, 'navigation.yaml');
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace('{ page: home } }', '{ page: help } } # soon'));
  return folder;
}

const run = (folder: string, ...args: string[]): Promise<Ended> => archipel(['rename', ...args, '--content', folder], { cwd: folder });

test('rename moves the page, changes the link to it, and lists the files and the new URL', async () => {
  const folder = content();
  const { code, stdout, stderr } = await run(folder, 'page', 'help', 'support');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  for (const word of ['move pages/help.yaml to pages/support.yaml', 'navigation.yaml', '/en/help → /en/support'])
    expect(stderr).toContain(word);
  expect(existsSync(join(folder, 'pages/help.yaml'))).toBe(false);
  expect(readFileSync(join(folder, 'navigation.yaml'), 'utf8')).toContain('{ page: support } } # soon');
  expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0, stderr: '' });
});

test('rename --dry-run shows the lines of each file and writes nothing; --json prints the same as data', async () => {
  const folder = content();
  const before = snapshot(folder);
  const { stdout, stderr } = await run(folder, 'page', 'help', 'support', '--dry-run');
  expect(stdout).toMatch(/navigation\.yaml\n@@ 1\n.*\n-.*page: help.*\n\+.*page: support/);
  expect(stderr).toContain('Nothing was written');
  const data = JSON.parse((await run(folder, 'page', 'help', 'support', '--dry-run', '--json')).stdout).result;
  expect(data).toMatchObject({ kind: 'page', name: 'help', written: false, moves: [{ from: '/help', to: '/support' }, {}] });
  expect(data.changes).toContainEqual({ from: 'pages/help.yaml', to: 'pages/support.yaml', lines: [] });
  expect(snapshot(folder)).toEqual(before);
});

test('rename changes Markdown links to the URL and to the file of the page, keeps their anchors, and leaves links in code unchanged', async () => {
  const folder = content();
  const home = join(folder, 'pages/home.yaml');
  writeFileSync(home, `${readFileSync(home, 'utf8').trimEnd()}\n  - { type: prose, source: home }\n`);
  const text =
    '[a](/help) [b](/en/help#top) [c](./help.yaml#top) [d][e] `[f](/help)` [g](/help?h=1#top)\n\n[e]: help.de.mdx\n\n```\n[g](./help.yaml)\n```\n';
  for (const language of ['de', 'en']) writeFileSync(join(folder, `pages/home.${language}.mdx`), text);
  expect(await run(folder, 'page', 'help', 'support')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'pages/home.en.mdx'), 'utf8')).toBe(
    '[a](/support) [b](/en/support#top) [c](./support.yaml#top) [d][e] `[f](/help)` [g](/support?h=1#top)\n\n[e]: support.de.mdx\n\n```\n[g](./help.yaml)\n```\n',
  );
});

test('rename changes Markdown links to a page that it moves into a folder, and to a picture that it moves', async () => {
  const folder = content();
  const home = join(folder, 'pages/home.yaml');
  writeFileSync(home, `${readFileSync(home, 'utf8').trimEnd()}\n  - { type: prose, source: home }\n`);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n');
  const text = '[a](./help.yaml) ![The plan](/assets/plan.svg)\n\n![The plan][p]\n\n[p]: ../assets/plan.svg\n';
  for (const language of ['de', 'en']) writeFileSync(join(folder, `pages/home.${language}.md`), text);
  expect(await run(folder, 'page', 'help', 'more/support')).toMatchObject({ code: 0 });
  expect(await run(folder, 'asset', 'plan.svg', 'drawings/office.svg')).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, 'pages/more/support.yaml'))).toBe(true);
  expect(readFileSync(join(folder, 'pages/home.en.md'), 'utf8')).toBe(
    '[a](./more/support.yaml) ![The plan](/assets/drawings/office.svg)\n\n![The plan][p]\n\n[p]: ../assets/drawings/office.svg\n',
  );
  expect(readdirSync(join(folder, 'pages')).filter((file) => file.endsWith('.mdx'))).toEqual([]);
  expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0 });
});

test.each([
  ['a/help.yaml', 'a/help', 'b/support', 'b/support'],
  ['help/index.yaml', 'help', 'b/support', 'b/support/index'],
])('rename moves the prose of the page in %s with it', async (file, from, to, stem) => {
  const folder = content();
  const name = file.replace(/^.*\/|\.yaml$/g, '');
  mkdirSync(join(folder, 'pages', file, '..'), { recursive: true });
  writeFileSync(join(folder, 'pages', file), `${page(folder, 'help').trimEnd()}\n  - { type: prose, source: ${name} }\n`);
  rmSync(join(folder, 'pages/help.yaml'));
  const navigation = join(folder, 'navigation.yaml');
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace('page: help', `page: ${from}`));
  for (const language of ['de', 'en']) writeFileSync(join(folder, `pages/${file.replace('.yaml', '')}.${language}.mdx`), 'Words.\n');
  expect(await run(folder, 'page', from, to)).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, `pages/${stem}.en.mdx`))).toBe(true);
  expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0, stderr: '' });
});

test('rename tells a picture in a folder assets beside the text from one in content/assets', async () => {
  const folder = content();
  const help = join(folder, 'pages/help.yaml');
  writeFileSync(help, `${readFileSync(help, 'utf8').trimEnd()}\n  - { type: prose, source: help }\n`);
  for (const each of ['assets', 'pages/assets']) {
    mkdirSync(join(folder, each), { recursive: true });
    writeFileSync(
      join(folder, each, 'plan.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
    );
  }
  for (const language of ['de', 'en'])
    writeFileSync(join(folder, `pages/help.${language}.md`), '![A](assets/plan.svg) ![B](/assets/plan.svg) ![C](../assets/plan.svg)\n');
  expect(await run(folder, 'asset', 'plan.svg', 'office.svg')).toMatchObject({ code: 0 });
  expect(await run(folder, 'page', 'help', 'more/support')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'pages/more/support.en.md'), 'utf8')).toBe(
    '![A](../assets/plan.svg) ![B](/assets/office.svg) ![C](../../assets/office.svg)\n',
  );
  expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0, stderr: '' });
});

describe('rename is refused, with nothing changed, for', () => {
  test.each([
    ['an unknown name', ['page', 'halp', 'support'], {}, 2, /Did you mean "help"/],
    ['a change that causes an error', ['page', 'not-found', 'nowhere'], {}, 2, /not-found/],
    ['content that cannot be read', ['page', 'help', 'support'], { 'pages/broken.yaml': 'a: [\n' }, 1, /broken\.yaml:/],
  ])('%s', async (_, args, files, code, message) => {
    const folder = content();
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    const before = snapshot(folder);
    const ended = await run(folder, ...args);
    expect({ code: ended.code, isExplained: message.test(ended.stderr), stack: /^\s+at /m.test(ended.stderr) }).toEqual({
      code,
      isExplained: true,
      stack: false,
    });
    expect(snapshot(folder)).toEqual(before);
  });
});

test('rename works although content has an error that is unrelated to the page', async () => {
  const folder = content();
  writeFileSync(join(folder, 'pages/home.yaml'), page(folder, 'home').replace('Not much more', 'TODO more'));
  expect(await run(folder, 'page', 'help', 'support')).toMatchObject({ code: 0 });
});

describe('remove with flags', () => {
  const runRemove = (folder: string, ...args: string[]): Promise<Ended> =>
    archipel(['remove', ...args, '--content', folder], { cwd: folder });

  test('lists open decisions without a terminal, with file and line, and changes nothing', async () => {
    const folder = content();
    const before = snapshot(folder);
    const { code, stdout, stderr } = await runRemove(folder, 'page', 'help', '--json');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /\/help and \/en\/help.*--redirect-to.*\n.*--point-to.*--drop.*\n {2}navigation\.yaml:2:\d+ {2}header 1 “Start” \(has to be changed/,
    );
    expect(JSON.parse(stdout).result.undecided).toMatchObject({
      routes: ['/help', '/en/help'],
      references: [{ file: 'navigation.yaml', range: { line: 2 } }],
    });
    expect(snapshot(folder)).toEqual(before);
  });

  test('deletes the page if flags settle every decision, and the content stays valid', async () => {
    const folder = content();
    const { code, stderr } = await runRemove(folder, 'page', 'help', '--redirect-to', '/', '--point-to', 'home');
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/delete pages\/help\.yaml[\s\S]*\/en\/help → \/en/) });
    expect(existsSync(join(folder, 'pages/help.yaml'))).toBe(false);
    expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('remove at a terminal', () => {
  const remove = (folder: string, answers: readonly (readonly [RegExp, string])[]) =>
    atTerminal({ args: ['remove', 'page', 'help', '--content', folder], answers });

  test('asks for the redirect and for the links to the page, and carries out both', async () => {
    const folder = content();
    const { code, output } = await remove(folder, [
      // Enter accepts the first choice, which is the suggestion.
      [/Where should \/help redirect to/, '\r'],
      [/What should happen to the references to it/, '\r'],
      [/Which page/, 'home\r'],
    ]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/1 place refers to it[\s\S]*removed page help/) });
    expect(existsSync(join(folder, 'pages/help.yaml'))).toBe(false);
    expect(readFileSync(join(folder, 'navigation.yaml'), 'utf8')).toContain('{ page: home } } # soon');
    expect(readFileSync(join(folder, 'redirects.yaml'), 'utf8')).toContain('/en/help');
  });

  test('deletes a link in the footer with the page, if that is chosen', async () => {
    const folder = content();
    const navigation = join(folder, 'navigation.yaml');
    const link = '    - { label: { de: Hilfe, en: Help }, link: { page: help } }\n';
    const text = readFileSync(navigation, 'utf8').replace('{ page: help } } # soon', '{ page: home } }');
    writeFileSync(
      navigation,
      text.replace('legal: []\n', `legal:\n    - { label: { de: Start, en: Home }, link: { page: home } }\n${link}`),
    );
    const { code, output } = await remove(folder, [
      [/Where should/, '\r'],
      [/What should happen[\s\S]*remove them/, '\x1b[B\r'],
    ]);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(readFileSync(navigation, 'utf8')).not.toContain('help');
    expect(await archipel(['check', '--quiet', '--content', folder])).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    ['Ctrl-C', [[/Where should/, '\x03']], 130],
    // Arrow up leads from the first answer to the last.
    [
      'choosing to change them by hand first',
      [
        [/Where should/, '\r'],
        [/What should happen/, '\x1b[A\r'],
      ],
      130,
    ],
  ] as const)('changes nothing after %s', async (_, answers, code) => {
    const folder = content();
    const before = snapshot(folder);
    const ended = await remove(folder, answers);
    expect(ended).toEqual({ code, output: expect.stringContaining('Nothing was changed.') });
    expect(snapshot(folder)).toEqual(before);
  });
});

describe('The changes of a folder', () => {
  const texts = { before: 'old\n', after: 'new\n' };
  const folderWithFiles = (): string => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'locked'));
    for (const file of ['one', 'two', 'locked/three']) writeFileSync(join(folder, file), 'old\n');
    return folder;
  };

  test.each([
    [
      'a file is in the way',
      [
        { from: 'one', to: 'fresh/one', ...texts },
        { from: 'locked/three', to: 'two', ...texts },
      ],
    ],
    [
      'a file is missing',
      [
        { from: 'one', to: 'one', ...texts },
        { from: 'gone', to: undefined, before: 'x', after: undefined },
      ],
    ],
    [
      'a file to copy is missing',
      [
        { from: 'one', to: 'one', ...texts },
        { from: undefined, to: 'copies/copy', before: undefined, after: undefined, copyOf: join(freshFolder(), 'gone') },
      ],
    ],
  ])('are all reverted if %s', (_, changes) => {
    const folder = folderWithFiles();
    const before = snapshot(folder);
    expect(() => applyChanges(folder, changes)).toThrow();
    expect(snapshot(folder)).toEqual(before);
  });

  test('move, change, add, copy and remove files', () => {
    const folder = folderWithFiles();
    const original = join(freshFolder(), 'original');
    writeFileSync(original, Buffer.alloc(3_000_000, 'abc'));
    applyChanges(folder, [
      { from: 'one', to: 'deep/er/one', before: undefined, after: undefined },
      { from: 'two', to: 'two', ...texts },
      { from: undefined, to: 'three', before: undefined, after: 'three\n' },
      { from: undefined, to: 'copy', before: undefined, after: undefined, copyOf: original },
      { from: 'locked/three', to: undefined, before: 'old\n', after: undefined },
    ]);
    expect(Object.keys(snapshot(folder))).toEqual(['copy', 'deep', 'deep/er', 'deep/er/one', 'locked', 'three', 'two']);
    expect(readFileSync(join(folder, 'copy')).equals(readFileSync(original))).toBe(true);
    expect(readFileSync(join(folder, 'two'), 'utf8')).toBe('new\n');
  });
});

describe('If a rename is killed at any moment,', () => {
  test('the next command completes or reverts it', async () => {
    const folder = content();
    const [log, states] = [join(freshFolder(), 'log'), freshFolder()];
    // This rename moves a file and changes others.
    const rename = (content: string, env: Readonly<Record<string, string>>): Promise<Ended> =>
      archipel(['rename', 'page', 'help', 'support', '--content', content], {
        alone: true,
        node: [preload('crash-preload.mjs')],
        env: { CRASH_IN: content, ...env },
      });
    const before = snapshot(folder);
    expect(await rename(folder, { CRASH_LOG: log })).toMatchObject({ code: 0 });
    const after = snapshot(folder);
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
    const again = content();
    await rename(again, { CRASH_AT: calls.map((_, index) => index + 1).join(), CRASH_STATES: states });
    const left = calls.map((_, index) => snapshotAfterEnd(join(states, String(index + 1))));
    for (const state of left) expect([before, after]).toContainEqual(state);
    expect(left).toContainEqual(before);
    expect(left).toContainEqual(after);
    expect(left.length).toBeGreaterThan(10);
  });

  test('the next command repairs the content and reports it, unless the process still runs', async () => {
    const folder = content();
    const before = snapshot(folder);
    const journal = (pid: number) =>
      `${JSON.stringify({ pid, steps: [{ from: 'navigation.yaml', backup: '.nav.bak', to: 'navigation.yaml', fresh: '.nav.tmp' }], folders: [] })}\nmoving\n`;
    writeFileSync(join(folder, '.archipel-changes'), journal(process.pid));
    renameSync(join(folder, 'navigation.yaml'), join(folder, '.nav.bak'));
    expect((await archipel(['check', '--content', folder], { alone: true })).code).toBe(1);
    writeFileSync(join(folder, '.archipel-changes'), journal(2 ** 30));
    const { code, stderr } = await archipel(['check', '--content', folder]);
    expect({ code, isReported: stderr.includes('interrupted') }).toEqual({ code: 0, isReported: true });
    expect(snapshot(folder)).toEqual(before);
  });

  test.each([
    ['names files outside of the folder', '{"pid":1073741824,"steps":[{"fresh":"../victim"}],"folders":[]}\n'],
    ['is unreadable', '{]\n'],
  ])('a journal that %s changes nothing', (_, text) => {
    const folder = freshFolder();
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    writeFileSync(join(folder, 'victim'), '');
    writeFileSync(join(inner, '.archipel-changes'), text);
    expect(endChanges(inner)).toBe(undefined);
    expect(readdirSync(folder)).toEqual(['inner', 'victim']);
  });
});

function snapshotAfterEnd(folder: string): unknown {
  endChanges(folder);
  return snapshot(folder);
}
