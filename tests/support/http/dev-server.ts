// A fake dev server. It serves the built site with the headers of production, adds the dev client to each page, and has an
// event stream through which a test sends states.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { devHydratePlugin } from '../../../src/node/bundle/dev-hydrate-plugin.ts';
import { importGlob } from '../../../src/node/bundle/import-glob-plugin.ts';
import { islandsEntry, islandsPlugin } from '../../../src/node/bundle/islands-plugin.ts';
import { createStaticHandler } from '../../../src/node/http/static-handler.ts';
import type { DevState } from '../../../src/watch/browser/state.ts';
import { quietState } from './dev-state.ts';

const site = 'node_modules/.cache/browser-site';

export interface TestDevServer {
  readonly url: (path: string) => string;
  /** Changes a file of the site and sends the new state to all open pages. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly read: (file: string) => string;
  readonly remove: (file: string) => void;
  /** Adds a file without sending a state. */
  readonly add: (file: string, text: string) => void;
  /** Changes the state of all pages and sends it. */
  readonly send: (more: Partial<DevState>) => void;
  /** Returns the paths of pages with an open event stream. */
  readonly clients: () => readonly string[];
  /** Positions that pages requested to open in the editor. */
  readonly opened: readonly unknown[];
  /** If `isOnline` is false, closes all event streams and refuses requests; otherwise accepts requests again. */
  readonly setOnline: (isOnline: boolean) => void;
  readonly stop: () => Promise<void>;
}

const readSite = (): Map<string, Uint8Array> =>
  new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(site.length + 1), readFileSync(file)]),
  );

/** The dev client and the scripts of the site as `watch` serves them, bundled once for all tests of a process. */
let bundled: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { client: 'src/watch/browser/index.ts', layout: 'islands/layout/script.ts', islands: islandsEntry },
    outdir: '__archipel',
    publicPath: '/__archipel',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'true' },
    plugins: [importGlob(), islandsPlugin(), devHydratePlugin],
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(process.cwd().length + 1), contents]));
}

const injected = (html: string, hash: string): string =>
  html
    .replace(/src="\/assets\/layout-\w+\.js"/, 'src="/__archipel/layout.js"')
    .replace(/src="\/assets\/islands-\w+\.js"/, 'src="/__archipel/islands.js"')
    .replace('</head>', `<script type="module" src="/__archipel/client.js" data-page="${hash}"></script></head>`);

const hashOf = (file: string, version = 0): string => `${file} ${version}`;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Starts a server with its own copy of the built site. */
export async function startTestDevServer(): Promise<TestDevServer> {
  bundled ??= bundle();
  const files = new Map([...readSite(), ...(await bundled)]);
  for (const [file, bytes] of files)
    if (file.endsWith('.html')) files.set(file, Buffer.from(injected(Buffer.from(bytes).toString(), hashOf(file))));
  // The folder may have stylesheets of earlier builds, so the name is that in the page.
  const [stylesheet = ''] = /\/assets\/site-[^"]*\.css/.exec(String(files.get('index.html'))) ?? [];
  let state: DevState = { ...quietState, serverId: '1', reloadVersion: '1', stylesheet, home: '/', revision: 7 };
  let online = true;
  const versions = new Map<string, number>();
  const clients = new Map<ServerResponse, string>();
  const opened: unknown[] = [];
  const pageOf = (path: string): string | undefined =>
    files.has(fileOf(path)) ? hashOf(fileOf(path), versions.get(fileOf(path))) : undefined;
  const sendTo = (client: ServerResponse, path: string) =>
    client.write(`event: state\ndata: ${JSON.stringify({ ...state, page: pageOf(path) })}\n\n`);
  const broadcast = (): void => {
    for (const [client, path] of clients) sendTo(client, path);
  };
  const openStream = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    clients.set(response, path);
    request.on('close', () => clients.delete(response));
    sendTo(response, path);
  };
  const open = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const position = JSON.parse(Buffer.concat(await request.toArray()).toString());
    opened.push(position);
    if (position.line === undefined && position.texts === undefined) response.writeHead(500).end('No editor is running.');
    else response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!online) return request.destroy();
    if (url.pathname === '/__archipel/events') return openStream(request, response, url.searchParams.get('page') ?? '');
    if (['/__archipel/open', '/__archipel/source'].includes(url.pathname)) return void open(request, response);
    const { method = 'GET', headers } = request;
    const info = { method, url: request.url ?? '/', host: headers.host ?? '', acceptEncoding: '', ifNoneMatch: headers['if-none-match'] };
    const answer = createStaticHandler(files)(info);
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port is an object.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const set = (file: string, text: string): void => {
    const version = (versions.get(file) ?? 0) + 1;
    versions.set(file, version);
    files.set(file, Buffer.from(text.replace(/data-page="[^"]*"/, `data-page="${hashOf(file, version)}"`)));
  };
  const textOf = (file: string): string => Buffer.from(files.get(file) ?? '').toString();
  return {
    url: (path) => `${origin}${path}`,
    edit: (file, change) => {
      const before = textOf(file);
      if (change(before) === before) throw new Error(`The edit changes nothing in ${file}.`);
      set(file, change(before));
      broadcast();
    },
    read: textOf,
    remove: (file) => {
      files.delete(file);
      broadcast();
    },
    add: set,
    send: (more) => {
      state = { ...state, ...more };
      broadcast();
    },
    clients: () => [...clients.values()],
    opened,
    setOnline: (isOnline) => {
      online = isOnline;
      if (!online) for (const client of clients.keys()) client.destroy();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
