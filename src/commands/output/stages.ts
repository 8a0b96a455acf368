import type { BuildInput } from '../../build.ts';
import type { BuildOptions, Terminal } from './terminal.ts';

const words = { read: 'reading', render: 'rendering', audit: 'audited' } as const;

/** Says on standard error what a build is at, unless that would only be noise. */
export function stagePrinter(io: Terminal, { quiet }: Pick<BuildOptions, 'quiet'>): BuildInput['progress'] {
  if (quiet === true || io.json !== undefined) return () => undefined;
  return (stage, count) => io.err(io.paint('dim', io.messages.report[words[stage]](count)));
}
