// archipel hand-in as a colleague calls it, with edits that the dev server has recorded.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerSchema } from '../../src/cli/answers.ts';
import { printable } from '../../src/diagnostics/reporters/printable.ts';
import type { ContentEdit } from '../../src/model/output/edit.ts';
import { logFolder, openEditLog } from '../../src/node/edits/edit-log.ts';
import { page, repository, type TestRepository } from '../hand-in/repository.ts';
import { atTerminal } from '../support/process/at-terminal.ts';
import { git } from '../support/process/git.ts';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';

let home: string;
beforeAll(() => {
  home = freshFolder();
});

const logOf = ({ content }: TestRepository) => openEditLog(content, projectAt(root));

/** Creates a repository with edits that are saved and recorded. */
function repositoryWithEdits(
  ...changes: readonly (readonly [find: string, replacement: string])[]
): TestRepository & { readonly edits: readonly ContentEdit[] } {
  const site = repository();
  const edits = changes.map(([find, replacement]) => site.edit(find, replacement));
  for (const edit of edits) logOf(site).add(edit);
  return { ...site, edits };
}

const run = ({ content }: TestRepository, ...words: readonly string[]) =>
  archipel(['hand-in', '--content', content, ...words], { env: { HOME: home } });

const leftIn = (site: TestRepository): readonly string[] =>
  logOf(site)
    .list()
    .edits.map(({ id }) => id);

test('hand-in lists the edits, commits and pushes them, and removes them from its log', async () => {
  const site = repositoryWithEdits(['Old', 'New'], ['Because.', 'Therefore.']);
  const { code, stderr } = await run(site, '--message', 'Better words');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^2 changes:\nedit-\d+ {2}Label of Old\n {2}Old → New\n {2}\S*pages\/home\.yaml\n/);
  expect(stderr).toMatch(/Handed in 2 changes: content\/better-words-\S+, pushed to origin\./);
  expect(site.git('log', '-1', '--format=%B')).toBe(
    'Better words\n\n- Label of Old: Old → New\n- Label of Because.: Because. → Therefore.\n\n',
  );
  expect(site.git('status', '--porcelain')).toBe('');
  expect(leftIn(site)).toEqual([]);
  expect(await run(site)).toMatchObject({ code: 1, stderr: 'There are no changes to hand in.\n' });
});

test('hand-in without --message and without a terminal uses the labels of the edits as the message', async () => {
  const site = repositoryWithEdits(['Old', 'New']);
  expect((await run(site)).code).toBe(0);
  expect(site.git('log', '-1', '--format=%s').trim()).toBe('Label of Old');
});

test.each([
  ['is handed in if its file was written', true, 0],
  ['is discarded if its file was not written', false, 1],
])('If a process was killed before it recorded an edit, the edit %s', async (_, isWritten, code) => {
  const site = repository();
  const before = site.read();
  const edit = site.edit('Old', 'New');
  if (!isWritten) site.write(before);
  const log = logOf(site);
  log.begin({ id: 'unfinished', record: 'add', edits: [edit], files: edit.files });
  expect(log.interrupted()).toEqual([]);
  const folder = logFolder(site.content, projectAt(root));
  const [record = ''] = readdirSync(folder);
  writeFileSync(join(folder, record), readFileSync(join(folder, record), 'utf8').replace(/"pid":\d+/, '"pid":4194305'));
  expect((await run(site, '--message', 'Better words')).code).toBe(code);
  expect(git(site.content, ['show', 'HEAD:content/pages/home.yaml']).includes('New')).toBe(isWritten);
  expect(readdirSync(folder)).toEqual([]);
});

test('hand-in at a terminal asks for the message', async () => {
  const site = repositoryWithEdits(['Old', 'New']);
  const args = ['--root', root, 'hand-in', '--content', site.content];
  const ended = await atTerminal({ args, answers: [[/in one sentence\?/, 'A better title\r']], env: { HOME: home } });
  expect(ended).toMatchObject({ code: 0 });
  expect(site.git('log', '-1', '--format=%s').trim()).toBe('A better title');
});

test('Ctrl-C while hand-in asks for the message changes nothing', async () => {
  const site = repositoryWithEdits(['Old', 'New']);
  const args = ['--root', root, 'hand-in', '--content', site.content];
  const ended = await atTerminal({ args, answers: [[/in one sentence\?/, '\u0003']], env: { HOME: home } });
  expect(ended).toMatchObject({ code: 130 });
  expect([leftIn(site).length, site.git('symbolic-ref', '--short', 'HEAD').trim()]).toEqual([1, 'main']);
});

