// Converts Node's HTTP requests to the web's Request, and sends the web's Response through Node, for handlers written against web
// standards.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { attempt } from '../../model/attempt.ts';

/**
 * Converts an incoming request, with its own URL or another `url`. Returns undefined if a web Request cannot represent it, for example if
 * its URL names another host.
 */
export function webRequestOf(incoming: IncomingMessage, url = incoming.url ?? ''): Request | undefined {
  const { method = 'GET', headers } = incoming;
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' };
  return attempt(() => new Request(`http://${headers.host ?? ''}${url}`, { method, headers: headersOf(incoming), ...body }));
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) for (const value of values) headers.append(name, value);
  return headers;
}

/** Sends `response`. `Response.error()` breaks the connection, like a failing network. */
export async function sendResponse(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  // The unread rest of a body must not be parsed as the next request.
  const close = incoming.complete ? {} : { Connection: 'close' };
  const length = response.status === 204 ? {} : { 'Content-Length': String(body.length) };
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...close, ...length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
