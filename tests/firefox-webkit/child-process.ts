// Processes of a browser, which end with its tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Calls `attempt` until it returns a value other than undefined. Throws after about 100 seconds, the time that a browser may
 * take to start on a slow machine.
 */
export async function untilReady<T>(what: string, attempt: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = await attempt();
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error(`${what} is not ready after 100 seconds.`);
}

/** Starts a program in its own process group, so that `stop` also ends its children. */
export function start(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...environment },
    // Xvfb writes the number of its screen to the fourth of these streams.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => endGroup(child);
  process.once('exit', stop);
  return { child, stop };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
