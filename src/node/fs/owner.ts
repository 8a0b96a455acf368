// Which process something belongs to, so that what a killed one has left is told from what a living one holds. Numbers of
// processes are given out again: the time of the start belongs to them.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCodeOf } from './error-code.ts';

export interface Owner {
  /** Processes of one machine see each other's pids: it is a boot of a system, or a container in it. */
  readonly machine: string;
  readonly pid: number;
  /** The start time of the process, in the words of the system; '' if unknown. */
  readonly start: string;
}

/** This process. */
export const ownOwner = (): Owner => ({ machine: ownMachine(), pid: process.pid, start: startOf(process.pid) });

/** True if a number identifies a process of this machine. */
export const isOfThisMachine = ({ machine }: Owner): boolean => machine === ownMachine();

/** False for a process of this machine that has ended; of another machine nothing is known. */
export const mayLive = (owner: Owner): boolean => !isOfThisMachine(owner) || (isRunning(owner.pid) && startOf(owner.pid) === owner.start);

/** Host names do not identify a machine: containers and copies may share one, and a recreated container gets a new one. */
function ownMachine(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** True while a process of this number runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to another user.
    return errorCodeOf(error) === 'EPERM';
  }
}

function startOf(pid: number): string {
  try {
    // The second field is a name in parentheses, which may contain spaces; the twenty-second is the start time.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return process.platform === 'win32'
      ? ''
      : spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || '';
  }
}
