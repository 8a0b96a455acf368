// Hundreds of hostile requests to `watch`, over raw sockets: it serves only the site, only to pages of this machine, and
// survives all requests.
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HeaderRecord, headersAt } from '../../src/output/headers.ts';
import { headersPath, readHeaderRules } from '../../src/output/hosts/static-hosts.ts';
import { greetings, headers, smuggled, unfinished } from '../support/http/malformed.ts';
import { type Group, hosts, origins, type Probe, parts, requestTo, verbs } from '../support/http/probes.ts';
import { type Heard, hold, type Reply, send } from '../support/http/raw.ts';
import { freePort } from '../support/http/start-server.ts';
import { targets, traversals } from '../support/http/targets.ts';
import { build, freshFolder, type Running, smallContent, start } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const secret = 'planted-outside-of-the-site';

let server: Running;
let port: number;
let log = '';
/** The headers that a build of the same content sets for hosts. */
let expectedHeaders: (path: string) => HeaderRecord;
/** The bodies that are not refusals: pages of the site, and of the mail catcher, which has its own security policy. */
let pages: ReadonlySet<string>;
let mailCatcher: ReadonlySet<string>;
let unfinishedSockets: readonly Socket[] = [];

const get = async (target: string, more: readonly string[] = []): Promise<Reply> => {
  const [reply] = (await send(port, requestTo(port, target, { headers: more }))).replies;
  if (reply === undefined) throw new Error(`${target} was not answered.`);
  return reply;
};
const bodies = async (paths: readonly string[]) => new Set((await Promise.all(paths.map((path) => get(path)))).map(({ body }) => body));

beforeAll(async () => {
  const content = smallContent({ '.env': secret, 'pages/.secret.yaml': secret });
  for (const file of ['.env', 'secret.txt', 'package.json']) writeFileSync(join(dirname(content), file), secret);
  symlinkSync('/etc', join(content, '.etc'));
  const out = join(freshFolder(), 'dist');
  await build(content, out);
  const rules = readHeaderRules(readFileSync(join(out, headersPath), 'utf8'));
  expectedHeaders = (path) => {
    // `watch` leaves this header out, because a prerendered page would not receive edits.
    const { 'Speculation-Rules': _, ...headers } = headersAt(rules, path);
    return headers;
  };
  server = start(['watch', '--content', content, '--port', String(await freePort())]);
  server.child.stderr?.on('data', (text: string) => {
    log += text;
  });
  port = Number((await server.said(/Watching .*localhost:(\d+)/))[1]);
  pages = await bodies(['/', '/en']);
  mailCatcher = await bodies(['/__mail', '/__mail?lang=en']);
  unfinishedSockets = await Promise.all(unfinished(port).map((bytes) => hold(port, bytes)));
});
afterAll(() => {
  for (const socket of unfinishedSockets) socket.destroy();
  server.child.kill('SIGKILL');
});

