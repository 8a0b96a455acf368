// Starts commands that serve a site until the enclosing tests end.
import type { ChildProcess } from 'node:child_process';
import { afterAll } from 'vitest';
import { startServer } from './process.ts';

/** Returns a function that serves the site at `site` with a command, and resolves to the URL. Call `serverOf` in a `describe` block. */
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
