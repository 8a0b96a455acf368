import { relative } from 'node:path';
import type { Project } from '../../node/project.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';

/** `archipel clean`: empties the cache of a project, so that the next build computes everything; returns the exit code. */
export function runClean(io: Terminal, project: Project): number {
  const { listings } = io.messages;
  const { folder, bytes } = project.cache.clear();
  const shown = relative(process.cwd(), folder) || '.';
  printResult<{ readonly folder: string; readonly bytes: number }>(io, { folder: shown, bytes });
  return endWith(io, exitCodes.fine, `${io.paint('green', listings.removed)} ${listings.cacheIn(shown, bytes)}`);
}