afterEach(async () => {
  expect((await get('/')).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
  expect(log).not.toMatch(/^\s+at |Error\b|bug of archipel/m);
});

const lower = (named: HeaderRecord): [string, string][] => Object.entries(named).map(([name, value]) => [name.toLowerCase(), value]);
const hasHeaders = (reply: Reply, path: string): boolean =>
  lower(expectedHeaders(path)).every(([name, value]) => reply.headers.get(name) === value);

/** Returns whether a body is a part of a page, as in the answer to a range request. */
const isPartOfPage = (body: string): boolean => body !== '' && [...pages].some((page) => page.includes(body));

/** Returns the first error in an answer. */
function faultOf({ may }: Probe, reply: Reply): string | undefined {
  const { status, body } = reply;
  const isHtml = reply.headers.get('content-type')?.startsWith('text/html');
  if (isHtml && !mailCatcher.has(body) && !hasHeaders(reply, '/')) return 'a page without the headers of the site';
  if (status >= 400 && status < 500) return undefined;
  if (may === 'page' && status === 308 && /^\/(?![/\\])/.test(reply.headers.get('location') ?? '')) return undefined;
  if (may === 'page' && status === 206 && isPartOfPage(body)) return undefined;
  return may === 'page' && status === 200 && (pages.has(body) || mailCatcher.has(body)) ? undefined : `${status} ${body.slice(0, 80)}`;
}

/** Returns the errors in all answers. */
function faultsOf(probe: Probe, { replies, text, ended }: Heard): readonly string[] {
  const leaks = text.includes(secret) || /root:.*:0:0:|"dependencies"|add_header|^\s+at .*:\d+:\d+|bug of archipel/m.test(text);
  const isSilent = replies.length === 0 && !ended && probe.may !== 'silence';
  return [...(leaks ? ['a leak'] : []), ...(isSilent ? ['no answer'] : []), ...replies.flatMap((reply) => faultOf(probe, reply) ?? [])];
}

/** Sends all requests of a group, eight at a time. Resolves to the wrong answers by request. */
async function attack(group: Group): Promise<readonly (readonly [string, string])[]> {
  const waiting = [...group];
  const faults: (readonly [string, string])[] = [];
  const work = async (): Promise<void> => {
    for (let probe = waiting.shift(); probe !== undefined; probe = waiting.shift())
      for (const fault of faultsOf(probe, await send(port, probe.bytes))) faults.push([probe.bytes.slice(0, 300), fault]);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

const groups = { traversals, targets, hosts, origins, parts, verbs, headers, smuggled, greetings };

describe('Hostile requests to watch', () => {
  test('are at least 300 different requests', () => {
    const all = Object.values(groups).flatMap((group) => group(port).map(({ bytes }) => bytes));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(300);
  });

  test.each(Object.entries(groups))('of the kind "%s" are refused, or get a page of the site if they are harmless', async (_, group) => {
    expect(await attack(partOf(group(port), 2, turnOfSearches))).toEqual([]);
  });

  test('that never end get no answer', async () => {
    for (const bytes of unfinished(port).slice(0, 8)) {
      const { replies } = await send(port, bytes, 100);
      expect({ bytes, replies }).toEqual({ bytes, replies: [] });
    }
  });

  test('that end before they are complete do no harm', async () => {
    for (const bytes of [...unfinished(port), ...unfinished(port)]) (await hold(port, bytes)).destroy();
    await Promise.all(unfinished(port).map(async (bytes) => (await hold(port, bytes)).resetAndDestroy()));
  });
});

describe('The event stream of watch', () => {
  const names = [
    '../../etc/passwd',
    '%00',
    '__proto__',
    'constructor',
    '//evil.example/',
    'a'.repeat(10_000),
    '%',
    '%ff',
    '',
    '/%0d%0a%0d%0aevent:x',
  ];
  const queries = [...names.map((name) => `page=${name}`), '', 'page[]=/', '__proto__=/', 'page=/nowhere&page=/', '?', '&&&', 'page'];

  test.each(queries)('for an unknown page %# sends only the state', async (query) => {
    const { replies, text } = await send(port, requestTo(port, `/__archipel/events?${query}`));
    expect(replies.map(({ status }) => status)).toEqual([200]);
    // The first audit can send the state once more, and the server sends a line without content every 20 seconds.
    const [, data = ''] = /^event: state\ndata: (.*)\n\n(?:(?:event: state\n.*|:)\n\n)*$/.exec(replies[0]?.body ?? '') ?? [];
    expect(Object.keys(JSON.parse(data)).sort()).toEqual(
      [
        ...['reloadVersion', 'edited', 'follow', 'held', 'home', 'isDraft', 'mayEdit', 'problems', 'revision', 'serverId', 'stylesheet'],
        ...(['', '?', '&&&', 'page[]=/', '__proto__=/'].includes(query) ? ['page'] : []),
      ].sort(),
    );
    expect(text).not.toContain(secret);
  });

  test('accepts 64 clients at a time, and another client after they have left', async () => {
    const dial = async (): Promise<[Socket, string]> => {
      const socket = await hold(port, `GET /__archipel/events HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
      const heard = once(socket, 'data');
      socket.resume();
      return [socket, String((await heard)[0]).slice(9, 12)];
    };
    const dialled = await Promise.all(Array.from({ length: 70 }, dial));
    const statuses = dialled.map(([, status]) => status);
    expect([statuses.filter((status) => status === '200').length, statuses.filter((status) => status === '429').length]).toEqual([64, 6]);
    for (const [socket] of dialled) socket.destroy();
    await expect.poll(async () => (await get('/__archipel/events')).status).toBe(200);
  });
});

describe('Watch accepts a request', () => {
  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])('under the name %s', async (name) => {
    expect((await get('/', [`Host: ${name}:${port}`, `Origin: http://${name}:${port}`])).status).toBe(200);
  });

  test.each([
    ['for a typed address', ['none', 'navigate', 'document'], '/'],
    ['from a link on another site', ['cross-site', 'navigate', 'document'], '/'],
    ['from a link at another port', ['same-site', 'navigate', 'document'], '/en'],
    ['for its own event stream', ['same-origin', 'cors', 'empty'], '/__archipel/events?page=/'],
    ['for its own script', ['same-origin', 'cors', 'script'], '/__archipel/client.js'],
  ])('%s', async (_, [site, mode, target], path) => {
    const reply = await get(path, [`Sec-Fetch-Site: ${site}`, `Sec-Fetch-Mode: ${mode}`, `Sec-Fetch-Dest: ${target}`]);
    expect(reply.status).toBe(200);
  });
});

describe('The answers of watch', () => {
  test('have the headers that a build writes for hosts', async () => {
    const page = await get('/');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(page.body) ?? [];
    for (const path of ['/', '/en', '/nowhere', stylesheet])
      expect([path, [...(await get(path)).headers]]).toEqual([path, expect.arrayContaining(lower(expectedHeaders(path)))]);
    expect(expectedHeaders('/')['Content-Security-Policy']).toContain("default-src 'none'");
  });

  test('have all security headers and no CORS headers, even for paths of the dev server itself', async () => {
    for (const path of ['/', '/__archipel/client.js', '/__archipel/events', '/__archipel/nowhere', '/__archipel/open']) {
      const reply = await get(path);
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('are sent only at 127.0.0.1', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
      list.map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address)),
    );
    const reach = (address: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect({ port, host: address, timeout: 2000 });
        const settle = (outcome: string) => () => {
          socket.destroy();
          resolve(`${address} ${outcome}`);
        };
        socket.on('connect', settle('answers')).on('error', settle('refuses')).on('timeout', settle('refuses'));
      });
    const others = [...new Set([...addresses, '::1', '127.0.0.2'])].filter((address) => address !== '127.0.0.1');
    expect(await Promise.all(others.map(reach))).toEqual(others.map((address) => `${address} refuses`));
    expect(await reach('127.0.0.1')).toBe('127.0.0.1 answers');
  });
});
