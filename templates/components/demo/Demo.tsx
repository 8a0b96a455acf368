// A drawn example with its caption and its mark. It is all there without scripts, and makes no claim: the mark says so.
import type { ReactNode } from 'react';
import { useView } from '../../ViewContext.ts';
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

/** Throws unless there is exactly one kind of example. */
export function Demo({ demo, className = '' }: DemoProps) {
  const { t } = useView();
  const [kind, drawn] = draw(demo);
  return (
    <figure className={`demo demo--${kind} ${className}`.trim()}>
      <div className="demo__panel">{drawn}</div>
      <figcaption className="demo__caption">
        <span className="demo__mark">{t('demo.mark')}</span> {demo.caption}
      </figcaption>
    </figure>
  );
}

function draw({ call, log, report, code, register, hub }: DemoView): readonly [string, ReactNode] {
  const drawn: (readonly [string, ReactNode])[] = [];
  if (call) drawn.push(['call', <Call key="call" call={call} />]);
  if (log) drawn.push(['log', <Log key="log" log={log} />]);
  if (report) drawn.push(['report', <Report key="report" report={report} />]);
  if (code) drawn.push(['code', <Code key="code" code={code} />]);
  if (register) drawn.push(['register', <Register key="register" register={register} />]);
  if (hub) drawn.push(['hub', <Hub key="hub" hub={hub} />]);
  const [only] = drawn;
  if (only === undefined || drawn.length > 1) throw new Error('An example shows exactly one of call, log, report, code, register and hub.');
  return only;
}
