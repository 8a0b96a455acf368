// A stand-in for the server of `watch`: the built site with the desk's script in each page, under the headers of
// production, and a line to the pages that a test speaks through.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { DeskState } from '../../src/client/dev/state.ts';
import { feedIslands } from '../../src/node/bundle/dev-hydrate-plugin.ts';
import { createStaticHandler } from '../../src/node/http/static-handler.ts';

const site = 'node_modules/.cache/browser-site';

export interface Desk {
  readonly url: (path: string) => string;
  /** Changes a file of the site and says so to the pages that show it. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly read: (file: string) => string;
  readonly remove: (file: string) => void;
  /** Adds a file without a word. */
  readonly add: (file: string, text: string) => void;
  /** Says something else to all pages. */
  readonly say: (more: Partial<DeskState>) => void;
  /** Pages that hold a line, by their paths. */
  readonly listeners: () => readonly string[];
  /** What was to be opened in the editor. */
  readonly opened: readonly unknown[];
  /** Whether somebody is there to answer at all. */
  readonly answer: (isThere: 'there' | 'gone') => void;
  readonly stop: () => Promise<void>;
}

const readSite = (): Map<string, Uint8Array> =>
  new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(site.length + 1), readFileSync(file)]),
  );

/** Bundled once for all tests of a process: the desk, and islands as `watch` serves them. */
let bundled: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { desk: 'src/client/dev/index.ts', islands: 'islands/index.ts' },
    outdir: '__archipel',
    publicPath: '/__archipel',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [feedIslands],
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(process.cwd().length + 1), contents]));
}

const injected = (html: string, hash: string): string =>
  html
    .replace(/src="\/assets\/islands-\w+\.js"/, 'src="/__archipel/islands.js"')
    .replace('</head>', `<script type="module" src="/__archipel/desk.js" data-page="${hash}"></script></head>`);

const hashOf = (file: string, version = 0): string => `${file} ${version}`;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Starts a server of its own, with the site as it was built. */
export async function startDesk(): Promise<Desk> {
  bundled ??= bundle();
  const files = new Map([...readSite(), ...(await bundled)]);
  for (const [file, bytes] of files)
    if (file.endsWith('.html')) files.set(file, Buffer.from(injected(Buffer.from(bytes).toString(), hashOf(file))));
  const stylesheet = `/assets/${[...files.keys()].find((file) => /^assets\/site-.*\.css$/.test(file))?.slice('assets/'.length)}`;
  let state: DeskState = { run: '1', code: '1', stylesheet, page: '', edited: [], save: 7, follow: false, problems: [] };
  let there = true;
  const versions = new Map<string, number>();
  const lines = new Map<ServerResponse, string>();
  const opened: unknown[] = [];
  const pageOf = (path: string): string | undefined =>
    files.has(fileOf(path)) ? hashOf(fileOf(path), versions.get(fileOf(path))) : undefined;
  const tell = (line: ServerResponse, path: string) =>
    line.write(`event: state\ndata: ${JSON.stringify({ ...state, page: pageOf(path) })}\n\n`);
  const tellAll = (): void => {
    for (const [line, path] of lines) tell(line, path);
  };
  const listen = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    lines.set(response, path);
    request.on('close', () => lines.delete(response));
    tell(response, path);
  };
  const open = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const place = JSON.parse(Buffer.concat(await request.toArray()).toString());
    opened.push(place);
    if (place.line === undefined) response.writeHead(500).end('No editor is running.');
    else response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!there) return request.destroy();
    if (url.pathname === '/__archipel/events') return listen(request, response, url.searchParams.get('page') ?? '');
    if (url.pathname === '/__archipel/open') return void open(request, response);
    const { method = 'GET', headers } = request;
    const asked = { method, url: request.url ?? '/', host: headers.host ?? '', acceptEncoding: '', ifNoneMatch: headers['if-none-match'] };
    const answer = createStaticHandler(files)(asked);
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address with a port: it listens on one.
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
      tellAll();
    },
    read: textOf,
    remove: (file) => {
      files.delete(file);
      tellAll();
    },
    add: set,
    say: (more) => {
      state = { ...state, ...more };
      tellAll();
    },
    listeners: () => [...lines.values()],
    opened,
    answer: (isThere) => {
      there = isThere === 'there';
      if (!there) for (const line of lines.keys()) line.destroy();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
