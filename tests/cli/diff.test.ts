// archipel diff in real repositories, with versions that git can and cannot provide, and between two folders.
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { git as gitIn } from '../support/process/git.ts';
import { archipel, freshFolder, root, smallContent, start } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

const git = (folder: string, ...words: readonly string[]): string => gitIn(folder, words);

/** Creates a repository whose branch `main` has a small content folder. */
function repository(): { readonly folder: string; readonly content: string } {
  const content = smallContent();
  const folder = join(content, '..');
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'First');
  return { folder, content };
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', message);
}

const diff = (content: string, ...words: readonly string[]) => archipel(['diff', ...words, '--content-only', '--content', content]);

/** Resolves to the texts of pages that changed, as `before → after`. */
async function texts(content: string, ...words: readonly string[]): Promise<readonly string[]> {
  const { pages } = resultOf<{ pages: { changes: { kind: string; before?: string; after?: string }[] }[] }>(
    await diff(content, ...words, '--json'),
  );
  return pages.flatMap(({ changes }) =>
    changes.filter(({ kind }) => kind === 'text').map(({ before = '', after = '' }) => `${before} → ${after}`),
  );
}

const home = 'pages/home.yaml';
const edit = (content: string, words: string): void => replaceIn(join(content, home), 'Not much more.', words);
const changed = (words: string): string => `Not much more. → ${words}`;

describe('diff in a repository', () => {
  test('compares the working tree with the last commit, including untracked and ignored files', async () => {
    const { folder, content } = repository();
    edit(content, 'A bit more.');
    const page = readFileSync(join(content, home), 'utf8').replace('path: /', 'path: /more').replaceAll('Start', 'Mehr');
    writeFileSync(join(content, 'pages/more.yaml'), page.replace('A bit more.', 'New.'));
    writeFileSync(join(folder, '.gitignore'), 'content/pages/hidden.yaml\n');
    writeFileSync(join(content, 'pages/hidden.yaml'), page.replace('/more', '/hidden').replaceAll('Mehr', 'Verborgen'));
    expect(await texts(content)).toEqual([changed('A bit more.')]);
    const { stdout } = await diff(content);
    expect(stdout).toMatch(/new \/more\b/);
    expect(stdout).toMatch(/new \/hidden\b/);
  });

  test('compares a branch with its merge base by default, and with the last commit of main if main is named', async () => {
    const { folder, content } = repository();
    git(folder, 'switch', '-q', '-c', 'work');
    edit(content, 'Work.');
    commit(folder, 'Work');
    git(folder, 'switch', '-q', 'main');
    replaceIn(join(content, 'pages/not-found.yaml'), 'Nicht viel mehr.', 'Ganz anders.');
    commit(folder, 'Meanwhile');
    git(folder, 'switch', '-q', 'work');
    expect(await texts(content)).toEqual([changed('Work.')]);
    expect([...(await texts(content, 'main'))].sort()).toEqual(['Ganz anders. → Nicht viel mehr.', changed('Work.')]);
    expect(await texts(content, 'main...work')).toEqual([changed('Work.')]);
    git(folder, 'merge', '-q', '--no-edit', 'main');
    expect(await texts(content)).toEqual([changed('Work.')]);
  });

  test('compares two commits, whatever the working tree contains', async () => {
    const { folder, content } = repository();
    git(folder, 'tag', 'v1');
    edit(content, 'Second.');
    commit(folder, 'Second');
    git(folder, 'tag', 'v2');
    writeFileSync(join(content, home), 'broken: [');
    expect(await texts(content, 'v1', 'v2')).toEqual([changed('Second.')]);
    expect(await texts(content, 'v1..v2')).toEqual([changed('Second.')]);
  });

  test('does not report a renamed file if its page keeps its URL', async () => {
    const { folder, content } = repository();
    const page = readFileSync(join(content, home), 'utf8').replace('path: /', 'path: /more').replaceAll('Start', 'Mehr');
    writeFileSync(join(content, 'pages/more.yaml'), page);
    commit(folder, 'A page');
    git(folder, 'mv', 'content/pages/more.yaml', 'content/pages/further.yaml');
    appendFileSync(join(content, home), '# A remark.\n');
    expect(await diff(content, 'HEAD')).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing differs') });
  });

  test('compares the files of a git worktree with the commits of its repository', async () => {
    const { folder } = repository();
    const other = join(freshFolder(), 'other');
    git(folder, 'worktree', 'add', '-q', '-b', 'beside', other);
    edit(join(other, 'content'), 'Beside.');
    expect(await texts(join(other, 'content'))).toEqual([changed('Beside.')]);
  });

  test('reports errors of a commit and of the working tree, and compares the rest', async () => {
    const { folder, content } = repository();
    writeFileSync(join(content, 'pages/extra.yaml'), 'nonsense: [\n');
    commit(folder, 'Broken');
    edit(content, 'Still seen.');
    const ended = await diff(content, 'HEAD');
    expect(ended.stderr).toContain('pages/extra.yaml');
    expect(ended.stdout).toContain('{+Still seen+}');
    // A comparison never writes, so the message must not mention writing.
    expect(ended.stderr).not.toContain('nothing was written');
    expect(ended.code).toBe(1);
  });
});

