// How many threads a build or check takes.
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/** Fewer files and pages are read and made sooner than threads start. */
const minWork = 300;

/** Two cores are busy with one thread: compression and what V8 does beside it fill the other, so that a second thread saves nothing. */
const minCores = 3;

/** The maximum memory of one thread for a large site, in bytes. */
const bytesOfThread = 160e6;

interface Wanted {
  /** The number on the command line or in the environment. */
  readonly asked: number | undefined;
  /** Files to read and pages to make. */
  readonly work: number;
}

/** The number of threads for this work; 1 means only the main thread. */
export function threadCount({ asked, work }: Wanted): number {
  if (asked !== undefined) return asked;
  if (work < minWork || cores() < minCores) return 1;
  const memory = process.constrainedMemory() || totalmem();
  return Math.max(1, Math.min(cores(), Math.floor(Math.min(memory, totalmem()) / 2 / bytesOfThread)));
}

/** The cores that the process may use: a container may have only a part of the cores of its machine. */
function cores(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.ceil(quota() ?? Number.POSITIVE_INFINITY)));
}

/** The quota of a control group in cores; undefined if there is none. Linux, "Control Group v2", cpu.max. */
function quota(): number | undefined {
  try {
    const [most, period] = readFileSync('/sys/fs/cgroup/cpu.max', 'utf8').trim().split(' ');
    const share = Number(most) / Number(period);
    return Number.isFinite(share) && share > 0 ? share : undefined;
  } catch {
    return undefined;
  }
}
