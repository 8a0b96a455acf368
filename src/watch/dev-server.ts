// The server of `watch`: pages from memory, an event stream that sends each open page its state, and an endpoint that opens the
// editor. The endpoints reject requests of other sites.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EntryPlace } from '../model/entries/source.ts';
import { listen, type MiddlewareStack, type RunningServer, runMiddleware, sendResponseInfo, toRequestInfo } from '../node/http/loopback.ts';
import { isTrustedRequest, type RequestInfo, type ResponseInfo } from '../node/http/static-handler.ts';
import { type HeaderRecord, headerRules, headersAt } from '../output/headers.ts';
import type { DevState, ServedState } from './browser/state.ts';
import type { EditAnswer } from './edit/edit-requests.ts';
import { acceptToken, knowsToken, mayEdit } from './edit/edit-token.ts';
import { admitNamed } from './named-host.ts';

/** The URL from which pages load the dev client. */
export const devClientUrl = '/__archipel/client.js';

export type SourcePosition = Required<EntryPlace>;

export interface ClickedText {
  /** The path of the page, as the browser has it. */
  readonly page: string;
  /** The text at the pointer, and those of the surrounding elements, innermost first. */
  readonly texts: readonly string[];
  /** How often the first of these texts occurs on the page before the clicked place. */
  readonly index: number;
}

export interface DevServerOptions extends MiddlewareStack {
  readonly handle: (request: RequestInfo) => Promise<ResponseInfo>;
  readonly stateOf: (path: string) => ServedState;
  /** Opens the editor; resolves to the reason if that fails. */
  readonly openEditor: (position: SourcePosition) => Promise<string | undefined>;
  /** Opens the editor where the clicked text is written; resolves to the reason if that fails. */
  readonly openSource: (clicked: ClickedText) => Promise<string | undefined>;
  /** The dev client, bundled. */
  readonly client: Uint8Array;
  /** Editing in the page; undefined if it is switched off. */
  readonly edit?: EditingOptions | undefined;
}

export interface EditingOptions {
  /** The token for browsers that may edit. */
  readonly token: string;
  /** Answers a request by its name; undefined for an unknown name. */
  readonly answer: (name: string, body: unknown) => Promise<EditAnswer> | undefined;
  /** The message to a browser that does not know the token. */
  readonly refusal: string;
  /** The messages to a browser that sends more than `maxBody` bytes: a picture, or another request. */
  readonly tooLarge: Readonly<Record<'picture' | 'edit', string>>;
  /** A host name, besides those of this machine, under which a proxy forwards requests. */
  readonly host?: string | undefined;
}

export interface DevServer extends RunningServer {
  /** Sends every open page its state. */
  readonly broadcast: () => void;
}

interface Client {
  readonly path: string;
  readonly mayEdit: boolean;
  /** The id of the page in the browser. */
  readonly tab: string;
  readonly outgoing: ServerResponse;
}

/** Limit on open event streams, so that a script cannot exhaust the server. */
const maxClients = 64;
/** Maximum bytes of the body of a request: to open a position, to find the source of a text, to edit, and to send an image. */
const maxBody = { open: 4096, source: 16_384, edit: 1_000_000, picture: 70_000_000 };
/** In milliseconds. */
const heartbeatInterval = 20_000;
/** How long a tab may be without an event stream before its unsaved text is discarded, in milliseconds. Tabs reconnect sooner. */
const tabGrace = 5000;

/** Headers of responses that are not part of the site. */
const secure: HeaderRecord = { ...headersAt(headerRules({ connect: [] }), '/'), 'Cache-Control': 'no-store' };

/** Serves at `port` or the next free one. Rejects with the error of the system if no port is available. */
export async function startDevServer(port: number, options: DevServerOptions): Promise<DevServer> {
  const stream = createEventStream(options);
  const server = await listen(port, async (incoming, outgoing) => {
    const named = options.edit && admitNamed(incoming, options.edit);
    if (typeof named === 'object') return void outgoing.writeHead(303, { ...secure, ...named.redirect }).end();
    if (named === 'refused') return sendText(outgoing, 403, options.edit?.refusal ?? '');
    const isTrusted = isTrustedRequest(incoming.headers);
    const own = isTrusted ? ownPath(incoming.url) : undefined;
    const accepted = isTrusted && options.edit ? acceptToken(incoming, options.edit.token) : undefined;
    if (accepted !== undefined) outgoing.writeHead(303, { ...secure, ...accepted }).end();
    else if (own !== undefined) await answerOwn(own, { incoming, outgoing, options, stream });
    else if (!(await runMiddleware(options, incoming, outgoing)))
      sendResponseInfo(incoming, outgoing, await options.handle(toRequestInfo(incoming)));
  });
  return {
    port: server.port,
    broadcast: stream.broadcast,
    close: () => {
      stream.close();
      return server.close();
    },
  };
}

type EventStream = ReturnType<typeof createEventStream>;

