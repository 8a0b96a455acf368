// A drawn example with its caption and its mark. It is all there without scripts, and makes no claim: the mark says so.
import type { ReactNode } from 'react';
import { ExampleMark } from '../example/ExampleMark.tsx';
import { Call } from './Call.tsx';
import { Code } from './Code.tsx';
import { Hub } from './Hub.tsx';
import { Log } from './Log.tsx';
import { Register } from './Register.tsx';
import { Report } from './Report.tsx';
import type { DemoView } from './schema.ts';

interface DemoProps {
  readonly demo: DemoView;
  /** The class of its place: `demo--hero`. */
  readonly className?: string;
}

export function Demo({ demo, className = '' }: DemoProps) {
  const { caption, ...kinds } = demo;
  // Content has been checked: there is one.
  const [kind] = Object.keys(kinds);
  return (
    <figure className={`demo demo--${kind} ${className}`.trim()}>
      <figcaption className="demo__caption">
        <ExampleMark /> {caption}
      </figcaption>
      <div className="demo__panel">{draw(demo)}</div>
    </figure>
  );
}

function draw({ call, log, report, code, register, hub }: DemoView): ReactNode {
  if (call) return <Call call={call} />;
  if (log) return <Log log={log} />;
  if (report) return <Report report={report} />;
  if (code) return <Code code={code} />;
  if (register) return <Register register={register} />;
  return hub && <Hub hub={hub} />;
}
