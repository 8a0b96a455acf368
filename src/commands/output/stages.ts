import type { BuildInput } from '../../build.ts';
import type { BuildOptions, Terminal } from './terminal.ts';

const words = { read: ['reading', 'files'], render: ['rendering', 'pages'], audit: ['audited', 'pages'] } as const;

/** Says on standard error what a build is at, unless that would only be noise. */
export function stagePrinter(io: Terminal, { format, quiet }: Pick<BuildOptions, 'format' | 'quiet'>): BuildInput['progress'] {
  if (quiet === true || format === 'json') return () => undefined;
  return (stage, count) => {
    const [verb, things] = words[stage];
    io.err(io.paint('dim', `${verb} ${count} ${things}`));
  };
}
