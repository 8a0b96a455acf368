// An HTTP server that only this machine can reach, with functions for middleware and responses.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { withoutBasePath } from '../../output/base-path.ts';
import { isTrustedRequest, type RequestInfo, type ResponseInfo } from './static-handler.ts';
import { sendResponse, webRequestOf } from './web-messages.ts';

/** Runs before files are served. Returning undefined passes the request on. `visitor` is a network address. */
export type Middleware = (request: Request, visitor: string) => Promise<Response | undefined>;

export interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Listens on `port` of 127.0.0.1, or on the next free one. An error thrown by `handle` is a bug, and is sent as the response.
 * Rejects with the error of the system if no port is available.
 */
export async function listen(port: number, handle: Handle): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    // A request with more than one Host header must be rejected (RFC 9112, 3.2).
    if ((incoming.headersDistinct['host']?.length ?? 0) > 1) return void outgoing.writeHead(400, { Connection: 'close' }).end();
    void handle(incoming, outgoing).catch((error: unknown) => {
      // The stack is sent, so that the user can report the bug.
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      outgoing.end(`This is a bug of archipel: ${error instanceof Error ? error.stack : String(error)}\n`);
    });
  });
  // Node limits the size of headers. A limit on their number would drop the last ones, such as `Origin`.
  server.maxHeadersCount = 0;
  const used = await findPort(server, port);
  return { port: used, close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()) };
}

function findPort(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65535) resolve(findPort(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

export interface MiddlewareStack {
  readonly middleware: readonly Middleware[];
  /** Returns the base path of the site, which is removed from the URLs that middleware gets. */
  readonly basePath: () => string;
}

/**
 * Sends the first response that `middleware` returns, and returns whether there was one. Requests that `isTrustedRequest` refuses are not
 * passed to middleware.
 */
export async function runMiddleware(
  { middleware, basePath }: MiddlewareStack,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const url = withoutBasePath(incoming.url ?? '', basePath());
  const request = url !== undefined && isTrustedRequest(incoming.headers) ? webRequestOf(incoming, url) : undefined;
  if (request === undefined) return false;
  for (const handle of middleware) {
    const response = await handle(request, incoming.socket.remoteAddress ?? '');
    if (response === undefined) continue;
    await sendResponse(response, incoming, outgoing);
    return true;
  }
  return false;
}

export const toRequestInfo = ({ method = '', url = '', headers }: IncomingMessage): RequestInfo => ({
  method,
  url,
  host: headers.host,
  origin: headers.origin,
  'sec-fetch-site': headers['sec-fetch-site'],
  'sec-fetch-mode': headers['sec-fetch-mode'],
  'sec-fetch-dest': headers['sec-fetch-dest'],
  acceptEncoding: String(headers['accept-encoding'] ?? ''),
  ifNoneMatch: headers['if-none-match'],
  range: headers.range,
  ifRange: headers['if-range']?.toString(),
});

/** Sends a response. Omits the body for a HEAD request and for status 304. */
export function sendResponseInfo({ method }: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: ResponseInfo): void {
  outgoing.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': String(body.length) });
  outgoing.end(method === 'HEAD' || status === 304 ? undefined : body);
}
