// Clients that keep an event stream open without reading it.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startDevServer } from '../../src/watch/dev-server.ts';
import { quietState } from '../support/http/dev-state.ts';
import { hold } from '../support/http/raw.ts';

const megabyte = 1024 * 1024;

/** Starts a server with numbered states of a megabyte each. */
async function serve() {
  let revision = 0;
  const { port, broadcast, close } = await startDevServer(0, {
    handle: async () => ({ status: 404, headers: {}, body: new Uint8Array() }),
    stateOf: () => ({ ...quietState, serverId: 'x'.repeat(megabyte), revision }),
    openEditor: async () => undefined,
    openSource: async () => undefined,
    client: new Uint8Array(),
    middleware: [],
    basePath: () => '',
  });
  onTestFinished(close);
  const dial = () => hold(port, 'GET /__archipel/events HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const next = (): number => {
    revision += 1;
    broadcast();
    return revision;
  };
  return { dial, next };
}

/** Starts reading. Returns a record of the received bytes and revisions, which is updated while data arrives. */
function read(socket: Awaited<ReturnType<typeof hold>>) {
  const heard = { bytes: 0, revisions: [] as number[] };
  let end = '';
  socket.on('data', (data) => {
    heard.bytes += data.length;
    const text = end + data.toString('latin1');
    heard.revisions.push(...[...text.matchAll(/"revision":(\d+),[^\n]*\n\n/g)].map(([, revision]) => Number(revision)));
    // Keeps the start of a state that continues in the next chunk.
    end = text.slice(Math.max(text.lastIndexOf('\n\n') + 2, text.length - 200));
  });
  socket.resume();
  return heard;
}

test('A client of the event stream that reads again gets the newest state, and its unread states do not accumulate', async () => {
  const { dial, next } = await serve();
  const sockets = await Promise.all(Array.from({ length: 8 }, dial));
  let last = 0;
  for (let times = 0; times < 200; times += 1) {
    last = next();
    await turn();
  }
  const heard = sockets.map(read);
  await expect.poll(() => heard.map(({ revisions }) => revisions.at(-1))).toEqual(sockets.map(() => last));
  // The states add up to 200 MB. A slow client receives only the bytes that the kernel had buffered, which are some megabytes and depend
  // on its settings, one waiting state and the newest state.
  for (const { bytes } of heard) expect(bytes).toBeLessThan(100 * megabyte);
});

test('A client of the event stream that does not read does not block others', async () => {
  const { dial, next } = await serve();
  await dial();
  const heard = read(await dial());
  for (let times = 0; times < 20; times += 1) {
    const last = next();
    await expect.poll(() => heard.revisions.at(-1)).toBe(last);
  }
});
