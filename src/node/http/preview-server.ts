// Serves a built folder from memory, for `preview`.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { uncompressedName } from '../../model/output/compressed-name.ts';
import { withoutBasePath } from '../../output/base-path.ts';
import { manifestBeside } from '../publish/manifest.ts';
import { listen, type Middleware, type RunningServer, runMiddleware, sendResponseInfo, toRequestInfo } from './loopback.ts';
import {
  basePathOf,
  createStaticHandler,
  isTrustedRequest,
  type RequestInfo,
  type ResponseInfo,
  type ServedFiles,
} from './static-handler.ts';

/** Returns files that replace or extend the built ones for a request target, or undefined if there are none. */
export type VirtualFiles = (url: string) => Promise<ServedFiles | undefined>;

interface ServedFolder extends RunningServer {
  /** The base path of the site when the server started. */
  readonly basePath: string;
}

interface BuiltFolder {
  readonly files: ServedFiles;
  readonly stamp: string;
}

/** Reads a built folder. Returns undefined if the folder was not built, is being replaced at this moment, or cannot be read. */
function readBuilt(folder: string): BuiltFolder | undefined {
  const stamp = stampOf(folder);
  if (stamp === undefined) return undefined;
  return attempt(() => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry): [string, Uint8Array] => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
    });
    return stamp === stampOf(folder) ? { files: new Map(files), stamp } : undefined;
  });
}

/** Returns a value that changes with every build, because a build replaces the folder; undefined if there was no build. */
function stampOf(folder: string): string | undefined {
  return attempt(() => {
    const path = realpathSync(folder);
    const { ino, birthtimeMs, mtimeMs } = statSync(path);
    return existsSync(manifestBeside(path)) ? `${ino} ${birthtimeMs} ${mtimeMs}` : undefined;
  });
}

/** Creates a handler that serves the folder. While a build is replacing the folder, the handler serves the previous version. */
function createFolderHandler(
  folder: string,
  first: BuiltFolder,
  virtualFiles: VirtualFiles = async () => undefined,
): { readonly handle: (request: RequestInfo) => Promise<ResponseInfo>; readonly basePath: () => string } {
  // Virtual files remain the same object while they are unchanged, so this object is the key of the cached handler.
  const handlersOf = ({ files }: BuiltFolder) =>
    cachedByKey((above: ServedFiles) => createStaticHandler(withVirtual(files, above)), new WeakMap());
  let [answer, answerWith, built] = [createStaticHandler(first.files), handlersOf(first), first];
  const basePath = (): string => basePathOf(built.files);
  const handle = async (request: RequestInfo): Promise<ResponseInfo> => {
    const current = stampOf(folder);
    const next = current === undefined || current === built.stamp ? undefined : readBuilt(folder);
    if (next !== undefined) [answer, answerWith, built] = [createStaticHandler(next.files), handlersOf(next), next];
    const above = isTrustedRequest(request) ? await virtualFiles(withoutBasePath(request.url, basePath()) ?? '') : undefined;
    return (above === undefined ? answer : answerWith(above))(request);
  };
  return { handle, basePath };
}

/** Returns `built` with the files of `above`, which replace those at the same paths. Removes the compressed forms of replaced files. */
function withVirtual(built: ServedFiles, above: ServedFiles): ServedFiles {
  const kept = [...built].filter(([path]) => !above.has(uncompressedName(path) ?? ''));
  return new Map([...kept, ...above]);
}

/**
 * Serves the built folder, and reads it again after each build. Middleware runs first, for requests that `isTrustedRequest` accepts.
 * Resolves to undefined if there was no build. Rejects with the error of the system if no port is available.
 */
export async function serveFolder(
  folder: string,
  port: number,
  { middleware, virtualFiles }: { readonly middleware: readonly Middleware[]; readonly virtualFiles?: VirtualFiles },
): Promise<ServedFolder | undefined> {
  const built = readBuilt(folder);
  if (built === undefined) return undefined;
  const { handle, basePath } = createFolderHandler(folder, built, virtualFiles);
  const server = await listen(port, async (incoming, outgoing) => {
    if (!(await runMiddleware({ middleware, basePath }, incoming, outgoing)))
      sendResponseInfo(incoming, outgoing, await handle(toRequestInfo(incoming)));
  });
  return { ...server, basePath: basePath() };
}
