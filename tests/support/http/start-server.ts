// Runs an installed web server in its own process.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface WebServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Finds a free port, which another process may take in the meantime. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Replaces the folder in the configurations of docs by `site`, in quotes, because its path may contain spaces. */
export const withSite = (lines: string, site: string): string => lines.replaceAll(/\/srv\/site([^\s;>]*)/g, `"${site}$1"`);

/** Starts the command that `prepare` returns for a port and an empty folder. Throws the server's message if the server does not start. */
export async function startServer(prepare: (port: number, folder: string) => Command): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-server-'));
  const port = await freePort();
  const { program, args, env = {} } = prepare(port, folder);
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start:\n${errors}`);
    await setTimeout(20);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
