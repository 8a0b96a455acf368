// @ts-check
// `npm run bench:threads` measures cold builds with 1, 2, 4 and 8 threads, and the processor time of each thread. The predicted time
// on a machine with more cores is the time of the busiest thread, or the time of all threads divided by the number of cores,
// whichever is longer. `npm run bench:threads -- 1000 10000` names the sizes. Only Linux reports the time of threads.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOfSize } from './generate.mjs';
import { peakOf } from './measure.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'bin/archipel.js');
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-threads-'));
const cache = join(work, 'cache');
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const counts = [1, 2, 4, 8];

/** Clock ticks per second, the unit in which Linux reports the time of a thread. */
const ticks = 100;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Records in `threads` the processor time that each thread of a process has used so far, in seconds.
 * @param {number} pid @param {Map<string, number>} threads
 */
function look(pid, threads) {
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // The name of the thread, in brackets, may contain any character (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    threads.set(thread, (Number(fields[11]) + Number(fields[12])) / ticks);
  }
}

/**
 * Runs Node with these arguments.
 * @param {string[]} args
 * @returns {Promise<{ wall: number, threads: Map<string, number>, main: number, peak: number }>} seconds, and MiB
 */
function run(args) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ARCHIPEL_CACHE: cache }, stdio: ['ignore', 'ignore', 'inherit'] });
  const pid = child.pid ?? 0;
  /** @type {Map<string, number>} */
  const threads = new Map();
  let peak = 0;
  const timer = setInterval(() => {
    try {
      look(pid, threads);
      peak = Math.max(peak, peakOf(pid));
    } catch {
      // A thread or the process has ended in the meantime.
    }
  }, 20);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`The build ended with ${code}.`));
      return resolve({ wall: (performance.now() - start) / 1000, threads, main: threads.get(String(pid)) ?? 0, peak });
    });
  });
}

/** Deletes the results of earlier builds from the cache. Bundles stay. */
function forget() {
  for (const name of readdirSync(cache)) if (/^(?:prose|run|output|files|pages)-/.test(name)) rmSync(join(cache, name));
}

try {
  say(
    '| pages | threads | wall s | CPU s, all | main thread | busiest | MiB | predicted s on as many cores |\n| --: | --: | --: | --: | --: | --: | --: | --: |',
  );
  for (const size of sizes.length > 0 ? sizes : [1000]) {
    const content = contentOfSize(work, String(size));
    const line = [bin, 'build', '--root', root, '--content', content, '--quiet', '--out', join(work, 'out')];
    await run([...line, '--threads', '1']);
    for (const count of counts) {
      forget();
      rmSync(join(work, 'out'), { recursive: true, force: true });
      const { wall, threads, main, peak } = await run([...line, '--threads', String(count)]);
      const all = [...threads.values()].reduce((sum, time) => sum + time, 0);
      const busiest = Math.max(...threads.values());
      const predicted = Math.max(busiest, all / count);
      say(
        `| ${size} | ${count} | ${[wall, all, main, busiest].map((value) => value.toFixed(1)).join(' | ')} | ${peak.toFixed(0)} | ${predicted.toFixed(1)} |`,
      );
    }
  }
  say(`\nMeasured on ${availableParallelism()} cores.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
