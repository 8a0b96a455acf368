// The server of `watch`: pages from memory, a stream that tells each open page what has changed, and the way into the
// editor. Like any server of this machine it answers no other site and gives nothing but what has been built.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskState } from '../../client/dev/state.ts';
import { type Headers, headerRules, headersAt } from '../../emit/headers.ts';
import { listen, type Middleware, type RunningServer, reply, runMiddleware, toRequestInfo } from './loopback.ts';
import { isTrustedRequest, type RequestInfo, type ResponseInfo } from './static-handler.ts';

/** Everything that belongs to the desk and not to the site stands under this path. */
export const deskPath = '/__archipel';

/** Where the script is that pages are given. */
export const deskScript = `${deskPath}/desk.js`;

export interface DeskPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface DeskHost {
  readonly answer: (asked: RequestInfo) => Promise<ResponseInfo>;
  /** What the page at a path is to be told. */
  readonly stateOf: (path: string) => DeskState;
  /** Opens the editor; resolves to the reason where it cannot. */
  readonly open: (place: DeskPlace) => Promise<string | undefined>;
  /** The script for pages. */
  readonly script: Uint8Array;
  readonly mounted: readonly Middleware[];
}

export interface Desk extends RunningServer {
  /** Tells every open page how things stand. */
  readonly announce: () => void;
}

interface Listener {
  readonly path: string;
  readonly outgoing: ServerResponse;
}

/** More than anybody opens; who opens more is no person. */
const mostListeners = 64;
const mostBody = 4096;
const heartbeat = 20_000;

/** Headers of what belongs to no page. */
const secure: Headers = { ...headersAt(headerRules({ connect: [] }), '/'), 'Cache-Control': 'no-store' };

/** Serves at `port` or the next one that is free. Rejects with the error of the system where no port can be had. */
export async function openDesk(port: number, host: DeskHost): Promise<Desk> {
  const listeners = new Set<Listener>();
  // Only the newest state matters: who has not read the last one gets the next when they have, and none in between.
  const late = new Set<Listener>();
  const tell = (listener: Listener): void => {
    const { path, outgoing } = listener;
    if (outgoing.writableNeedDrain) late.add(listener);
    else outgoing.write(`event: state\ndata: ${JSON.stringify(host.stateOf(path))}\n\n`);
  };
  const beat = setInterval(() => {
    for (const { outgoing } of listeners) if (!outgoing.writableNeedDrain) outgoing.write(':\n\n');
  }, heartbeat);
  const stream = (path: string, outgoing: ServerResponse): void => {
    if (listeners.size >= mostListeners) {
      send(outgoing, 429, 'Too many pages are open.');
      return;
    }
    outgoing.writeHead(200, { ...secure, 'Content-Type': 'text/event-stream; charset=utf-8' });
    const listener = { path, outgoing };
    listeners.add(listener);
    outgoing.on('drain', () => late.delete(listener) && tell(listener));
    outgoing.on('close', () => listeners.delete(listener) && late.delete(listener));
    tell(listener);
  };
  const serving = await listen(port, async (incoming, outgoing) => {
    const own = isTrustedRequest(incoming.headers) ? ownPath(incoming.url) : undefined;
    if (own !== undefined) await answerOwn(own, { incoming, outgoing }, host, stream);
    else if (!(await runMiddleware(host.mounted, incoming, outgoing)))
      reply(incoming, outgoing, await host.answer(toRequestInfo(incoming)));
  });
  return {
    port: serving.port,
    announce: () => listeners.forEach(tell),
    close: () => {
      clearInterval(beat);
      return serving.close();
    },
  };
}

/** The path behind the desk's own and its query; undefined for everything else. */
function ownPath(url = ''): { readonly name: string; readonly query: URLSearchParams } | undefined {
  const [, name, query = ''] = /^\/__archipel\/([a-z.]+)(\?[^#]*)?$/.exec(url) ?? [];
  return name === undefined ? undefined : { name, query: new URLSearchParams(query) };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

async function answerOwn(
  { name, query }: NonNullable<ReturnType<typeof ownPath>>,
  { incoming, outgoing }: Exchange,
  host: DeskHost,
  stream: (path: string, outgoing: ServerResponse) => void,
): Promise<void> {
  switch (`${incoming.method} ${name}`) {
    case 'GET events':
      return stream(query.get('page') ?? '/', outgoing);
    case 'GET desk.js':
      outgoing.writeHead(200, { ...secure, 'Content-Type': 'text/javascript; charset=utf-8' });
      outgoing.end(host.script);
      return;
    case 'POST open': {
      const place = incoming.headers.origin === undefined ? undefined : placeIn(await bodyOf(incoming));
      if (place === undefined) return send(outgoing, 400, 'That is no place in a file.');
      const refusal = await host.open(place);
      return refusal === undefined ? void outgoing.writeHead(204, secure).end() : send(outgoing, 409, refusal);
    }
    default:
      return send(outgoing, 404, 'Not found.');
  }
}

function send(outgoing: ServerResponse, status: number, text: string): void {
  // What is left of a body that nobody wanted to read must not be taken for the next request.
  outgoing.writeHead(status, { ...secure, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  outgoing.end(`${text}\n`);
}

/** The body, or nothing where it is longer than a place can be. */
async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > mostBody) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function placeIn(body: string): DeskPlace | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return undefined;
    const { file, line, column } = value as Record<string, unknown>;
    return typeof file === 'string' ? { file, line: positive(line), column: positive(column) } : undefined;
  } catch {
    return undefined;
  }
}

const positive = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1);
