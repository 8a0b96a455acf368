// Runs `archipel watch` on a copy of the project, which browser tests may change.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkLibraries, shareCaches } from './shared-libraries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export interface WatchedProject {
  readonly folder: string;
  readonly url: (path: string) => string;
  /** Returns the URL of a page with the token for editing. */
  readonly address: (path: string) => string;
  readonly read: (file: string) => string;
  /** Replaces text in a file; throws if that changes nothing. */
  readonly edit: (file: string, from: string | RegExp, to: string | ((...found: string[]) => string)) => void;
  readonly restore: (file: string) => void;
  readonly add: (file: string, bytes: Uint8Array) => void;
  /** Returns the arguments with which the editor was started so far, one per line. */
  readonly opened: () => string;
  readonly stop: () => Promise<void>;
}

/** Copies the project, calls `prepare` to change the copy, and watches it. */
export async function watchProject(
  more: readonly string[] = [],
  prepare: (folder: string) => void = () => undefined,
): Promise<WatchedProject> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-watched-'));
  for (const name of ['archipel.config.ts', 'bin', 'src', 'templates', 'islands', 'content', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  linkLibraries(root, join(folder, 'node_modules'));
  shareCaches(root, folder);
  const [editor, log] = [join(folder, 'editor.sh'), join(folder, 'opened.txt')];
  writeFileSync(log, '');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" >> "${log}"\n`);
  chmodSync(editor, 0o755);
  prepare(folder);
  const args = ['watch', '--port', '4900', '--at', '2025-06-01', '--editor', `'${editor}'`, ...more];
  const child = spawn(process.execPath, [join(folder, 'bin/archipel.js'), ...args], { cwd: folder });
  const [port, token] = await addressOf(child);
  const first = (file: string): string => readFileSync(join(root, file), 'utf8');
  return {
    folder,
    address: (path) => `http://localhost:${port}${path}?edit=${token}`,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    url: (path) => `http://localhost:${port}${path}`,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const edited = text.replace(from, typeof to === 'string' ? () => to : to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(folder, file), edited);
    },
    add: (file, bytes) => writeFileSync(join(folder, file), bytes),
    restore: (file) => writeFileSync(join(folder, file), first(file)),
    opened: () => readFileSync(log, 'utf8'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the port and the token from the output of the process. */
const addressOf = (child: ChildProcess): Promise<readonly [port: string, token: string]> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, port, token = ''] = /Watching.*localhost:(\d+)(?:\/\?edit=([\w-]+))?\s/.exec(output) ?? [];
      if (port !== undefined) resolve([port, token]);
    });
    child.once('close', () => reject(new Error(output)));
  });