test('diff --format markdown prints the errors of content that cannot be built, for a comment on a pull request', async () => {
  const [one, other] = [smallContent(), smallContent()];
  for (const content of [one, other]) writeFileSync(join(content, 'site.yaml'), 'company: [*not* <b>\n');
  const { stdout, code } = await diff(other, '--from-dir', one, '--format', 'markdown');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^<!-- archipel diff -->\n/);
  expect(stdout).toMatch(/<code>[^<]*site\.yaml:\d+<\/code>/);
  expect(stdout).not.toContain('<b>');
});

describe('diff reports what git cannot provide:', () => {
  test('an unknown name', async () => {
    const { content } = repository();
    expect(await diff(content, 'nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('nowhere') });
    expect(await diff(content, '--end-of-options', '--output=x')).toMatchObject({ code: 2 });
  });

  test('no repository', async () => {
    expect(await diff(smallContent())).toMatchObject({ code: 2, stderr: expect.stringContaining('--from-dir') });
  });

  test('a commit without content', async () => {
    const folder = freshFolder();
    git(folder, 'init', '-q', '-b', 'main');
    commit(folder, 'Empty');
    git(folder, 'tag', 'empty');
    const content = join(folder, 'content');
    renameSync(smallContent(), content);
    expect(await diff(content, 'empty')).toMatchObject({ code: 2, stderr: expect.stringContaining('empty has no content') });
  });

  test('a shallow clone without the commit', async () => {
    const { folder, content } = repository();
    git(folder, 'switch', '-q', '-c', 'work');
    edit(content, 'Work.');
    commit(folder, 'Work');
    const clone = join(freshFolder(), 'clone');
    git(folder, 'clone', '-q', '--depth', '1', '--branch', 'work', `file://${folder}`, clone);
    expect(await diff(join(clone, 'content'), 'main')).toMatchObject({ code: 2, stderr: expect.stringContaining('git fetch --unshallow') });
  });

  test('content in a submodule', async () => {
    const { folder, content } = repository();
    const other = freshFolder();
    git(other, 'init', '-q', '-b', 'main');
    commit(other, 'Other');
    git(folder, 'submodule', '--quiet', 'add', `file://${other}`, 'content/shared');
    commit(folder, 'A submodule');
    expect(await diff(content, 'HEAD')).toMatchObject({ code: 2, stderr: expect.stringContaining('content/shared is a submodule') });
  });
});

test.each([
  ['runs to its end', undefined, 0],
  ['receives Ctrl-C', 'SIGINT', 130],
] as const)('A diff that has checked out the templates of a commit and %s leaves no temporary files', async (_what, signal, code) => {
  const site = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  git(site, 'init', '-q', '-b', 'main');
  commit(site, 'First');
  appendFileSync(join(site, 'templates/Body.tsx'), '// Another line.\n');
  const temporary = freshFolder();
  const { child, ended } = start(['diff', 'HEAD'], { site, env: { TMPDIR: temporary } });
  while (!readdirSync(temporary).some((name) => name.startsWith('archipel-diff-'))) await wait(5);
  if (signal !== undefined) child.kill(signal);
  expect(await ended).toMatchObject({ code });
  expect(readdirSync(temporary).filter((name) => name.startsWith('archipel-diff-'))).toEqual([]);
});

test('diff --from-dir compares two folders without git', async () => {
  const [one, other] = [smallContent(), smallContent()];
  edit(other, 'Otherwise.');
  expect(await texts(other, '--from-dir', one)).toEqual([changed('Otherwise.')]);
  rmSync(join(other, 'navigation.yaml'));
  mkdirSync(join(other, 'navigation.yaml'));
  expect((await diff(other, '--from-dir', one)).code).toBe(1);
});

test('diff --fail-on exits with 1 if a change has one of the named kinds', async () => {
  const [one, other] = [smallContent(), smallContent()];
  replaceIn(join(other, home), 'en: "Start: a small page', 'en: "Begin: a small page');
  expect(await diff(other, '--from-dir', one, '--fail-on', 'price,url')).toMatchObject({ code: 0 });
  expect(await diff(other, '--from-dir', one, '--fail-on', 'seo')).toMatchObject({ code: 1, stderr: expect.stringContaining('seo') });
  expect(await diff(other, '--from-dir', one, '--fail-on', 'colour')).toMatchObject({ code: 2 });
});
