// `archipel preview`: the built site as a host serves it, for this machine only, and the gallery beside it.
import { relative } from 'node:path';
import { type Overlay, serveFolder } from '../edge/server.ts';
import { isGalleryUrl } from './gallery-url.ts';
import { exitCodes, type Terminal } from './terminal.ts';

interface PreviewOptions {
  readonly out: string;
  readonly port: number;
}

/** Serves until the process is told to stop; resolves to the exit code. The gallery is that of the project at `root`. */
export async function runPreview(io: Terminal, root: string, { out, port }: PreviewOptions): Promise<number> {
  const shown = relative(process.cwd(), out) || '.';
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  try {
    const serving = await serveFolder(out, port, galleryOf(root));
    if (serving === undefined) {
      io.err(`There is no built site in ${shown}. Build it first: archipel build`);
      return exitCodes.usage;
    }
    io.err(`Serving ${shown} at http://localhost:${serving.port} (Ctrl-C stops)`);
    await stopped;
    await serving.close();
    return exitCodes.fine;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    io.err(`Port ${port} cannot be used (${error.code}). Choose another one with --port.`);
    return exitCodes.usage;
  }
}

/** True where the system gives no port: of a low one to an ordinary user, or of any when all are taken. */
const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';

/** The pages of the gallery are compiled and rendered when somebody asks for one, and cost nothing before. */
function galleryOf(root: string): Overlay {
  let files: Overlay | undefined;
  return async (url) => {
    if (files === undefined && !isGalleryUrl(url)) return undefined;
    files ??= (await import('./gallery.ts')).galleryFiles(root);
    return files(url);
  };
}
