// Hands in edits with real git and bare remotes: exactly these edits are committed, and everything else remains unchanged.
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handIn } from '../../src/tools/edits/hand-in.ts';
import type { HandInResult } from '../../src/tools/edits/hand-in-result.ts';
import { git as gitIn } from '../support/process/git.ts';
import { freshFolder } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';
import { page, pageText, repository, repositoryAt, type TestRepository } from './repository.ts';

beforeAll(() => {
  // git must not use the settings of the machine.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterAll(() => vi.unstubAllEnvs());

type Kind = HandInResult['kind'];

/** Returns the result, which must be of this kind. */
function expectKind<K extends Kind>(result: HandInResult, kind: K): Extract<HandInResult, { kind: K }> {
  expect(result).toMatchObject({ kind });
  return result as Extract<HandInResult, { kind: K }>;
}

/** Returns the changes of the commit at HEAD: names, and added and removed lines. */
const committed = ({ git }: TestRepository) => ({
  files: git('diff', '--name-only', 'HEAD~1', 'HEAD').trim().split('\n'),
  lines: git('diff', '--unified=0', 'HEAD~1', 'HEAD')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
});

const status = ({ git }: TestRepository): string => git('status', '--porcelain');

/** Lets git sign commits with this program. */
function signWith({ git }: TestRepository, program: string): void {
  git('config', 'commit.gpgsign', 'true');
  git('config', 'gpg.program', program);
}

describe('A handed-in commit', () => {
  test('contains the edit, on a new branch, pushed, with HEAD on that branch and a clean working tree', async () => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    const result = expectKind(await site.handIn([edit], 'Neuer Titel für 9.997 €!\n\nMore words.'), 'handedIn');
    expect(result.branch).toMatch(/^content\/neuer-titel-fuer-9997-eur-\d{4}-\d\d-\d\d$/);
    expect(result.ids).toEqual([edit.id]);
    expect(committed(site)).toEqual({ files: [`content/${page}`], lines: ['-title: Old', '+title: New'] });
    expect(status(site)).toBe('');
    expect(site.git('symbolic-ref', '--short', 'HEAD').trim()).toBe(result.branch);
    expect(site.git('rev-parse', 'HEAD').trim()).toBe(result.commit);
    expect(gitIn(site.remote, ['rev-parse', result.branch]).trim()).toBe(result.commit);
    expect(site.git('rev-parse', '--abbrev-ref', 'HEAD@{upstream}').trim()).toBe(`origin/${result.branch}`);
    expect(site.git('log', '-1', '--format=%an <%ae>%n%B')).toBe(
      'Ada <ada@example.com>\nNeuer Titel für 9.997 €!\n\nMore words.\n\n- Label of Old: Old → New\n\n',
    );
    expect(site.git('rev-parse', 'main').trim()).toBe(site.git('rev-parse', 'HEAD~1').trim());
  });

  test('contains no other changes, of the same file or others, staged or not', async () => {
    const site = repository({ files: { [page]: pageText, 'other.yaml': 'a: 1\n', 'staged.yaml': 'a: 1\n' } });
    site.write(pageText.replace('end: yes', 'end: no').replace('lead: Words', 'lead: Mine'));
    site.write('a: 2\n', 'other.yaml');
    site.write('a: 2\n', 'staged.yaml');
    site.git('add', 'content/staged.yaml');
    site.write('new\n', 'untracked.yaml');
    const before = status(site);
    const edit = site.edit('title: Old', 'title: New');
    const disk = site.read();
    expectKind(await site.handIn([edit]), 'handedIn');
    expect(committed(site)).toEqual({ files: [`content/${page}`], lines: ['-title: Old', '+title: New'] });
    expect(status(site)).toBe(before);
    expect(site.read()).toBe(disk);
    expect(site.git('diff', '--', `content/${page}`)).toMatch(/-lead: Words[\s\S]*\+lead: Mine[\s\S]*-end: yes\n\+end: no/);
  });

  test.each([
    ['elsewhere in the file', 'end: yes', 'end: no', 'M '],
    ['in the lines of the edit, with the same text', '', '', ''],
  ])('leaves staged changes %s unchanged', async (_, find, replacement, mark) => {
    const site = repository();
    if (find !== '') {
      site.write(pageText.replace(find, replacement));
      site.git('add', '-A');
    }
    const edit = site.edit('title: Old', 'title: New');
    if (find === '') site.git('add', '-A');
    expectKind(await site.handIn([edit]), 'handedIn');
    expect(committed(site).lines).toEqual(['-title: Old', '+title: New']);
    expect(status(site)).toBe(mark === '' ? '' : `${mark} content/${page}\n`);
  });

  test('contains the result of several edits of one line, and of several files at once', async () => {
    const site = repository({ files: { [page]: pageText, 'lock.yaml': 'a: 1\n' } });
    const [one, other] = [site.edit('Old', 'Middle'), site.edit('Middle', 'New')];
    const lock = site.edit('a: 1', 'a: 2', 'lock.yaml');
    const both = { ...other, files: [...other.files, ...lock.files] };
    expectKind(await site.handIn([one, both]), 'handedIn');
    expect(committed(site)).toEqual({
      files: ['content/lock.yaml', `content/${page}`],
      lines: ['-a: 1', '+a: 2', '-title: Old', '+title: New'],
    });
    expect(status(site)).toBe('');
  });

  test('contains only the chosen edit, and the others remain in the working tree', async () => {
    const site = repository();
    const [, chosen] = [site.edit('Words', 'Other words'), site.edit('Because.', 'Therefore.')];
    expectKind(await site.handIn([chosen]), 'handedIn');
    expect(committed(site).lines).toEqual(['-    answer: Because.', '+    answer: Therefore.']);
    expect(status(site)).toBe(` M content/${page}\n`);
  });

  test.each([
    ['CRLF', pageText.replaceAll('\n', '\r\n'), ''],
    ['CRLF that git stores as LF', pageText, '* text eol=crlf\n'],
    ['CRLF that git stores, with text=auto', pageText.replaceAll('\n', '\r\n'), ''],
    ['a byte order mark', `\u{FEFF}${pageText}`, ''],
    ['a missing last newline', pageText.trimEnd(), ''],
  ])('keeps %s', async (what, text, attributes) => {
    const site = repository({ files: { [page]: text }, beside: attributes === '' ? {} : { '.gitattributes': attributes } });
    if (attributes !== '') {
      rmSync(join(site.content, page));
      site.git('checkout', '--', '.');
      expect(site.read()).toContain('\r\n');
    }
    if (what.includes('auto')) {
      writeFileSync(join(site.root, '.gitattributes'), '* text=auto\n');
      site.git('add', '.gitattributes');
      site.git('commit', '-q', '-m', 'Attributes');
    }
    site.write(site.read().replace('lead: Words', 'lead: Mine'));
    const edit = site.edit('title: Old', 'title: New');
    expectKind(await site.handIn([edit]), 'handedIn');
    const stored = (commit: string): string => site.git('cat-file', 'blob', `${commit}:content/${page}`);
    expect(stored('HEAD')).toBe(stored('HEAD~1').replace('title: Old', 'title: New'));
    expect(status(site)).toBe(` M content/${page}\n`);
  });

  test('applies the git filter of a file', async () => {
    const site = repository({ beside: { '.gitattributes': '*.yaml filter=upper\n' } });
    site.git('config', 'filter.upper.clean', 'tr a-z A-Z');
    site.git('config', 'filter.upper.smudge', 'tr A-Z a-z');
    site.write(pageText.toLowerCase());
    site.git('commit', '-q', '-a', '-m', 'Filtered');
    const edit = site.edit('title: old', 'title: new');
    expectKind(await site.handIn([edit]), 'handedIn');
    expect(committed(site).lines).toEqual(['-TITLE: OLD', '+TITLE: NEW']);
    expect(status(site)).toBe('');
  });

  test('keeps the executable bit, and gives it to no new file', async () => {
    const site = repository();
    chmodSync(join(site.content, page), 0o755);
    site.git('commit', '-q', '-a', '-m', 'Executable');
    const edit = site.edit('Old', 'New');
    site.write('a: 1\n', 'locks/new.yaml');
    const created = { ...edit, files: [...edit.files, { file: 'locks/new.yaml', before: '', after: 'a: 1\n' }] };
    expectKind(await site.handIn([created]), 'handedIn');
    expect(site.git('ls-tree', '-r', 'HEAD').replaceAll(/ blob [\da-f]+/g, '')).toBe(
      `100644\tcontent/locks/new.yaml\n100755\tcontent/${page}\n`,
    );
    expect(status(site)).toBe('');
  });

  test('contains the bytes of a new picture on the disk, and the removal of a file', async () => {
    const site = repository({ files: { [page]: pageText, 'gone.yaml': 'a: 1\n' } });
    const edit = site.edit('Old', 'New');
    const bytes = Buffer.from([0xff, 0xd8, 0, 10, 13, 10, 0xff]);
    mkdirSync(join(site.content, 'assets'));
    writeFileSync(join(site.content, 'assets/team.jpg'), bytes);
    rmSync(join(site.content, 'gone.yaml'));
    const files = [...edit.files, { file: 'assets/team.jpg', before: '', after: '' }, { file: 'gone.yaml', before: 'a: 1\n', after: '' }];
    expectKind(await site.handIn([{ ...edit, files }]), 'handedIn');
    expect(status(site)).toBe('');
    expect(committed(site).files).toEqual(['content/assets/team.jpg', 'content/gone.yaml', `content/${page}`]);
  });

  test('contains the file to which a symbolic link points', async () => {
    const site = repository({ beside: { 'shared/texts.yaml': 'a: 1\n' } });
    symlinkSync('../shared/texts.yaml', join(site.content, 'texts.yaml'));
    site.git('add', '-A');
    site.git('commit', '-q', '-m', 'A link');
    const edit = site.edit('a: 1', 'a: 2', 'texts.yaml');
    expectKind(await site.handIn([edit]), 'handedIn');
    expect(committed(site)).toEqual({ files: ['shared/texts.yaml'], lines: ['-a: 1', '+a: 2'] });
    expect(status(site)).toBe('');
  });

  test.each(['sites/north sea/content', 'inhälte', '.'])('contains the edit if the content folder is %s', async (folder) => {
    const site = repository({ folder });
    expectKind(await site.handIn([site.edit('Old', 'New')]), 'handedIn');
    expect(committed(site).lines).toEqual(['-title: Old', '+title: New']);
    expect(status(site)).toBe('');
  });

  test('is created in a linked worktree, and the main worktree is unchanged', async () => {
    const site = repository();
    const other = join(freshFolder(), 'other');
    site.git('worktree', 'add', '-q', '-b', 'beside', other);
    const beside = repositoryAt(other, join(other, 'content'), site.remote);
    expectKind(await beside.handIn([beside.edit('Old', 'New')]), 'handedIn');
    expect(committed(beside).lines).toEqual(['-title: Old', '+title: New']);
    expect([status(beside), status(site)]).toEqual(['', '']);
    expect(site.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('main');
  });
});

test('A commit is signed if the settings of git require it', async () => {
  const site = repository();
  const program = join(freshFolder(), 'gpg');
  const signature = ['-----BEGIN PGP SIGNATURE-----', '', 'x', '-----END PGP SIGNATURE-----'];
  const script = ['#!/bin/sh', 'cat >/dev/null', "printf '\\n[GNUPG:] SIG_CREATED \\n' >&2", "cat <<'END'", ...signature, 'END', ''];
  writeFileSync(program, script.join('\n'), { mode: 0o755 });
  signWith(site, program);
  expectKind(await site.handIn([site.edit('Old', 'New')]), 'handedIn');
  expect(site.git('cat-file', 'commit', 'HEAD')).toMatch(/^gpgsig -----BEGIN PGP SIGNATURE-----$/m);
});

test('A repository with SHA-256 ids accepts handed-in commits', async () => {
  const site = repository({ files: { [page]: pageText, 'gone.yaml': 'a: 1\n' }, format: 'sha256' });
  const edit = site.edit('Old', 'New');
  rmSync(join(site.content, 'gone.yaml'));
  const files = [...edit.files, { file: 'gone.yaml', before: 'a: 1\n', after: '' }];
  expectKind(await site.handIn([{ ...edit, files }]), 'handedIn');
  expect(status(site)).toBe('');
});

test('Handing in random edits among random other changes, staged or not, commits exactly the edits', async () => {
  const random = randomOfDay();
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] ?? expect.fail();
  for (let round = 0; round < samples(2, 80); round += 1) {
    const names = ['a.yaml', 'b.yaml', 'c/d.yaml'];
    const ending = pick(['\n', '\r\n']);
    // Each line is changed by an edit or by another change, or remains unchanged.
    const rows = names.map((name) =>
      Array.from({ length: 12 }, (_, index) => ({ text: `${name} ${index}`, kind: pick(['edit', 'other', 'staged', 'none']) })),
    );
    const textOf = (index: number, kinds: readonly string[]): string =>
      (rows[index] ?? []).map(({ text, kind }) => (kinds.includes(kind) ? `${text} changed${ending}` : `${text}${ending}`)).join('');
    const site = repository({ files: Object.fromEntries(names.map((name, index) => [name, textOf(index, [])])) });
    const versions = (kinds: readonly string[]): string[] => names.map((_, index) => textOf(index, kinds));
    names.forEach((name, index) => void site.write(textOf(index, ['staged']), name));
    site.git('add', '-A');
    names.forEach((name, index) => void site.write(textOf(index, ['staged', 'other']), name));
    const edits = rows.flatMap((lines, index) =>
      lines.flatMap(({ text, kind }) => (kind === 'edit' ? [site.edit(`${text}${ending}`, `${text} changed${ending}`, names[index])] : [])),
    );
    if (edits.length === 0) continue;
    expectKind(await site.handIn(edits), 'handedIn');
    const stored = (prefix: string): string[] => names.map((name) => site.git('cat-file', 'blob', `${prefix}:content/${name}`));
    expect(stored('HEAD')).toEqual(versions(['edit']));
    expect(stored('')).toEqual(versions(['edit', 'staged']));
    expect(names.map((name) => site.read(name))).toEqual(versions(['edit', 'staged', 'other']));
  }
});

describe('The branch of a proposal', () => {
  test('is used until the proposal is merged; the next proposal has a new one', async () => {
    const site = repository();
    const first = expectKind(await site.handIn([site.edit('Old', 'New')], 'One'), 'handedIn');
    const second = expectKind(await site.handIn([site.edit('Words', 'More')], 'Two'), 'handedIn');
    expect(second.branch).toBe(first.branch);
    expect(site.git('rev-list', '--count', 'main..HEAD').trim()).toBe('2');
    expect(gitIn(site.remote, ['rev-parse', first.branch]).trim()).toBe(second.commit);
    // The host merges the proposal.
    gitIn(site.remote, ['update-ref', 'refs/heads/main', second.commit]);
    const third = expectKind(await site.handIn([site.edit('Why?', 'How?')], 'One'), 'handedIn');
    expect(third.branch).toBe(`${first.branch}-2`);
    expect(site.git('rev-list', '--count', 'origin/main..HEAD').trim()).toBe('1');
    expect(status(site)).toBe('');
  });

  test('is a new one if the host has deleted the previous branch', async () => {
    const site = repository();
    const first = expectKind(await site.handIn([site.edit('Old', 'New')], 'One'), 'handedIn');
    gitIn(site.remote, ['update-ref', '-d', `refs/heads/${first.branch}`]);
    const second = expectKind(await site.handIn([site.edit('Words', 'More')], 'Two'), 'handedIn');
    expect(second.branch).not.toBe(first.branch);
  });

  test('is pushed to the remote of the original branch, and proposed for that branch', async () => {
    const site = repository();
    const upstream = freshFolder();
    gitIn(upstream, ['init', '-q', '--bare', '-b', 'main']);
    site.git('remote', 'add', 'upstream', upstream);
    site.git('push', '-q', 'upstream', 'main');
    site.git('switch', '-q', '-c', 'staging');
    site.git('push', '-q', '--set-upstream', 'upstream', 'staging');
    site.git('config', 'remote.upstream.url', 'git@github.com:o/r.git');
    site.git('config', `url.${upstream}.insteadOf`, 'git@github.com:o/r.git');
    const result = expectKind(await site.handIn([site.edit('Old', 'New')]), 'handedIn');
    expect(result).toMatchObject({ remote: 'upstream', address: undefined });
    expect(gitIn(upstream, ['rev-parse', result.branch]).trim()).toBe(result.commit);
    expect(site.git('config', `branch.${result.branch}.archipel-base`).trim()).toBe('staging');
  });

  test('in a clone of a single branch counts as pushed', async () => {
    const site = repository();
    const folder = freshFolder();
    gitIn(folder, ['clone', '-q', '--depth', '1', `file://${site.remote}`, 'clone']);
    const clone = repositoryAt(join(folder, 'clone'), join(folder, 'clone/content'), site.remote);
    clone.git('config', 'user.name', 'Ada');
    clone.git('config', 'user.email', 'ada@example.com');
    const first = expectKind(await clone.handIn([clone.edit('Old', 'New')]), 'handedIn');
    expect(expectKind(await clone.handIn([]), 'refused').refusal).toEqual({ why: 'nothingEdited' });
    const second = expectKind(await clone.handIn([clone.edit('Words', 'More')]), 'handedIn');
    expect(second.branch).toBe(first.branch);
  });

  test('with a newer commit of a colleague has nothing to push', async () => {
    const site = repository();
    const first = expectKind(await site.handIn([site.edit('Old', 'New')]), 'handedIn');
    const folder = freshFolder();
    gitIn(folder, ['clone', '-q', '--branch', first.branch, site.remote, 'clone']);
    gitIn(join(folder, 'clone'), ['commit', '-q', '--allow-empty', '-m', 'Review']);
    gitIn(join(folder, 'clone'), ['push', '-q']);
    expect(expectKind(await site.handIn([]), 'refused').refusal).toEqual({ why: 'nothingEdited' });
  });

  test('gets another name if an existing branch prevents the usual one', async () => {
    const site = repository();
    site.git('branch', 'content');
    expect(expectKind(await site.handIn([site.edit('Old', 'New')], '你好'), 'handedIn').branch).toMatch(/^content-edit-\d{4}/);
  });
});

describe('Handing in changes nothing, and reports the reason,', () => {
  const refusalOf = async (site: TestRepository, hand: () => Promise<HandInResult>) => {
    const state = () => [status(site), site.git('for-each-ref'), readFileSync(join(site.root, '.git/HEAD'), 'utf8'), site.git('diff')];
    const before = state();
    const { refusal } = expectKind(await hand(), 'refused');
    expect(state()).toEqual(before);
    return refusal;
  };

  test('without edits', async () => {
    const site = repository();
    expect(await refusalOf(site, () => site.handIn([]))).toEqual({ why: 'nothingEdited' });
  });

  test('if the last commit contains the edit', async () => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    site.git('commit', '-q', '-a', '-m', 'By hand');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'alreadyCommitted', ids: [edit.id] });
  });

  test.each([false, true])('if the last commit contains the bytes of every edited picture, with dryRun: %s', async (dryRun) => {
    const site = repository({ files: { [page]: pageText, 'assets/team.jpg': 'bytes' } });
    const edit = {
      id: 'picture',
      label: 'Team',
      at: 1,
      before: '',
      after: '',
      files: [{ file: 'assets/team.jpg', before: '', after: '' }],
    };
    const hand = () => handIn({ folder: site.content, edits: [edit], sentence: 'A picture', dryRun });
    expect(await refusalOf(site, hand)).toEqual({ why: 'alreadyCommitted', ids: [edit.id] });
  });

  test.each([false, true])('if the edits cancel each other out, with dryRun: %s', async (dryRun) => {
    const site = repository();
    const edits = [site.edit('Old', 'New'), site.edit('New', 'Old')];
    const hand = () => handIn({ folder: site.content, edits, sentence: 'Nothing', dryRun });
    expect(await refusalOf(site, hand)).toEqual({ why: 'alreadyCommitted', ids: edits.map(({ id }) => id) });
  });

  test.each<[string, (site: TestRepository) => void, object]>([
    ['HEAD is detached', ({ git }) => git('checkout', '-q', '--detach'), { why: 'detachedHead' }],
    ['there is no remote', ({ git }) => git('remote', 'remove', 'origin'), { why: 'noRemote' }],
    ['git has no author', ({ git }) => git('config', '--unset', 'user.email'), { why: 'noAuthor' }],
    ['another program locks the index', ({ root }) => writeFileSync(join(root, '.git/index.lock'), ''), { why: 'busy' }],
    ['signing fails', (site) => signWith(site, '/bin/false'), { why: 'failed', words: expect.stringMatching(/sign/) }],
  ])('if %s', async (_, prepare, refusal) => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    prepare(site);
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual(refusal);
  });

  test.each(['merge', 'rebase', 'cherry-pick', 'revert'] as const)('during a %s', async (operation) => {
    const site = repository({ files: { [page]: pageText, 'other.yaml': 'a: 1\n' } });
    const commit = (text: string): void => {
      site.write(text, 'other.yaml');
      site.git('commit', '-q', '-a', '-m', text);
    };
    site.git('switch', '-q', '-c', 'side');
    commit('a: 2\n');
    site.git('switch', '-q', 'main');
    commit('a: 3\n');
    commit('a: 4\n');
    expect(() => site.git(operation, operation === 'revert' ? 'HEAD~1' : 'side')).toThrow();
    const edit = site.edit('Old', 'New');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'inProgress', operation });
  });

  test('between two commits of a sequence of reverts', async () => {
    const site = repository({ files: { [page]: pageText, 'other.yaml': 'a: 1\n' } });
    for (const text of ['a: 2\n', 'a: 3\n', 'a: 4\n']) {
      site.write(text, 'other.yaml');
      site.git('commit', '-q', '-a', '-m', text);
    }
    expect(() => site.git('revert', '--no-edit', 'HEAD~1', 'HEAD')).toThrow();
    site.git('checkout', '-q', '--ours', 'content/other.yaml');
    site.git('commit', '-q', '--allow-empty', '-a', '-m', 'By hand');
    const edit = site.edit('Old', 'New');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'inProgress', operation: 'revert' });
  });

  test('if the same lines have another uncommitted change', async () => {
    const site = repository();
    site.write(pageText.replace('title: Old', 'title: Mine'));
    const edit = site.edit('Mine', 'New');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'conflict', edit, file: page });
  });

  test('if the file has changed since the edit', async () => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    site.git('checkout', '--', '.');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'changedSince', edit, file: page });
    site.write(pageText.replace('Old', 'By hand'));
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'changedSince', edit, file: page });
  });

  test('if the file is not in git', async () => {
    const site = repository();
    site.write(pageText, 'pages/new.yaml');
    const edit = site.edit('Old', 'New', 'pages/new.yaml');
    expect(await refusalOf(site, () => site.handIn([edit]))).toEqual({ why: 'notCommitted', edit, file: 'pages/new.yaml' });
  });

  test('in a folder without a repository, and before the first commit', async () => {
    const folder = freshFolder();
    const plain = repositoryAt(folder, folder, '');
    plain.write(pageText);
    const edit = plain.edit('Old', 'New');
    expect(expectKind(await plain.handIn([edit]), 'refused').refusal).toEqual({ why: 'noRepository' });
    plain.git('init', '-q');
    expect(expectKind(await plain.handIn([edit]), 'refused').refusal).toEqual({ why: 'noCommit' });
  });

  test('if another program changes the branch meanwhile', async () => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    const program = join(freshFolder(), 'gpg');
    writeFileSync(
      program,
      `#!/bin/sh\ncat >/dev/null\ngit -C '${site.root}' switch -q -c other >&2\nprintf '\\n[GNUPG:] SIG_CREATED \\n' >&2\necho x\n`,
      { mode: 0o755 },
    );
    signWith(site, program);
    expect(expectKind(await site.handIn([edit]), 'refused').refusal).toEqual({ why: 'busy' });
    expect(site.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('other');
    expect(status(site)).toBe(` M content/${page}\n`);
    expect(site.git('for-each-ref', 'refs/heads/content')).toBe('');
  });

  test('without git', async () => {
    const site = repository();
    const edit = site.edit('Old', 'New');
    const { PATH = '' } = process.env;
    vi.stubEnv('PATH', freshFolder());
    const result = await site.handIn([edit]);
    vi.stubEnv('PATH', PATH);
    expect(expectKind(result, 'refused').refusal).toEqual({ why: 'noGit' });
  });
});

