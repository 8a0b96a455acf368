// A process that is killed while it hands in edits loses nothing: the next call completes its work.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attempt } from '../../src/model/attempt.ts';
import { openEditLog } from '../../src/node/edits/edit-log.ts';
import { projectAt } from '../support/process/project.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';
import { bundledProgram, page, pageText, repository } from './repository.ts';

/** Bundles a program that hands in the edits of a content folder, as the command does. Returns its path. */
const handingIn = (): string =>
  bundledProgram(`
    import { openEditLog } from './src/node/edits/edit-log.ts';
    import { handIn } from './src/tools/edits/hand-in.ts';
    const folder = process.argv[2] ?? '';
    const log = openEditLog(folder, { cache: undefined as never });
    const result = await handIn({ folder, edits: log.list().edits, sentence: 'A new title' });
    log.remove('ids' in result ? result.ids : 'refusal' in result && 'ids' in result.refusal ? result.refusal.ids : []);
    console.log(result.kind);`);

/** Returns the ids of the processes that work in `folder`. */
const processesIn = (folder: string): readonly string[] =>
  readdirSync('/proc').filter((id) => /^\d+$/.test(id) && attempt(() => readlinkSync(`/proc/${id}/cwd`))?.startsWith(folder));

test('Handing in can be killed at any moment: the next call completes it', async () => {
  const random = randomOfDay();
  const program = handingIn();
  let interrupted = 0;
  // In milliseconds. The first process is not killed; the others are killed within the shortest time that a process took.
  let duration = Number.POSITIVE_INFINITY;
  for (let round = 0; round < samples(8, 150) || interrupted === 0; round += 1) {
    const site = repository();
    const log = openEditLog(site.content, projectAt());
    log.add(site.edit('Old', 'New'));
    const other = site.read().replace('end: yes', 'end: no');
    site.write(other);
    const child = spawn(process.execPath, [program, site.content], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const started = Date.now();
    const timer = round === 0 ? undefined : setTimeout(() => child.kill('SIGKILL'), duration * random());
    await new Promise((resolve) => child.once('close', resolve));
    clearTimeout(timer);
    if (printed === '') interrupted += 1;
    else duration = Math.min(duration, Date.now() - started);
    // A git process that the killed process had started still ends normally, which takes some time.
    await expect.poll(() => processesIn(site.root)).toEqual([]);
    const result = await site.handIn(log.list().edits);
    if (result.kind === 'refused')
      expect(result.refusal).toMatchObject({ why: expect.stringMatching(/^(?:alreadyCommitted|nothingEdited)$/) });
    else expect(result.kind).toBe('handedIn');
    const branch = site.git('symbolic-ref', '--short', 'HEAD').trim();
    expect(site.git('cat-file', 'blob', `origin/${branch}:content/${page}`)).toBe(pageText.replace('Old', 'New'));
    expect(site.git('rev-list', '--count', `origin/main..origin/${branch}`).trim()).toBe('1');
    expect(site.git('status', '--porcelain')).toBe(` M content/${page}\n`);
    expect(site.read()).toBe(other);
    expect(existsSync(join(site.root, '.git/index.lock'))).toBe(false);
    site.git('fsck', '--strict');
  }
});