test('hand-in --only hands in the edits with the given ids or starts of ids, and leaves the others', async () => {
  const site = repositoryWithEdits(['Old', 'New'], ['Because.', 'Therefore.']);
  const [first, second] = site.edits.map(({ id }) => id);
  expect((await run(site, '--only', second ?? '')).code).toBe(0);
  expect(site.git('show', '--unified=0', '--format=', 'HEAD')).toMatch(/\+ {4}answer: Therefore\.\n$/);
  expect(leftIn(site)).toEqual([first]);
  expect((await run(site, '--only', first?.slice(0, -1) ?? '')).code).toBe(0);
  expect(leftIn(site)).toEqual([]);
  const several = repositoryWithEdits(['Old', 'New'], ['Because.', 'Therefore.'], ['Words', 'Letters']);
  const [one = '', other = '', third = ''] = several.edits.map(({ id }) => id);
  expect((await run(several, '--only', third, one)).code).toBe(0);
  expect(leftIn(several)).toEqual([other]);
  expect(several.git('show', 'HEAD:content/pages/home.yaml')).toMatch(/title: New\nlead: Letters[\s\S]*answer: Because\./);
});

test.each([
  ['an unknown id', ['--only', 'nothing']],
  ['an ambiguous start of an id', ['--only', 'edit']],
  ['an empty message', ['--message', '  ']],
  ['an unknown option', ['--all']],
])('hand-in refuses %s as wrong usage', async (_, words) => {
  const site = repositoryWithEdits(['Old', 'New'], ['Because.', 'Therefore.']);
  expect(await run(site, ...words)).toMatchObject({ code: 2, stdout: '' });
  expect(leftIn(site).length).toBe(2);
});

test('hand-in --dry-run lists the edits, and writes nothing', async () => {
  const site = repositoryWithEdits(['Old', 'New']);
  const state = () => [site.git('for-each-ref'), site.git('count-objects'), site.git('status', '--porcelain'), leftIn(site)];
  const before = state();
  const { code, stdout, stderr } = await run(site, '--dry-run', '--message', 'A title');
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^1 change:\n[\s\S]*Old → New/) });
  expect(stderr).toMatch(/content\/a-title-\S+\. Nothing was written/);
  expect(state()).toEqual(before);
});

describe('hand-in --json prints', () => {
  const answer = async (site: TestRepository, ...words: readonly string[]) => {
    const ended = await run(site, '--json', ...words);
    const parsed = answerSchema.safeParse(JSON.parse(ended.stdout));
    expect({ error: parsed.error?.message, ok: parsed.data?.ok }).toEqual({ error: undefined, ok: ended.code === 0 });
    return parsed.data?.result;
  };

  test('a planned, a completed and a refused hand-in', async () => {
    const site = repositoryWithEdits(['Old', 'New']);
    site.git('remote', 'set-url', 'origin', 'git@github.com:o/r.git');
    site.git('remote', 'set-url', '--push', 'origin', site.remote);
    expect(await answer(site, '--dry-run')).toMatchObject({ state: 'planned', edits: [{ before: 'Old', after: 'New' }] });
    expect(await answer(site)).toMatchObject({ state: 'handedIn', remote: 'origin', commit: site.git('rev-parse', 'HEAD').trim() });
    expect(await answer(site)).toEqual({ state: 'refused', why: 'nothingEdited', edits: [] });
  });

  test('an unreachable remote, and the push of the next run', async () => {
    const site = repositoryWithEdits(['Old', 'New']);
    site.git('remote', 'set-url', '--push', 'origin', join(site.remote, 'nowhere'));
    expect(await answer(site)).toMatchObject({ state: 'notPushed', why: 'unreachable' });
    expect(leftIn(site)).toEqual([]);
    site.git('remote', 'set-url', '--push', 'origin', site.remote);
    expect(await answer(site)).toMatchObject({ state: 'handedIn', edits: [] });
    expect(git(site.remote, ['for-each-ref', 'refs/heads/content'])).not.toBe('');
  });
});

test('hand-in reports an edit that it cannot separate from an uncommitted change, and its file', async () => {
  const site = repository();
  site.write(site.read().replace('Old', 'Mine'));
  logOf(site).add(site.edit('Mine', 'New'));
  const { code, stderr } = await run(site);
  expect(code).toBe(1);
  expect(stderr).toContain('Label of Mine');
  expect(stderr).toContain(page);
  expect(leftIn(site).length).toBe(1);
});

test('hand-in removes edits from its log that were committed by hand', async () => {
  const site = repositoryWithEdits(['Old', 'New']);
  site.git('commit', '-q', '-a', '-m', 'By hand');
  expect((await run(site)).code).toBe(1);
  expect(leftIn(site)).toEqual([]);
});

test('hand-in prints the texts of edits without control characters', async () => {
  const site = repository();
  logOf(site).add({ ...site.edit('Old', 'New'), label: '\u001b[2J\u202eevil', before: '\u001b]0;x\u0007' });
  const { stdout, stderr } = await run(site, '--dry-run');
  expect(stdout).toContain('evil');
  expect(stdout + stderr).toBe(printable(stdout + stderr));
});

test('hand-in stores its log only in the .git folder', () => {
  const site = repositoryWithEdits(['Old', 'New']);
  expect(existsSync(join(site.root, '.git/archipel/edits'))).toBe(true);
  expect(site.git('status', '--porcelain')).toBe(` M content/${page}\n`);
});
