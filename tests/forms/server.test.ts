// The forms server over real sockets: requests from visitors, proxies and strangers.
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readNetworks } from '../../src/node/http/client-address.ts';
import { serveForms } from '../../src/relay/forms-server.ts';
import type { FormsHandler } from '../../src/relay/ports.ts';
import { message, openRelay, origin, type Trial } from '../support/mail/relay.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function serve(trial: Trial = {}, handler?: FormsHandler, proxies: readonly string[] = ['127.0.0.1']) {
  const relay = openRelay(trial);
  const lines: string[] = [];
  const trusted = readNetworks(proxies);
  if (trusted === undefined) throw new Error('A proxy has no valid address.');
  const serving = await serveForms(handler ?? relay.handler, {
    host: '127.0.0.1',
    port: 0,
    trusted,
    paths: ['/api/send-contact-form'],
    log: (line) => lines.push(line),
  });
  closing.push(serving.close);
  const url = `http://127.0.0.1:${serving.port}/api/send-contact-form`;
  const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, { method: 'POST', headers: { origin, 'content-type': 'application/json', ...headers }, body });
  /** Resolves to the body of a message as a page sends it. */
  const messageBody = async (): Promise<string> => JSON.stringify({ ...message, token: await relay.token() });
  return { ...relay, ...serving, lines, post, messageBody };
}

/**
 * Sends `head`, and then `more` repeatedly, until the server closes the connection. Resolves to the text that the server sent,
 * and to the number of characters of `more` that were written.
 */
function raw(port: number, head: string, more = ''): Promise<{ text: string; written: number }> {
  return new Promise((resolve) => {
    let [text, written] = ['', 0];
    let timer: NodeJS.Timeout | undefined;
    const writeMore = (): void => {
      if (more === '' || !socket.writable) return;
      written += more.length;
      socket.write(more);
    };
    // Data that is written before the connection is open would precede the head.
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      timer = setInterval(writeMore, 1);
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, written });
    });
  });
}

/** Returns the head of a request with these lines. */
const headOf = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const postLine = 'POST /api/send-contact-form HTTP/1.1';
const closeHeader = 'Connection: close';
const pageHeaders = `Origin: ${origin}\r\nContent-Type: application/json`;

test('The forms server accepts a message, and logs no personal data', async () => {
  const server = await serve();
  expect(await (await server.post(await server.messageBody())).json()).toMatchObject({ success: true });
  expect(server.mails).toHaveLength(2);
  await server.close();
  expect(server.lines).toEqual([expect.stringMatching(/^POST \/api\/send-contact-form 200 \d+ ms$/)]);
});

test('The log of the forms server contains no unknown path and no unknown method of a request', async () => {
  const server = await serve();
  await raw(server.port, headOf('BREW /ada@example.org HTTP/1.1', 'Host: x', closeHeader));
  await raw(server.port, headOf('GET /ada@example.org HTTP/1.1', 'Host: x', closeHeader));
  await raw(server.port, headOf('GET http://evil.example/ HTTP/1.1', 'Host: x', closeHeader));
  expect(server.lines.map((line) => line.replace(/ \d+ ms$/, ''))).toEqual(['GET (another path) 404', 'GET (another path) 400']);
});

test('The forms server reports once that a proxy is missing in its settings, without naming visitors', async () => {
  const server = await serve({}, undefined, []);
  for (let sent = 0; sent < 3; sent += 1) await server.post(await server.messageBody(), { 'x-forwarded-for': '203.0.113.7' });
  const reports = server.lines.filter((line) => line.includes('ARCHIPEL_RELAY_TRUSTED_PROXIES'));
  expect(reports).toEqual([expect.stringMatching(/from 127\.0\.0\.1/)]);
  expect(server.lines.join('\n')).not.toContain('203.0.113');
});

test('The forms server reports nothing about a trusted proxy', async () => {
  const server = await serve();
  await server.post(await server.messageBody(), { 'x-forwarded-for': '203.0.113.7' });
  expect(server.lines.join('\n')).not.toContain('TRUSTED_PROXIES');
});

test('The forms server counts visitors behind a trusted proxy by their own addresses', async () => {
  const server = await serve();
  const by = (visitor: string) => server.post('{', { 'x-forwarded-for': visitor });
  for (let asked = 0; asked < 20; asked += 1) expect((await by('203.0.113.7')).status).toBe(400);
  expect((await by('203.0.113.7')).status).toBe(429);
  expect((await by('198.51.100.9, 203.0.113.7')).status).toBe(429);
  expect((await by('203.0.113.8')).status).toBe(400);
});

test.each([
  ['a path as the host', 'Host: h/api/send-contact-form?'],
  ['two hosts', 'Host: a.example\r\nHost: b.example'],
  ['a name before the host', 'Host: user@a.example'],
  ['no host', 'X-Nothing: 1'],
])('The forms server refuses %s', async (_, header) => {
  const { port, mails, lines } = await serve();
  const body = JSON.stringify(message);
  const head = headOf('POST / HTTP/1.1', header, pageHeaders, closeHeader, `Content-Length: ${Buffer.byteLength(body)}`);
  expect((await raw(port, head + body)).text).toMatch(/^HTTP\/1\.1 400 /);
  expect(mails).toEqual([]);
  expect(lines.join()).not.toContain('send-contact-form');
});

test('The forms server reads the origin after thousands of other headers', async () => {
  const { port, mails, messageBody } = await serve();
  const body = await messageBody();
  const many = Array.from({ length: 2200 }, (_, index) => `a${index}: b`);
  const head = headOf(postLine, 'Host: a.example', ...many, pageHeaders, closeHeader, `Content-Length: ${Buffer.byteLength(body)}`);
  expect((await raw(port, head + body)).text).toMatch(/^HTTP\/1\.1 200 /);
  expect(mails).toHaveLength(2);
});

test('The forms server refuses an endless body, and closes the connection', async () => {
  const server = await serve();
  const head = headOf(postLine, 'Host: x', pageHeaders, 'Transfer-Encoding: chunked');
  const { text } = await raw(server.port, head, `1000\r\n${' '.repeat(4096)}\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 413 .*\r\n/);
  expect(text).toMatch(/\r\nConnection: close\r\n/i);
  expect((await server.post(await server.messageBody())).status).toBe(200);
});

test('A visitor who disconnects halfway does not affect the forms server', async () => {
  const server = await serve();
  const head = `${headOf(postLine, 'Host: x', pageHeaders, 'Content-Length: 100')}{`;
  const socket = connect(server.port, '127.0.0.1', () => socket.write(head, () => socket.destroy()));
  await new Promise((resolve) => socket.on('close', resolve));
  expect((await server.post(await server.messageBody())).status).toBe(200);
  expect(server.mails).toHaveLength(2);
});

test('A bug in the forms server breaks the connection, not the server', async () => {
  const server = await serve({}, () => Promise.reject(new Error('provoked')));
  await expect(server.post('{}')).rejects.toThrow();
  await expect(server.post('{}')).rejects.toThrow();
  expect(server.lines.join()).toContain('provoked');
});

test('A request that is being handled when the forms server stops is still answered', async () => {
  let isStoring = false;
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const server = await serve({
    store: async () => {
      isStoring = true;
      await delivered;
      return true;
    },
  });
  const reply = server.post(await server.messageBody());
  await expect.poll(() => isStoring).toBe(true);
  const closed = server.close();
  deliver();
  expect((await reply).status).toBe(200);
  await closed;
  await expect(server.post('{}')).rejects.toThrow();
});
