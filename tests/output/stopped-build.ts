// A build that stops while it writes its files, so that a test can change something before the build continues.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { preload, type Running, type RunOptions, start } from '../support/process/process.ts';

/**
 * Starts a build of another version of a site into `out`, a folder called `dist`. Resolves when the build has written its first page, and
 * has stopped itself. The signal SIGCONT lets it continue.
 */
export async function stoppedBuild(content: string, out: string, { node = [], env }: Pick<RunOptions, 'node' | 'env'>): Promise<Running> {
  const running = start(['build', '--content', content, '--out', out, '--base-url', 'https://stopped.example.org'], {
    node: [...node, preload('stop-preload.mjs')],
    env: { STOP_IN: `${out}/../.dist.next`, ...env },
  });
  while (!/ T /.test(readFileSync(`/proc/${running.child.pid}/stat`, 'utf8'))) await wait(10);
  return running;
}
