// The edit log of a content folder, with and without a repository. It survives killed processes, an emptied cache and damaged files.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContentEdit } from '../../src/model/output/edit.ts';
import { logFolder, openEditLog } from '../../src/node/edits/edit-log.ts';
import { openProject } from '../../src/node/project.ts';
import { git } from '../support/process/git.ts';
import { freshFolder } from '../support/process/process.ts';
import { engine } from '../support/process/project.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';
import { bundledProgram } from './repository.ts';

const edit = (id: string, more: Partial<ContentEdit> = {}): ContentEdit => ({
  ...{ id, label: `Label ${id}`, at: 1, before: 'a', after: 'b' },
  files: [{ file: 'pages/home.yaml', before: 'a: "ü"\r\n', after: 'b: 1\n' }],
  ...more,
});

const projectIn = (folder: string) => openProject(folder, { engine });

/** Creates a content folder in a repository. */
function repository(): { readonly folder: string; readonly content: string } {
  const folder = freshFolder();
  git(folder, ['init', '-q', '-b', 'main']);
  const content = join(folder, 'sites/content');
  mkdirSync(content, { recursive: true });
  return { folder, content };
}

const idsIn = (content: string, folder = content) => {
  const { edits, undone } = openEditLog(content, projectIn(folder)).list();
  return { edits: edits.map(({ id }) => id), undone: undone.map(({ id }) => id) };
};

test('The edit log adds, undoes, redoes and removes edits, and the next process reads them', () => {
  const { content } = repository();
  const log = openEditLog(content, projectIn(content));
  expect([log.list(), log.undo(), log.redo()]).toEqual([{ edits: [], undone: [] }, undefined, undefined]);
  for (const id of ['one', 'two/../x', 'three']) log.add(edit(id));
  expect(openEditLog(content, projectIn(content)).list()).toEqual(log.list());
  expect(log.list().edits).toEqual([edit('one'), edit('two/../x'), edit('three')]);
  expect([log.undo(), log.undo()]).toEqual([edit('three'), edit('two/../x')]);
  expect(idsIn(content)).toEqual({ edits: ['one'], undone: ['three', 'two/../x'] });
  expect(log.redo()?.id).toBe('two/../x');
  expect(idsIn(content)).toEqual({ edits: ['one', 'two/../x'], undone: ['three'] });
  log.add(edit('four'));
  expect(idsIn(content)).toEqual({ edits: ['one', 'two/../x', 'four'], undone: [] });
  log.remove(['one', 'four', 'nothing']);
  expect(idsIn(content)).toEqual({ edits: ['two/../x'], undone: [] });
});

test('Two logs of one folder equal a plain list after each of many random calls', () => {
  const random = randomOfDay();
  const { content } = repository();
  const logs = [openEditLog(content, projectIn(content)), openEditLog(content, projectIn(content))];
  let [edits, undone]: [string[], string[]] = [[], []];
  for (let step = 0; step < samples(150, 2000); step += 1) {
    const log = logs[random() < 0.5 ? 0 : 1] ?? expect.fail();
    const choice = random();
    if (choice < 0.4) {
      log.add(edit(String(step)));
      [edits, undone] = [[...edits, String(step)], []];
    } else if (choice < 0.65) {
      const last = edits.pop();
      expect(log.undo()?.id).toBe(last);
      if (last !== undefined) undone.push(last);
    } else if (choice < 0.85) {
      const last = undone.pop();
      expect(log.redo()?.id).toBe(last);
      if (last !== undefined) edits.push(last);
    } else {
      const ids = [...edits, ...undone].filter(() => random() < 0.3);
      log.remove(ids);
      [edits, undone] = [edits.filter((id) => !ids.includes(id)), undone.filter((id) => !ids.includes(id))];
    }
    const listed = log.list();
    expect({ edits: listed.edits.map(({ id }) => id), undone: listed.undone.map(({ id }) => id) }).toEqual({ edits, undone });
  }
});