/** Creates the stream of server-sent events, which sends each client the state of its page. */
function createEventStream({ stateOf, edit }: Pick<DevServerOptions, 'stateOf' | 'edit'>) {
  const clients = new Set<Client>();
  // A client that has not yet read its last state gets no further states until then, and afterwards only the newest.
  const backpressured = new Set<Client>();
  const sendState = (client: Client): void => {
    const { path, mayEdit, outgoing } = client;
    const state = (): DevState => ({ ...stateOf(path), mayEdit });
    if (outgoing.writableNeedDrain) backpressured.add(client);
    else outgoing.write(`event: state\ndata: ${JSON.stringify(state())}\n\n`);
  };
  const heartbeat = setInterval(() => {
    for (const { outgoing } of clients) if (!outgoing.writableNeedDrain) outgoing.write(':\n\n');
  }, heartbeatInterval);
  let isClosed = false;
  const forgetTab = (tab: string): void => {
    if (isClosed || [...clients].some((client) => client.tab === tab)) return;
    // Errors are ignored here, because the same error ends `watch`, which reports it.
    edit?.answer('gone', { tab })?.catch(() => undefined);
  };
  const onClose = (client: Client): void => {
    clients.delete(client);
    backpressured.delete(client);
    if (client.mayEdit) setTimeout(() => forgetTab(client.tab), tabGrace).unref();
  };
  return {
    open: (outgoing: ServerResponse, client: Omit<Client, 'outgoing'>): void => {
      if (clients.size >= maxClients) {
        sendText(outgoing, 429, 'Too many pages are open.');
        return;
      }
      outgoing.writeHead(200, { ...secure, 'Content-Type': 'text/event-stream; charset=utf-8' });
      const open = { ...client, outgoing };
      clients.add(open);
      outgoing.on('drain', () => backpressured.delete(open) && sendState(open));
      outgoing.on('close', () => onClose(open));
      sendState(open);
    },
    broadcast: (): void => clients.forEach(sendState),
    close: (): void => {
      isClosed = true;
      clearInterval(heartbeat);
    },
  };
}

/** Returns the name below `/__archipel/` and the query, or undefined for any other URL. */
function ownPath(url = ''): { readonly name: string; readonly query: URLSearchParams } | undefined {
  const [, name, query = ''] = /^\/__archipel\/([a-z./-]+)(\?[^#]*)?$/.exec(url) ?? [];
  return name === undefined ? undefined : { name, query: new URLSearchParams(query) };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly options: DevServerOptions;
  readonly stream: EventStream;
}

async function answerOwn({ name, query }: NonNullable<ReturnType<typeof ownPath>>, exchange: Exchange): Promise<void> {
  const { incoming, outgoing, options, stream } = exchange;
  switch (`${incoming.method} ${name}`) {
    case 'GET events':
      return stream.open(outgoing, {
        path: query.get('page') ?? '/',
        tab: query.get('tab') ?? '',
        mayEdit: options.edit !== undefined && knowsToken(incoming, options.edit.token),
      });
    case 'GET client.js':
      outgoing.writeHead(200, { ...secure, 'Content-Type': 'text/javascript; charset=utf-8' });
      outgoing.end(options.client);
      return;
    case 'POST open': {
      const position = parsePosition(await ownBody(incoming, maxBody.open));
      if (position === undefined) return sendText(outgoing, 400, 'That is not a position in a file.');
      return sendOutcome(outgoing, await options.openEditor(position));
    }
    case 'POST source': {
      const clicked = parseClicked(await ownBody(incoming, maxBody.source));
      if (clicked === undefined) return sendText(outgoing, 400, 'That is not a text of a page.');
      return sendOutcome(outgoing, await options.openSource(clicked));
    }
    default:
      if (incoming.method === 'POST' && name.startsWith('edit/')) return answerEdit(name.slice('edit/'.length), exchange);
      return sendText(outgoing, 404, 'Not found.');
  }
}

async function answerEdit(name: string, { incoming, outgoing, options: { edit } }: Exchange): Promise<void> {
  if (edit === undefined) return sendText(outgoing, 404, 'Not found.');
  if (!mayEdit(incoming, edit.token)) return sendText(outgoing, 403, edit.refusal);
  const kind = name === 'picture' ? name : 'edit';
  const body = await ownBody(incoming, maxBody[kind]);
  if (Number(incoming.headers['content-length']) > maxBody[kind]) return sendText(outgoing, 413, edit.tooLarge[kind]);
  const answer = body === undefined ? { invalid: true as const } : await edit.answer(name, body);
  if (answer === undefined) return sendText(outgoing, 404, 'Not found.');
  if ('invalid' in answer) return sendText(outgoing, 400, 'The request is not valid.');
  if ('refusal' in answer) return sendText(outgoing, 409, answer.refusal);
  outgoing.writeHead(200, { ...secure, 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer.data));
}

const sendOutcome = (outgoing: ServerResponse, refusal: string | undefined): void =>
  refusal === undefined ? void outgoing.writeHead(204, secure).end() : sendText(outgoing, 409, refusal);

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  // The connection is closed, because the unread rest of the body must not be parsed as the next request.
  outgoing.writeHead(status, { ...secure, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  outgoing.end(`${text}\n`);
}

/** Returns the body, or an empty text if it has more than `maxBytes` bytes. */
async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > maxBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the data that a page sent, or undefined if the request is not from a page or its body is not an object. */
async function ownBody(incoming: IncomingMessage, maxBytes: number): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (incoming.headers.origin === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(await readBody(incoming, maxBytes));
    // Each property is checked below.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function parsePosition({ file, line, column }: Readonly<Record<string, unknown>> = {}): SourcePosition | undefined {
  return typeof file === 'string' ? { file, line: positive(line), column: positive(column) } : undefined;
}

function parseClicked({ page, texts, index }: Readonly<Record<string, unknown>> = {}): ClickedText | undefined {
  if (typeof page !== 'string' || !Array.isArray(texts)) return undefined;
  return { page, texts: texts.filter((text) => typeof text === 'string'), index: positive(index) === index ? index : 0 };
}

const positive = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1);
