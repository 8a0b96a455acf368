// A mock service on this machine that records its requests.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  /** The body as received. */
  readonly body: string;
}

export interface Service {
  readonly origin: string;
  /** All requests in the order of arrival. */
  readonly requests: readonly Request[];
}

/** An answer with its status and body, `silence` for no answer, or `reset` for a broken connection. */
export type Reply = readonly [status: number, body: string] | 'silence' | 'reset';

/** Starts a service that returns `replies` in turn and repeats the last one; without replies, it returns `{}`. It ends with the test. */
export async function startService(...replies: readonly Reply[]): Promise<Service> {
  const requests: Request[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await recorded(request));
    send(replies[Math.min(requests.length, replies.length) - 1] ?? [200, '{}'], response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
}

async function recorded(request: IncomingMessage): Promise<Request> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return { method: request.method ?? '', path: request.url ?? '', contentType: request.headers['content-type'] ?? '', body };
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'silence') return;
  if (reply === 'reset') response.destroy();
  else response.writeHead(reply[0]).end(reply[1]);
}