describe('The folder of the edit log', () => {
  test('is in .git, so that git status does not list it and git clean does not remove it', () => {
    const { folder, content } = repository();
    openEditLog(content, projectIn(folder)).add(edit('one'));
    expect(git(folder, ['status', '--porcelain'])).toBe('');
    git(folder, ['clean', '-ffdxq']);
    projectIn(folder).cache.clear();
    mkdirSync(content, { recursive: true });
    expect(idsIn(content).edits).toEqual(['one']);
    expect(logFolder(content, projectIn(folder))).toContain('/.git/archipel/edits/');
  });

  test('moves with the repository to another path', () => {
    const { folder, content } = repository();
    openEditLog(content, projectIn(folder)).add(edit('one'));
    const other = join(freshFolder(), 'moved');
    renameSync(folder, other);
    expect(idsIn(join(other, 'sites/content')).edits).toEqual(['one']);
  });

  test('is different for each content folder and each worktree', () => {
    const { folder, content } = repository();
    git(folder, ['commit', '-q', '--allow-empty', '-m', 'First']);
    const [second, linked] = [join(folder, 'second'), join(freshFolder(), 'linked')];
    git(folder, ['worktree', 'add', '-q', linked]);
    const inLinked = join(linked, 'sites/content');
    for (const path of [second, inLinked]) mkdirSync(path, { recursive: true });
    for (const path of [content, second, inLinked]) openEditLog(path, projectIn(folder)).add(edit(path));
    for (const path of [content, second, inLinked]) expect(idsIn(path).edits).toEqual([path]);
  });

  test('is in the cache of a project without a repository, and survives when the cache is cleared', () => {
    const folder = freshFolder();
    const project = projectIn(folder);
    openEditLog(folder, project).add(edit('one'));
    expect(logFolder(folder, project)).toBe(
      join(folder, 'node_modules/.cache/archipel/edits', readdirSync(project.cache.fileOf('edits'))[0] ?? ''),
    );
    project.cache.of('other').set('key', 'value');
    project.cache.clear();
    expect(idsIn(folder).edits).toEqual(['one']);
  });
});

describe('A file of the edit log', () => {
  test.each([
    ['truncated', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['with another shape', () => '{"id": 1}'],
    ['without JSON', () => '\0\0\0'],
  ])('that is damaged (%s) is set aside, and the other files are read', (_, damage) => {
    const { content } = repository();
    const project = projectIn(content);
    for (const id of ['one', 'two', 'three']) openEditLog(content, project).add(edit(id));
    const folder = logFolder(content, project);
    const name = readdirSync(folder).sort()[1] ?? '';
    const damaged = damage(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, name), damaged);
    const log = openEditLog(content, project);
    expect(log.list().edits.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(readFileSync(join(folder, `${name}.damaged`), 'utf8')).toBe(damaged);
    log.add(edit('four'));
    expect(idsIn(content).edits).toEqual(['one', 'three', 'four']);
  });

  test('of a later version, with additional keys, is read', () => {
    const { content } = repository();
    openEditLog(content, projectIn(content)).add({ ...edit('one'), ...{ later: true } });
    expect(openEditLog(content, projectIn(content)).list().edits).toEqual([edit('one')]);
  });
});

/** Bundles a program that adds `count` edits whose ids start with `name`. Returns its path. */
const adding = (content: string, name: string, count: number): string =>
  bundledProgram(`
    import { openEditLog } from './src/node/edits/edit-log.ts';
    const log = openEditLog(${JSON.stringify(content)}, { cache: undefined as never });
    for (let number = 0; number < ${count}; number += 1) {
      const file = { file: 'x', before: '', after: 'x'.repeat(200000) };
      log.add({ id: '${name}' + number, label: '', at: 0, before: '', after: '', files: [file] });
      console.log(number);
    }`);

test('Two processes that add to the edit log at once lose no edits', async () => {
  const { content } = repository();
  const ended = ['a', 'b'].map(
    (name) =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, [adding(content, name, 20)], { stdio: 'ignore' }).once('close', resolve);
      }),
  );
  expect(await Promise.all(ended)).toEqual([0, 0]);
  expect([...idsIn(content).edits].sort()).toEqual(
    ['a', 'b'].flatMap((name) => Array.from({ length: 20 }, (_, number) => name + number)).sort(),
  );
});

test('A killed process leaves every edit that it has recorded in the edit log, and no incomplete file', async () => {
  for (let round = 0; round < samples(4, 60); round += 1) {
    const { content } = repository();
    const child = spawn(process.execPath, [adding(content, 'a', 100_000)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.split('\n').length > 3 + round * 2) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.once('close', resolve));
    const recorded = printed.trim().split('\n').length;
    const { edits } = openEditLog(content, projectIn(content)).list();
    // The process may have been killed before it could print the number of the last edit.
    expect(edits.length).toBeGreaterThanOrEqual(recorded);
    expect(edits.length).toBeLessThanOrEqual(recorded + 40);
    expect(edits.every(({ files }) => files[0]?.after.length === 200_000)).toBe(true);
    const folder = logFolder(content, projectIn(content));
    expect(readdirSync(folder).filter((name) => name.startsWith('.') || name.endsWith('.damaged'))).toEqual([]);
  }
});

test('The edit log runs git once to find its place', () => {
  const { content } = repository();
  const log = openEditLog(content, projectIn(content));
  log.add(edit('one'));
  execFileSync('mv', [join(content, '../../.git'), join(freshFolder(), 'git')]);
  // A log that is opened without the repository is in the cache of the project; the open log does not move there.
  openEditLog(content, projectIn(content)).add(edit('two'));
  expect(idsIn(content).edits).toEqual(['two']);
  expect(log.list()).toEqual({ edits: [], undone: [] });
});
