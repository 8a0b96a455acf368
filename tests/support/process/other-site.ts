// A site outside of this repository, served by its own process.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = 'bin/archipel.js';

export interface ServedSite {
  /** Runs a command to its end; throws if it fails. */
  readonly run: (...args: string[]) => void;
  /** Starts `preview` or `watch`; resolves to the origin. */
  readonly serve: (...args: string[]) => Promise<string>;
  readonly stop: () => void;
}

export interface OtherSite extends Pick<ServedSite, 'run' | 'serve'> {
  readonly folder: string;
  readonly remove: () => void;
}

/** Creates a folder with a site: a copy of `template`, or an empty folder. */
export function otherSite(template?: string): OtherSite {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-site-'));
  if (template !== undefined) cpSync(template, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const { run, serve, stop } = siteAt(folder);
  return {
    folder,
    run,
    serve,
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Returns functions that run commands for the site in an existing folder. */
export function siteAt(folder: string): ServedSite {
  const running: ChildProcess[] = [];
  return {
    run: (...args) => void execFileSync(process.execPath, [program, '--root', folder, ...args], { stdio: 'pipe' }),
    serve: (...args) => {
      const child = spawn(process.execPath, [program, '--root', folder, ...args]);
      running.push(child);
      return new Promise((resolve, reject) => {
        let output = '';
        child.once('close', () => reject(new Error(output)));
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        });
      });
    },
    stop: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
