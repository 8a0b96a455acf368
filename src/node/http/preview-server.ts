// `preview`: a built folder, served from memory.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { manifestName } from '../fs/manifest.ts';
import { listen, type Middleware, type RunningServer, reply, runMiddleware, toRequestInfo } from './loopback.ts';
import { createStaticHandler, isTrustedRequest, type RequestInfo, type ResponseInfo, type ServedFiles } from './static-handler.ts';

/** Files that lie over the built ones for a request target; undefined where none do. */
export type VirtualFiles = (url: string) => Promise<ServedFiles | undefined>;

/** What a preview has beside the built files. */
interface PreviewOptions {
  readonly mounted: readonly Middleware[];
  readonly overlay?: VirtualFiles;
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
    const { ino, mtimeMs } = statSync(join(folder, manifestName));
    return `${ino} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

/** A function that answers from the folder as it is, or, while a build replaces it, as it was. */
function answering(
  folder: string,
  first: Built,
  overlay: VirtualFiles = async () => undefined,
): (asked: RequestInfo) => Promise<ResponseInfo> {
  let [answer, built] = [createStaticHandler(first.files), first];
  return async (asked) => {
    const current = stampOf(folder);
    const next = current === undefined || current === built.stamp ? undefined : readBuilt(folder);
    if (next !== undefined) [answer, built] = [createStaticHandler(next.files), next];
    const above = isTrustedRequest(asked) ? await overlay(asked.url) : undefined;
    return above === undefined ? answer(asked) : createStaticHandler(new Map([...built.files, ...above]))(asked);
  };
}

/**
 * Serves the built folder, read again whenever a build has replaced it. Undefined where no build has made it. What is
 * mounted answers first, requests to this machine only. Rejects with the error of the system where no port can be had.
 */
export async function serveFolder(folder: string, port: number, { mounted, overlay }: PreviewOptions): Promise<RunningServer | undefined> {
  const built = readBuilt(folder);
  if (built === undefined) return undefined;
  const answer = answering(folder, built, overlay);
  return listen(port, async (incoming, outgoing) => {
    if (!(await runMiddleware(mounted, incoming, outgoing))) reply(incoming, outgoing, await answer(toRequestInfo(incoming)));
  });
}
