// Changes one place of the source at a time, chosen at random, and runs the tests that could notice it, the nearest first.
// A mutant that survives is an error that no test finds, or a change without an effect. The script restores the changed file;
// still, run the script in a clone.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../support/samples.ts';
import { mutantsOf } from './mutants.ts';
import { nearestTests } from './nearest-tests.ts';
import { mutantId, openRecord, type Picked } from './record.ts';
import { type Room, rooms } from './rooms.ts';
import { type Requested, runTests } from './run-tests.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    room: { type: 'string' },
    /** Only these rounds, such as `near,quick`. */
    rounds: { type: 'string', default: 'near,quick,slow' },
    /** Mutants whose ids contain this text run even if their results are recorded. */
    again: { type: 'string' },
  },
});

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Returns the mutants of a room that the seed selects. A larger `count` adds mutants to the same selection. */
function pick({ name, folders }: Room): readonly Picked[] {
  const random = randomFrom(Number(values.seed));
  const all = folders
    .flatMap(sourcesIn)
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ room: name, file, mutant })));
  return Array.from({ length: Math.min(Number(values.count), all.length) }, () => all.splice(Math.floor(random() * all.length), 1)).flat();
}

const { tests, distancesFrom } = await nearestTests(process.cwd());

const far = 100;
/** Maximum number of tests within two steps that count as near, because some modules are imported by most tests. */
const maxNear = 8;

/**
 * Returns the tests of a round. `near` has the quick tests that import the changed file in at most two steps; for tests of its room, the
 * number of steps does not matter. `quick` has the other quick tests that import it. `slow` has the tests of the room that run the program.
 */
function requestedIn(round: string, { room, file }: Picked): Requested {
  const distances = distancesFrom(file);
  const starts = rooms.find(({ name }) => name === room)?.tests ?? [];
  const placeInRoom = (test: string): number => starts.findIndex((start) => test.startsWith(start));
  const stepsTo = (test: string): number => distances.get(test) ?? far;
  const rankOf = (test: string): number => (stepsTo(test) <= 2 ? 0 : (placeInRoom(test) + 1) * far) + stepsTo(test);
  const sorted = tests.toSorted((one, other) => rankOf(one) - rankOf(other));
  const nearest = new Set(sorted.filter((test) => stepsTo(test) <= 2).slice(0, maxNear));
  const isNear = (test: string): boolean => nearest.has(test) || (placeInRoom(test) !== -1 && distances.has(test));
  switch (round) {
    case 'near':
      return { projects: ['fast'], tests: sorted.filter(isNear), seconds: 200 };
    case 'quick':
      return { projects: ['fast'], tests: sorted.filter((test) => distances.has(test) && !isNear(test)), seconds: 60 };
    default:
      return { projects: ['whole', 'timed', 'mocked', 'site'], tests: sorted.filter((test) => placeInRoom(test) !== -1), seconds: 300 };
  }
}

const record = openRecord(`node_modules/.cache/mutants/${values.seed}.jsonl`);

async function tryMutant(round: string, picked: Picked): Promise<void> {
  const { file, mutant } = picked;
  const text = readFileSync(file, 'utf8');
  const restore = (): void => writeFileSync(file, text);
  const start = Date.now();
  process.once('exit', restore);
  writeFileSync(file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end));
  const outcome = await runTests(requestedIn(round, picked));
  restore();
  process.off('exit', restore);
  const seconds = Math.round((Date.now() - start) / 1000);
  record.add({ id: mutantId(picked), round, ...outcome, seconds });
  const before = text.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ').slice(0, 60);
  const change = `${before} -> ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  const word = { passed: 'PASSED ', failed: 'noticed', late: 'LATE   ' }[outcome.result];
  process.stdout.write(`${round} ${word} ${file}:${mutant.line}  ${change}  (${seconds} s)\n`);
}

/**
 * Returns whether tests have noticed the mutant. The nearest tests usually end well within their time, so if they are
 * late, the mutant has caused an endless loop. Other tests can be late without an error.
 */
const isNoticed = (picked: Picked): boolean =>
  record.entries.some(
    ({ id, round, result }) => id === mutantId(picked) && (result === 'failed' || (result === 'late' && round === 'near')),
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' }) !== '')
  throw new Error('The folder src has changes that are not committed. Commit or restore them first.');
const pickedByRoom = rooms.filter(({ name }) => values.room === undefined || values.room === name).map(pick);
// Takes one mutant of each room in turn, so that an interrupted run has tested about as many mutants of each room.
const picked = Array.from({ length: Number(values.count) }, (_, index) => pickedByRoom.flatMap((of) => of[index] ?? [])).flat();
const isTried = (round: string, each: Picked): boolean =>
  record.entries.some((entry) => entry.id === mutantId(each) && entry.round === round);
const isChosen = (round: string, each: Picked): boolean =>
  values.again === undefined ? !isTried(round, each) && !isNoticed(each) : mutantId(each).includes(values.again);
for (const round of values.rounds.split(',')) for (const each of picked) if (isChosen(round, each)) await tryMutant(round, each);
for (const of of pickedByRoom) {
  const survived = of.filter((each) => !isNoticed(each));
  process.stdout.write(`${of[0]?.room}: ${survived.length} of ${of.length} mutants survived, seed ${values.seed}.\n`);
}
