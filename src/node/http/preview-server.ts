// `preview`: a built folder, served from memory.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { markerName } from '../fs/manifest.ts';
import { askedBy, askMounted, listen, type Mounted, reply, type Serving } from './loopback.ts';
import { type Answer, type Asked, isFromHere, responder, type ServedFiles } from './static-handler.ts';

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
    const above = isFromHere(asked) ? await overlay(asked.url) : undefined;
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
  return listen(port, async (incoming, outgoing) => {
    if (!(await askMounted(mounted, incoming, outgoing))) reply(incoming, outgoing, await answer(askedBy(incoming)));
  });
}
