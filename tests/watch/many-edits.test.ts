// Hundreds of saves in random patterns of editors, scripts and version control. Memory use hardly grows, the number of open files does
// not grow, the process is idle afterwards, and the last state is served. `npm run edits:watch` makes 5,000 saves.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { freshFolder, preload, smallContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const edits = Number(process.env['WATCH_EDITS'] ?? samples(300, 5000));

const beside = (path: string, ending: string): string => join(dirname(path), `.${basename(path)}.${ending}`);

/** The ways of replacing the text of a file. */
const patterns: Readonly<Record<string, (path: string, text: string) => Promise<void> | void>> = {
  'written over': (path, text) => writeFileSync(path, text),
  'replaced by a new file': (path, text) => {
    writeFileSync(beside(path, 'tmp'), text);
    renameSync(beside(path, 'tmp'), path);
  },
  'emptied, then written': async (path, text) => {
    writeFileSync(path, '');
    await wait(5);
    writeFileSync(path, text);
  },
  'written in two halves': async (path, text) => {
    writeFileSync(path, text.slice(0, text.length >> 1));
    await wait(5);
    writeFileSync(path, text);
  },
  'deleted, then created': async (path, text) => {
    rmSync(path);
    await wait(5);
    writeFileSync(path, text);
  },
  'moved to a copy, then created': (path, text) => {
    renameSync(path, `${path}~`);
    writeFileSync(path, text);
    rmSync(`${path}~`);
  },
  'written ten times': (path, text) => {
    for (let time = 0; time < 10; time += 1) writeFileSync(path, text);
  },
  'touched with an old time': (path, text) => {
    writeFileSync(path, text);
    utimesSync(path, 1, 1);
  },
  'a hard link to another file': (path, text) => {
    writeFileSync(beside(path, 'tmp'), text);
    rmSync(path);
    linkSync(beside(path, 'tmp'), path);
    rmSync(beside(path, 'tmp'));
  },
  'broken, then fixed': async (path, text) => {
    writeFileSync(path, `${text}\n}: [`);
    await wait(20);
    writeFileSync(path, text);
  },
  'its folder moved away and back': async (path, text) => {
    const folder = dirname(path);
    renameSync(folder, `${folder}-away`);
    await wait(5);
    renameSync(`${folder}-away`, folder);
    writeFileSync(path, text);
  },
  'its folder recreated': (path, text) => {
    const folder = dirname(path);
    const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    for (const [name, bytes] of texts) writeFileSync(join(folder, name), bytes);
    writeFileSync(path, text);
  },
  'another file added beside it, and removed': async (path, text) => {
    writeFileSync(join(dirname(path), 'other.yaml'), text.replace(/path: .*\n/, 'path: /other\n'));
    await wait(10);
    rmSync(join(dirname(path), 'other.yaml'));
    writeFileSync(path, text);
  },
  'a symbolic link, then a file': async (path, text) => {
    writeFileSync(join(dirname(path), '.linked'), text);
    rmSync(path);
    symlinkSync('.linked', path);
    await wait(5);
    rmSync(path);
    renameSync(join(dirname(path), '.linked'), path);
  },
};

const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Returns the processor time of a process, in hundredths of a second (proc(5): utime and stime). */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

test(`After ${edits} saves, watch uses at most 10 MB more memory and no more open files, and serves the last text`, {
  timeout: 7_200_000,
}, async () => {
  const [content, heap] = [smallContent(), join(freshFolder(), 'heap')];
  const { pid, body, equalsBuild } = await watching(content, [], {
    node: ['--expose-gc', preload('heap-preload.mjs')],
    env: { HEAP_FILE: heap },
  });
  const random = randomOfDay();
  const path = join(content, 'pages/home.yaml');
  const first = readFileSync(path, 'utf8');
  const names = Object.keys(patterns);
  const settle = async (words: string): Promise<void> => {
    await vi.waitFor(async () => expect(await body('/')).toContain(words), { timeout: 60_000, interval: 50 });
    await wait(3000);
  };
  const heapUsed = async (): Promise<number> => {
    rmSync(heap, { force: true });
    process.kill(pid, 'SIGUSR2');
    await vi.waitFor(() => expect(existsSync(heap)).toBe(true), { timeout: 60_000 });
    return Number(readFileSync(heap, 'utf8'));
  };
  let words = '';
  const save = async (number: number): Promise<void> => {
    words = `Nummer ${number}.`;
    await patterns[names[Math.floor(random() * names.length)] ?? '']?.(path, first.replace('Nicht viel mehr.', words));
    await wait(random() * 20);
  };
  // Lets the caches reach their maximum size before memory is measured.
  for (let number = 0; number < edits / 5; number += 1) await save(number);
  await settle(words);
  const before = { heap: await heapUsed(), files: openFiles(pid) };
  for (let number = 0; number < edits; number += 1) await save(number);
  await settle(words);
  const after = { heap: await heapUsed(), files: openFiles(pid) };
  console.info(`${edits} saves: ${JSON.stringify({ before, after })}`);
  // A poll can open a file just then.
  await expect.poll(() => openFiles(pid)).toBeLessThanOrEqual(before.files);
  // This is less than 2 kB for each of 5,000 saves.
  expect(after.heap - before.heap).toBeLessThan(10e6);
  const timeOfSeconds = async (seconds: number): Promise<number> => {
    const busy = processorTime(pid);
    await wait(seconds * 1000);
    return processorTime(pid) - busy;
  };
  // Comparing the files of a small site every two seconds takes about 1 % of a processor. Deferred work may run for some seconds before.
  await expect.poll(() => timeOfSeconds(5)).toBeLessThan(25);
  await equalsBuild();
});