describe('A refused push leaves the commit on the branch', () => {
  const hook = (folder: string, name: string, script: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };

  test('if a hook of the remote refuses it; the next call pushes it', async () => {
    const site = repository();
    hook(site.remote, 'hooks/pre-receive', 'echo "No pushes on Fridays." >&2; exit 1');
    const edit = site.edit('Old', 'New');
    const result = expectKind(await site.handIn([edit]), 'notPushed');
    expect(result).toMatchObject({ failure: 'declined', ids: [edit.id], words: expect.stringContaining('No pushes on Fridays') });
    expect(site.git('rev-parse', 'HEAD').trim()).toBe(result.commit);
    expect(status(site)).toBe('');
    rmSync(join(site.remote, 'hooks/pre-receive'));
    const pushed = expectKind(await site.handIn([]), 'handedIn');
    expect(pushed).toMatchObject({ branch: result.branch, commit: result.commit, ids: [] });
    expect(gitIn(site.remote, ['rev-parse', result.branch]).trim()).toBe(result.commit);
    expect(expectKind(await site.handIn([]), 'refused').refusal).toEqual({ why: 'nothingEdited' });
  });

  test('if a hook of this repository refuses it', async () => {
    const site = repository();
    hook(site.root, '.git/hooks/pre-push', 'echo "Tests fail." >&2; exit 1');
    // Hooks of commits do not run, so these two have no effect.
    hook(site.root, '.git/hooks/pre-commit', 'exit 1');
    hook(site.root, '.git/hooks/commit-msg', 'exit 1');
    const result = expectKind(await site.handIn([site.edit('Old', 'New')]), 'notPushed');
    expect(result).toMatchObject({ failure: 'declined', words: 'Tests fail' });
    expect(site.git('rev-parse', 'HEAD').trim()).toBe(result.commit);
  });

  test.each([
    [401, 'denied'],
    [403, 'denied'],
    [500, 'unreachable'],
  ])('if a host answers %i; git asks for no password', async (status, failure) => {
    const server = createServer((_, response) => response.writeHead(status, { 'WWW-Authenticate': 'Basic realm="x"' }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const site = repository();
    site.git('remote', 'set-url', 'origin', `http://ada:secret@127.0.0.1:${port}/o/r.git`);
    vi.stubEnv('GIT_ASKPASS', '/bin/true');
    const result = expectKind(await site.handIn([site.edit('Old', 'New')]), 'notPushed');
    server.close();
    expect(result.failure).toBe(failure);
    expect(result.words).not.toBe('');
    expect(result.words).not.toContain('secret');
  });

  test('if a colleague has pushed first; after git pull --rebase, the next call pushes it', async () => {
    const site = repository();
    const first = expectKind(await site.handIn([site.edit('Old', 'New')]), 'handedIn');
    const folder = join(freshFolder(), 'clone');
    gitIn(folder.slice(0, folder.lastIndexOf('/')), ['clone', '-q', '--branch', first.branch, site.remote, 'clone']);
    appendFileSync(join(folder, 'content', page), 'more: yes\n');
    gitIn(folder, ['commit', '-q', '-a', '-m', 'Faster']);
    gitIn(folder, ['push', '-q']);
    site.write('mine\n', 'untracked.yaml');
    site.write(site.read().replace('Because.', 'Mine.'));
    const result = expectKind(await site.handIn([site.edit('title: New', 'title: Newer')]), 'notPushed');
    expect(result).toMatchObject({ failure: 'behind', branch: first.branch });
    site.git('pull', '-q', '--rebase', '--autostash');
    const pushed = expectKind(await site.handIn([]), 'handedIn');
    expect(gitIn(site.remote, ['log', '--format=%s', `main..${pushed.branch}`])).toBe('A new title\nFaster\nA new title\n');
    expect(site.read()).toMatch(/title: Newer[\s\S]*Mine\.[\s\S]*more: yes/);
  });

  test('if the remote does not exist', async () => {
    const site = repository();
    site.git('remote', 'set-url', 'origin', join(site.remote, 'nowhere'));
    expect(await site.handIn([site.edit('Old', 'New')])).toMatchObject({ kind: 'notPushed', failure: 'unreachable' });
    site.git('remote', 'set-url', 'origin', 'https://127.0.0.1:9/x.git');
    expect(await site.handIn([])).toMatchObject({ kind: 'notPushed', failure: 'unreachable' });
  });
});
