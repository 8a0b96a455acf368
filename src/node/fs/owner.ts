// Identifies the process that owns a file, to distinguish what a killed process has left from what a running one holds. Process numbers are
// reused, so the start time is included.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { attempt } from '../../model/attempt.ts';
import { errorCodeOf } from './error-code.ts';

export interface Owner {
  /** Processes of one machine see each other's pids. Here, each boot of a system and each container counts as a machine. */
  readonly machine: string;
  readonly pid: number;
  /** The start time of the process, as the system formats it; '' if unknown. */
  readonly start: string;
}

/** Returns the owner data of this process. */
export const currentOwner = (): Owner => ({ machine: ownMachine(), pid: process.pid, start: startOf(process.pid) });

/** Returns whether the owner is a process of this machine. */
export const isOfThisMachine = ({ machine }: Owner): boolean => machine === ownMachine();

/** Returns whether the owner may still be running: false for an ended process of this machine, true for any process of another machine. */
export const mayBeRunning = (owner: Owner): boolean =>
  !isOfThisMachine(owner) || (isRunning(owner.pid) && startOf(owner.pid) === owner.start);

/**
 * Returns the id of this machine, or its host name if the system has no id. A host name identifies a machine less well: containers and
 * copies may share one, and a recreated container gets a new one.
 */
const ownMachine = (): string =>
  attempt(() => `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`) ?? hostname();

/** Returns whether a process with this number is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // This error means that the process is running but belongs to another user.
    return errorCodeOf(error) === 'EPERM';
  }
}

function startOf(pid: number): string {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is a name in parentheses, which may contain spaces; the twenty-second is the start time.
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || '';
}
