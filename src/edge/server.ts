// An HTTP server on the loopback address that serves a built folder from memory.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { markerName } from './output.ts';
import { type Asked, responder, type ServedFiles } from './respond.ts';

export interface Serving {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Reads a built folder; undefined where no build has made it. */
function readBuilt(folder: string): ServedFiles | undefined {
  if (statSync(join(folder, markerName), { throwIfNoEntry: false }) === undefined) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
    }),
  );
}

/** Serves the built folder, read again whenever a build has replaced it. Undefined where no build has made it. */
export async function serveFolder(folder: string, port: number): Promise<Serving | undefined> {
  const first = readBuilt(folder);
  if (first === undefined) return undefined;
  let [answer, stamp] = [responder(first), stampOf(folder)];
  const server = createServer((request, response) => {
    const current = stampOf(folder);
    if (current !== undefined && current !== stamp) [answer, stamp] = [responder(readBuilt(folder) ?? first), current];
    reply(request, response, answer(askedBy(request)));
  });
  const used = await listen(server, port);
  return { port: used, close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()) };
}

/** Changes with every build: the marker is written anew each time. */
const stampOf = (folder: string): string | undefined => {
  const found = statSync(join(folder, markerName), { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
};

const askedBy = ({ method = '', url = '', headers }: IncomingMessage): Asked => ({
  method,
  url,
  host: headers.host,
  acceptEncoding: String(headers['accept-encoding'] ?? ''),
  ifNoneMatch: headers['if-none-match'],
});

function reply(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ReturnType<ReturnType<typeof responder>>,
): void {
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
