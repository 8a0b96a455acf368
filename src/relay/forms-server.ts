// The relay as a separate HTTP server, meant for use behind a proxy that terminates TLS.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { clientAddress, isForgottenProxy } from '../node/http/client-address.ts';
import { sendResponse, webRequestOf } from '../node/http/web-messages.ts';
import type { FormsHandler } from './ports.ts';

export interface FormsServerOptions {
  readonly host: string;
  readonly port: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trusted: BlockList;
  /** The paths of the forms. Other paths are not logged, because strangers choose them. */
  readonly paths: readonly string[];
  /** Writes a line to the log, such as one for each request. Lines name no person. */
  readonly log: (line: string) => void;
}

/** Returns a function that logs the first untrusted proxy: its X-Forwarded-For is ignored, so all its visitors count as one. */
function untrustedProxies({ trusted, log }: Pick<FormsServerOptions, 'trusted' | 'log'>): (remote: string, forwarded: string) => void {
  let isTold = false;
  return (remote, forwarded) => {
    if (isTold || forwarded === '' || !isForgottenProxy(remote, trusted)) return;
    isTold = true;
    log(`X-Forwarded-For from ${remote} is ignored, so all visitors behind this proxy count as one: see ARCHIPEL_RELAY_TRUSTED_PROXIES`);
  };
}

export interface FormsServer {
  readonly port: number;
  /** Accepts no more requests, and resolves once those in progress are answered, or 25 seconds later. */
  readonly close: () => Promise<void>;
}

/** The longest time that a request can take, in milliseconds: 15 s until it has arrived, and 10 s until a service has answered. */
const maxAnswerTime = 25_000;

/** Serves `relay` over HTTP. Rejects with the error of the system if it cannot listen. */
export async function serveForms(relay: FormsHandler, { host, port, trusted, paths, log }: FormsServerOptions): Promise<FormsServer> {
  const tell = untrustedProxies({ trusted, log });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    (incoming, outgoing) => {
      const began = performance.now();
      outgoing.once('close', () => {
        log(`${lineOf(incoming, outgoing, paths)} ${Math.round(performance.now() - began)} ms`);
        // A stopping server must not wait for browsers that keep their connections open.
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      void answer({ incoming, outgoing }, relay, { trusted, tell }).catch((error: unknown) => {
        log(`bug: ${error instanceof Error ? error.stack : 'unknown'}`);
        outgoing.destroy();
      });
    },
  );
  // Node already limits the total size of headers. A limit on their number would drop the last headers, such as the origin or those of the
  // proxy.
  server.maxHeadersCount = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const late = setTimeout(() => server.closeAllConnections(), maxAnswerTime);
      server.close(() => {
        clearTimeout(late);
        resolve();
      });
    });
  // The server listens on a port, so its address is not a path.
  return { port: (server.address() as AddressInfo).port, close };
}

/** Returns the log line of a request. The line names only known paths and well-formed methods, because strangers choose the others. */
function lineOf({ method = '', url = '' }: IncomingMessage, { statusCode }: ServerResponse, paths: readonly string[]): string {
  const path = paths.includes(url) ? url : '(another path)';
  return `${/^[A-Z]{3,7}$/.test(method) ? method : '(another method)'} ${path} ${statusCode}`;
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface Proxies {
  readonly trusted: BlockList;
  readonly tell: (remote: string, forwarded: string) => void;
}

async function answer({ incoming, outgoing }: Exchange, relay: FormsHandler, { trusted, tell }: Proxies): Promise<void> {
  // Requires exactly one Host header with nothing but a host (RFC 9112, 3.2), because it becomes part of the request's URL.
  const request = isOneHost(incoming) ? webRequestOf(incoming) : undefined;
  if (request === undefined) {
    outgoing.writeHead(400, { Connection: 'close' }).end();
    return;
  }
  const forwarded = request.headers.get('x-forwarded-for') ?? '';
  const remote = incoming.socket.remoteAddress ?? '';
  tell(remote, forwarded);
  const visitor = clientAddress(remote, forwarded, trusted);
  await sendResponse(await relay(request, visitor), incoming, outgoing);
}

const isOneHost = ({ headersDistinct: { host = [] } }: IncomingMessage): boolean =>
  host.length === 1 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host[0] ?? '');
