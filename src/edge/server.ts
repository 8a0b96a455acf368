// An HTTP server on the loopback address that serves a built folder from memory.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { markerName } from './marker.ts';
import { type Answer, type Asked, isLocal, responder, type ServedFiles } from './respond.ts';
import { requestOf, sendResponse } from './web-messages.ts';

/** Asked before the files; undefined leaves the request to the next one. `visitor` is a network address. */
export type Mounted = (request: Request, visitor: string) => Promise<Response | undefined>;

export interface Serving {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Files that lie over the built ones for a request target; undefined where none do. */
export type Overlay = (url: string) => Promise<ServedFiles | undefined>;

/** What a preview has beside the built files. */
interface Beside {
  readonly mounted: readonly Mounted[];
  readonly overlay?: Overlay;
}

interface Built {
  readonly files: ServedFiles;
  readonly stamp: string;
}

/** Reads a built folder; undefined where no build has made it, where one replaces it at this moment, or without the right. */
function readBuilt(folder: string): Built | undefined {
  const stamp = stampOf(folder);
  if (stamp === undefined) return undefined;
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry): [string, Uint8Array] => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
    });
    return stamp === stampOf(folder) ? { files: new Map(files), stamp } : undefined;
  } catch {
    return undefined;
  }
}

/** Changes with every build: the marker is written anew each time. */
function stampOf(folder: string): string | undefined {
  try {
    const { ino, mtimeMs } = statSync(join(folder, markerName));
    return `${ino} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

/** A function that answers from the folder as it is, or, while a build replaces it, as it was. */
function answering(folder: string, first: Built, overlay: Overlay = async () => undefined): (asked: Asked) => Promise<Answer> {
  let [answer, built] = [responder(first.files), first];
  return async (asked) => {
    const current = stampOf(folder);
    const next = current === undefined || current === built.stamp ? undefined : readBuilt(folder);
    if (next !== undefined) [answer, built] = [responder(next.files), next];
    const above = await overlay(asked.url);
    return above === undefined ? answer(asked) : responder(new Map([...built.files, ...above]))(asked);
  };
}

/**
 * Serves the built folder, read again whenever a build has replaced it. Undefined where no build has made it. What is
 * mounted answers first, requests to this machine only. Rejects with the error of the system where no port can be had.
 */
export async function serveFolder(folder: string, port: number, { mounted, overlay }: Beside): Promise<Serving | undefined> {
  const built = readBuilt(folder);
  if (built === undefined) return undefined;
  const answer = answering(folder, built, overlay);
  const server = createServer((incoming, outgoing) => {
    void askMounted(mounted, incoming)
      .then(async (made) =>
        made === undefined ? reply(incoming, outgoing, await answer(askedBy(incoming))) : sendResponse(made, incoming, outgoing),
      )
      .catch((error: unknown) => {
        // Who looks at a preview is who has to know.
        if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        outgoing.end(`This is a bug of archipel: ${error instanceof Error ? error.stack : String(error)}\n`);
      });
  });
  const used = await listen(server, port);
  return { port: used, close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()) };
}

async function askMounted(mounted: readonly Mounted[], incoming: IncomingMessage): Promise<Response | undefined> {
  const request = isLocal(incoming.headers.host) ? requestOf(incoming) : undefined;
  if (request === undefined) return undefined;
  for (const answer of mounted) {
    const response = await answer(request, incoming.socket.remoteAddress ?? '');
    if (response !== undefined) return response;
  }
  return undefined;
}

const askedBy = ({ method = '', url = '', headers }: IncomingMessage): Asked => ({
  method,
  url,
  host: headers.host,
  acceptEncoding: String(headers['accept-encoding'] ?? ''),
  ifNoneMatch: headers['if-none-match'],
});

function reply({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': String(body.length) });
  response.end(method === 'HEAD' || status === 304 ? undefined : body);
}

/** Listens at `port` of 127.0.0.1, or at the next one that is free; returns the one in use. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65535) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
