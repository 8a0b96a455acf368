// `archipel preview`: the built site as a host serves it, for this machine only.
import { relative } from 'node:path';
import { serveFolder } from '../edge/server.ts';
import { exitCodes, type Terminal } from './terminal.ts';

/** Serves until the process is told to stop; resolves to the exit code. */
export async function runPreview(io: Terminal, { out, port }: { readonly out: string; readonly port: number }): Promise<number> {
  const shown = relative(process.cwd(), out) || '.';
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  try {
    const serving = await serveFolder(out, port);
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
