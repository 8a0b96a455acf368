// Debian's Firefox, driven through its protocol Marionette, because Debian does not package geckodriver. A message consists of its
// length, a colon and JSON.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, untilReady } from './child-process.ts';
import type { Driver, Parameters, Preferences } from './webdriver.ts';

/** Firefox, with preferences that tests change while it runs. */
export interface Firefox extends Driver {
  readonly setPreferences: (preferences: Preferences) => Promise<void>;
  /** Resets preferences to their defaults. */
  readonly resetPreferences: (names: readonly string[]) => Promise<void>;
}

const preferences: Preferences = {
  // Lets Firefox choose a free port, which it writes into its profile.
  'marionette.port': 0,
  // The site does not have this language, so pages do not suggest another language.
  'intl.accept_languages': 'fr',
  'ui.prefersReducedMotion': 1,
};

/** Starts Firefox without a window, with an empty profile. */
export async function startFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'archipel-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  const { stop } = start('/usr/bin/firefox-esr', args);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await untilReady('Firefox', () => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const send = speakMarionette(socket);
  await send('WebDriver:NewSession');
  const runInChrome = async (script: string, args: readonly unknown[]): Promise<void> => {
    await send('Marionette:SetContext', { value: 'chrome' });
    await send('WebDriver:ExecuteScript', { script, args });
    await send('Marionette:SetContext', { value: 'content' });
  };
  return {
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    setPreferences: (values) => runInChrome(setPreferencesScript, [values]),
    resetPreferences: (names) => runInChrome('for (const name of arguments[0]) Services.prefs.clearUserPref(name);', [names]),
    close: async () => {
      socket.destroy();
      stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const setPreferencesScript = `
  const setters = { boolean: 'setBoolPref', number: 'setIntPref', string: 'setStringPref' };
  for (const [name, value] of Object.entries(arguments[0])) Services.prefs[setters[typeof value]](name, value);
`;

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Answer = readonly [type: number, id: number, error: { readonly error: string; readonly message: string } | null, result: unknown];

/** Returns a function that sends a command and resolves to its value. */
function speakMarionette(socket: Socket): (name: string, parameters?: Parameters) => Promise<unknown> {
  const pending = new Map<number, Pending>();
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let message = firstMessage(received); message !== undefined; message = firstMessage(received)) {
      received = message.rest;
      settle(pending, JSON.parse(message.text));
    }
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('Firefox has closed the connection.'));
  });
  let lastId = 0;
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function firstMessage(received: Buffer): { readonly text: string; readonly rest: Buffer } | undefined {
  const colon = received.indexOf(':');
  const end = colon + 1 + Number(received.toString('latin1', 0, Math.max(colon, 0)));
  if (colon === -1 || received.length < end) return undefined;
  return { text: received.toString('utf8', colon + 1, end), rest: received.subarray(end) };
}

/** Settles the command that a message answers. The first message is a greeting, which answers no command. */
function settle(pending: Map<number, Pending>, message: Answer | object): void {
  if (!Array.isArray(message)) return;
  const [, id, error, result] = message as unknown as Answer;
  const command = pending.get(id);
  pending.delete(id);
  if (error !== null) command?.reject(new Error(`${error.error}: ${error.message}`));
  else command?.resolve(typeof result === 'object' && result !== null && 'value' in result ? result.value : result);
}
