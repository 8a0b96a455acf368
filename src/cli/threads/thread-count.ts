// Decides how many threads a build or check uses.
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { attempt } from '../../model/attempt.ts';

/** Minimum number of files or pages for several threads. With fewer, the main thread is done before the others have started. */
const minWork = 300;

/**
 * Minimum number of data files or pages for a second thread on two cores. The second core already compresses files and does V8's background
 * work, and each thread compiles the code for itself: with less work, two threads take longer than one. Measured with
 * `npm run bench:threads` and `npm run bench:prose`.
 */
const minWorkOnTwoCores = { build: 4000, check: 800, watch: 20_000 };

/** Minimum number of data files or pages with more cores. In `watch`, opening the site takes a thread as long as reading 1,500 files. */
const minWorkOnMoreCores: typeof minWorkOnTwoCores = { build: minWork, check: minWork, watch: 3000 };

/**
 * The number of data files that take as long to read as one file of prose. Parsing Markdown and highlighting code make
 * prose slow.
 */
const workOfProse = 14;

/** The memory of one thread for a site of 10,000 pages, in bytes. 2,000 documents take a third of that. */
const bytesOfThread = 300e6;

/** The command whose work the threads share. `check` does not compress, and `watch` only reads files. */
export type ThreadedCommand = keyof typeof minWorkOnTwoCores;

/** What is to be done: a number of files to read, or of pages to render, and how many of these are files of prose. */
interface Work {
  readonly work: number;
  readonly prose: number;
}

interface Workload extends Work {
  /** The number of threads from the command line or the environment. */
  readonly requested: number | undefined;
  readonly command: ThreadedCommand;
  /** The number of cores; if omitted, those that the process may use. */
  readonly cores?: number;
}

/** Counts what is due: names of files to read, or routes to render. */
export const workOf = (due: readonly unknown[]): Work => ({
  work: due.length,
  prose: due.filter((each) => typeof each === 'string' && each.endsWith('.mdx')).length,
});

/**
 * Returns the number of threads for this work; 1 means only the main thread. If the user sets no number, little work gets only the main
 * thread, and other work gets one thread per core, but no more threads than half of the memory can hold.
 */
export function threadCount({ requested, command, work, prose, cores = usableCores() }: Workload): number {
  if (requested !== undefined) return requested;
  const minWorkByCommand = cores === 2 ? minWorkOnTwoCores : minWorkOnMoreCores;
  if (work < minWork || work + prose * (workOfProse - 1) < minWorkByCommand[command]) return 1;
  const memory = process.constrainedMemory() || totalmem();
  return Math.max(1, Math.min(cores, Math.floor(Math.min(memory, totalmem()) / 2 / bytesOfThread)));
}

/**
 * Returns the number of cores that the process may use. A container may be limited to fewer cores than its machine has.
 */
function usableCores(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.ceil(quota() ?? Number.POSITIVE_INFINITY)));
}

/**
 * Returns the quota of the control group in cores, or undefined if there is none. Source: Linux, "Control Group v2",
 * cpu.max.
 */
function quota(): number | undefined {
  const [limit, period] = (attempt(() => readFileSync('/sys/fs/cgroup/cpu.max', 'utf8')) ?? '').trim().split(' ');
  const share = Number(limit) / Number(period);
  return Number.isFinite(share) && share > 0 ? share : undefined;
}
