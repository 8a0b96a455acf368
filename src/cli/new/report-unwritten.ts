import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { CompileError } from '../../node/bundle/compile.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { reportErrors } from '../output/report.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';

/** Reports that nothing was written, because templates do not compile or the disk refuses. Returns the exit code; rethrows other errors. */
export function reportUnwritten(io: Terminal, error: unknown): number {
  if (error instanceof CompileError) reportErrors(io, templateDiagnostics(error.failures), { sources: () => undefined, writes: true });
  else if (error instanceof Error && 'syscall' in error) io.err(io.messages.newEntry.cannotBeWritten(reasonOf(error, io.messages)));
  else throw error;
  return exitCodes.content;
}
