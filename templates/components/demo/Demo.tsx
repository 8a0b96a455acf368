// A drawn example with its caption and its mark. It is all there without scripts, and makes no claim: the mark says so.
import type { ReactNode } from 'react';
import { ExampleMark } from '../example/ExampleMark.tsx';
import { Call } from './call/Call.tsx';
import { Code } from './code/Code.tsx';
import { Hub } from './hub/Hub.tsx';
import { Log } from './log/Log.tsx';
import { Register } from './register/Register.tsx';
import { Report } from './report/Report.tsx';
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
    <figure className={`demo demo--${kind} ${className}`.trim()} data-sheet="demo">
      <figcaption className="demo__caption">
        <ExampleMark /> {caption}
      </figcaption>
      {/* Kinds that are rare have a stylesheet of their own. */}
      <div className="demo__panel" data-sheet={kind}>
        {draw(demo)}
      </div>
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
