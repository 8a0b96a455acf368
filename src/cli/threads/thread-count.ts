// Decides how many threads a build or check uses.
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/** Minimum number of files and pages for which several threads are used. Fewer are done before threads have started. */
const minWork = 300;

/**
 * Minimum number of cores for which several threads are used. One thread already keeps two cores busy, because
 * compression and V8's background work run on the second core.
 */
const minCores = 3;

/** The maximum memory of one thread for a large site, in bytes. */
const bytesOfThread = 160e6;

interface Wanted {
  /** The number of threads from the command line or the environment. */
  readonly asked: number | undefined;
  /** The number of files to read and pages to render. */
  readonly work: number;
}

/** The number of threads for this work; 1 means only the main thread. */
export function threadCount({ asked, work }: Wanted): number {
  if (asked !== undefined) return asked;
  if (work < minWork || cores() < minCores) return 1;
  const memory = process.constrainedMemory() || totalmem();
  return Math.max(1, Math.min(cores(), Math.floor(Math.min(memory, totalmem()) / 2 / bytesOfThread)));
}

/** The number of cores that the process may use. A container may be limited to fewer than its machine has. */
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
