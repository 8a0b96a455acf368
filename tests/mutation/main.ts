// Changes one place of the source at a time, chosen at random, and runs the tests that could notice. A mutant that survives is a
// mistake that no test would find, or a change that makes no difference. The changed file is put back; still, run it in a clone.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../support/samples.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

interface Room {
  readonly folders: readonly string[];
  /** The tests of the room: the quick ones come first, then all quick ones that import the changed file, then the others of these. */
  readonly tests: readonly string[];
}

const rooms: Readonly<Record<string, Room>> = {
  store: { folders: ['src/store'], tests: ['tests/store/', 'tests/dependencies/', 'tests/cache/', 'tests/incremental/'] },
  checks: { folders: ['src/content/checks'], tests: ['tests/content/', 'tests/diagnostics/', 'tests/slips/', 'tests/golden'] },
  output: {
    folders: ['src/output', 'src/node/publish'],
    tests: [
      'tests/emit',
      'tests/headers',
      'tests/host-files',
      'tests/cache/previous-run',
      'tests/output/',
      'tests/site/files/',
      'tests/cli/diff',
    ],
  },
  relay: { folders: ['src/relay'], tests: ['tests/forms/', 'tests/cli/relay', 'tests/preview/mail-catcher'] },
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Whether tests fail with the sources as they are now, or do not end within ten minutes. */
function isNoticed(args: readonly string[]): boolean {
  const { status } = spawnSync('npx', ['vitest', ...args, '--bail', '1', '--retry', '0', '--passWithNoTests'], {
    timeout: 600_000,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  });
  return status !== 0;
}

/** Runs the tests with a mutant and restores the file. Returns true if the mutant survived. */
function tryMutant(file: string, mutant: Mutant, tests: readonly string[]): boolean {
  const text = readFileSync(file, 'utf8');
  const start = Date.now();
  writeFileSync(file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end));
  const noticed =
    isNoticed(['run', '--project', 'fast', ...tests]) ||
    isNoticed(['related', file, '--run', '--project', 'fast']) ||
    isNoticed(['run', ...tests]);
  writeFileSync(file, text);
  const before = text.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ');
  const seconds = Math.round((Date.now() - start) / 1000);
  const place = `${file}:${mutant.line}  ${before.slice(0, 60)} -> ${mutant.replacement.slice(0, 60)}`;
  process.stdout.write(`${noticed ? 'noticed ' : 'SURVIVED'} ${place}  (${seconds} s)\n`);
  return !noticed;
}

const { values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' }, room: { type: 'string' } },
});
const random = randomFrom(Number(values.seed));
const chosenRooms = Object.entries(rooms).filter(([name]) => values.room === undefined || values.room === name);
let tried = 0;
let survived = 0;
for (const [, { folders, tests }] of chosenRooms) {
  const sources = folders.flatMap(sourcesIn).sort();
  const all = sources.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })));
  for (let n = 0; n < Number(values.count); n++) {
    const [picked] = all.splice(Math.floor(random() * all.length), 1);
    if (picked === undefined) break;
    tried++;
    if (tryMutant(picked.file, picked.mutant, tests)) survived++;
  }
}
process.stdout.write(`${survived} of ${tried} mutants survived, seed ${values.seed}.\n`);
