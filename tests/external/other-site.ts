// Another site for the tests of external links: a real server whose paths are named after their responses.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';

export interface OtherSite {
  readonly origin: string;
  /** The method and path of each request, in order, such as `HEAD /ok`. */
  readonly requests: string[];
  /** Returns the headers of the last request. */
  readonly headers: () => IncomingMessage['headers'];
  /** Returns the maximum number of requests that were open at the same time. */
  readonly maxOpen: () => number;
  /** The statuses of paths that respond differently from `fixed`. Tests may change them at any time. */
  readonly statuses: Map<string, number>;
}

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const page = '<!doctype html><title>Page</title><h2 id="one">One</h2><a name=two>Two</a><h3 id="user-content-three">Three</h3>';

const day = 24 * 60 * 60_000;

/** Resolves to a new self-signed certificate for the host `name`, which expires in `days` days. */
export async function selfSigned({ name = 'localhost', days = 10 } = {}): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 20 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  return { key, cert };
}

/** Status and headers by path. */
const fixed: Readonly<Record<string, readonly [status: number, headers?: Readonly<Record<string, string>>]>> = {
  '/ok': [200, { 'Content-Type': 'text/html' }],
  '/gone': [404],
  '/login': [401],
  '/forbidden': [403],
  '/broken': [500],
  '/moved': [301, { Location: '/ok' }],
  '/moved-twice': [308, { Location: '/moved' }],
  '/moved-then-found': [301, { Location: '/found' }],
  '/moved-away': [301, { Location: '/gone' }],
  '/found': [302, { Location: '/ok' }],
  '/loop': [302, { Location: '/loop' }],
  '/to-mail': [302, { Location: 'mailto:a@example.org' }],
  '/busy-for-long': [429, { 'Retry-After': '3600' }],
};

/** Starts a site on this machine, and stops it when the test ends. */
export async function otherSite(options: { readonly certificate?: Certificate; readonly robots?: string } = {}): Promise<OtherSite> {
  const requests: string[] = [];
  const statuses = new Map<string, number>();
  let [open, maxOpen, last]: [number, number, IncomingMessage['headers']] = [0, 0, {}];
  const listener: RequestListener = ({ url = '/', method, headers }, response) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    last = headers;
    response.on('close', () => {
      open -= 1;
    });
    requests.push(`${method} ${url}`);
    if (url === '/robots.txt') return void response.writeHead(options.robots === undefined ? 404 : 200).end(options.robots);
    if (url === '/silent') return undefined;
    if (url === '/no-head' && method === 'HEAD') return void response.writeHead(405).end();
    const isFirst = requests.filter((each) => each === `${method} ${url}`).length === 1;
    if (url === '/busy' && isFirst) return void response.writeHead(503, { 'Retry-After': '0' }).end();
    if (url === '/hang-up') return void response.destroy();
    const [status, extra] = fixed[url] ?? [200, { 'Content-Type': 'text/html; charset=utf-8' }];
    setTimeout(() => response.writeHead(statuses.get(url) ?? status, extra).end(method === 'HEAD' ? undefined : page), 20);
  };
  const server = options.certificate === undefined ? createServer(listener) : createSecureServer(options.certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = options.certificate === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
  return { origin, requests, headers: () => last, maxOpen: () => maxOpen, statuses };
}
