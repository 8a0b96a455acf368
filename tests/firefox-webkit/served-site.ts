// The built site behind a server that tests control: the server adds the probe to pages, replaces the services of forms, and delays
// or withholds scripts. Unlike in Chromium, tests cannot control the network of the browser itself.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ProbeOptions, probe } from './probe.ts';

/** The behavior of the server. Each test starts with the defaults, and may change them. */
interface Behavior extends ProbeOptions {
  /** How the services of forms respond. */
  readonly services: 'working' | 'failing' | 'unreachable';
  /** Paths that get status 503 instead of a file. */
  readonly unavailable: RegExp | undefined;
  /** Paths whose responses wait until the promise resolves. */
  readonly held: { readonly paths: RegExp; readonly until: Promise<void> } | undefined;
}

const defaults: Behavior = {
  services: 'working',
  isFirstVisit: false,
  blocksStorage: false,
  unavailable: undefined,
  held: undefined,
};

export interface ServedSite {
  readonly url: string;
  /** Changes the behavior; omitted parts get the default. */
  readonly behave: (changes?: Partial<Behavior>) => void;
  readonly close: () => void;
}

const probePath = '/__probe.js';

/** Serves the site at `origin`. Pages also run the functions of `more`, which must not use variables from outside. */
export async function serveSite(origin: string, more: readonly (() => void)[]): Promise<ServedSite> {
  let behavior = defaults;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const { held, unavailable, services } = behavior;
    if (held?.paths.test(pathname)) await held.until;
    if (pathname === probePath)
      return sendScript(response, [`(${probe})(${JSON.stringify(behavior)})`, ...more.map((run) => `(${run})()`)]);
    if (pathname.startsWith('/api/')) return sendAnswer(request, response, services);
    if (unavailable?.test(pathname)) return void response.writeHead(503).end();
    await forward(new URL(request.url ?? '/', origin), request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    behave: (changes = {}) => {
      behavior = { ...defaults, ...changes };
    },
    close: () => void server.close().closeAllConnections(),
  };
}

const sendScript = (response: ServerResponse, statements: readonly string[]): void =>
  void response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(statements.join(';\n'));

/** Answers like EmailJS, the forms server and the newsletter service. */
function sendAnswer(request: IncomingMessage, response: ServerResponse, services: Behavior['services']): void {
  request.resume();
  if (services === 'unreachable') return void response.destroy();
  if (services === 'failing') return void response.writeHead(500).end('no');
  if (request.url?.endsWith('/email/send')) return void response.writeHead(200).end('OK');
  const body = { token: 'a token', success: true, message: 'ok', ticket: 'TICKET-7' };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Forwards a request to the site. Pages start with the probe; their headers, including the policy, remain unchanged. */
async function forward(url: URL, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await fetch(url, { headers: { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' }, redirect: 'manual' });
  const body = Buffer.from(await file.arrayBuffer());
  const isPage = file.headers.get('content-type')?.startsWith('text/html') === true;
  const sent = isPage ? body.toString().replace('<head>', `<head><script src="${probePath}"></script>`) : body;
  const others = [...file.headers].filter(([name]) => !['content-length', 'transfer-encoding', 'connection'].includes(name));
  // Scripts are not cached, because a cached script could not be withheld. Pages keep their header, because `no-store` would keep
  // them out of the back/forward cache.
  const uncached = isPage ? {} : { 'cache-control': 'no-store' };
  response.writeHead(file.status, { ...Object.fromEntries(others), ...uncached }).end(sent);
}
