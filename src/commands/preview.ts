// `archipel preview`: the built site as a host serves it, for this machine only.
import { relative } from 'node:path';
import { serveFolder } from '../edge/server.ts';
import { exitCodes, type Terminal } from './terminal.ts';

/** Serves until the process is told to stop; resolves to the exit code. */
export async function runPreview(io: Terminal, { out, port }: { readonly out: string; readonly port: number }): Promise<number> {
  const serving = await serveFolder(out, port);
  if (serving === undefined) {
    io.err(`There is no built site in ${relative(process.cwd(), out) || '.'}. Build it first: archipel build`);
    return exitCodes.usage;
  }
  io.err(`Serving ${relative(process.cwd(), out) || '.'} at http://localhost:${serving.port} (Ctrl-C stops)`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await serving.close();
  return exitCodes.fine;
}
