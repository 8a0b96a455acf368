// Debian's WebKitGTK, driven by its own WebDriver over HTTP, on a virtual screen.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, untilReady } from './child-process.ts';
import { type Command, commands, type Driver, type Parameters } from './webdriver.ts';

/** Starts WebKit's MiniBrowser in a focused window, with empty storage. */
export async function startWebKit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve) => screen.child.stdio[3]?.once('data', (data) => resolve(String(data).trim())));
  const environment = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', XDG_CONFIG_HOME: folder, GTK_A11Y: 'none' };
  const manager = start('openbox', [], environment);
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], environment);
  const host = `http://127.0.0.1:${port}`;
  await untilReady('WebKitWebDriver', () => fetch(`${host}/status`).catch(() => undefined));
  const created = await request('POST', `${host}/session`, { capabilities: { alwaysMatch: {} } });
  const session = `${host}/session/${(created as { readonly sessionId: string }).sessionId}`;
  return {
    send: (command: Command, { id, ...parameters }: Parameters = {}) => {
      const [method, path] = commands[command];
      return request(method, session + path.replace('{id}', String(id)), parameters);
    },
    close: async () => {
      await request('DELETE', session).catch(() => undefined);
      for (const { stop } of [driver, manager, screen]) stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
