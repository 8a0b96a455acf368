import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { CompileError } from '../../node/bundle/compile.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { reportErrors } from '../output/report.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';

/** Reports that nothing was written, because templates do not compile or the disk refuses. Returns the exit code; rethrows other errors. */
export function reportUnwritten(io: Terminal, error: unknown): number {
  if (error instanceof CompileError) return reportErrors(io, templateDiagnostics(error.failures), { writes: true });
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return endWith(io, exitCodes.content, io.messages.newEntry.cannotBeWritten(reasonOf(error, io.messages)));
}
