// Commands that serve a site until the tests around them end.
import type { ChildProcess } from 'node:child_process';
import { afterAll } from 'vitest';
import { startServer } from './process.ts';

/** A function that serves the site at `site` with a command; resolves to its address. Call it where the tests are described. */
export function serverOf(site: string): (...args: string[]) => Promise<string> {
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });
  return async (...args) => {
    const { url, child } = await startServer(args, { site });
    running.push(child);
    return url;
  };
}
