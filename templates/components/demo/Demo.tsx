// A drawn example with its caption and its mark. It is complete without scripts, and the mark says that it is only an example.
import type { ReactNode } from 'react';
import { ExampleMark } from '../example/ExampleMark.tsx';
import { Answer } from './answer/Answer.tsx';
import { Call } from './call/Call.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Code } from './code/Code.tsx';
import { House } from './house/House.tsx';
import { Hub } from './hub/Hub.tsx';
import { Log } from './log/Log.tsx';
import { Plan } from './plan/Plan.tsx';
import { Register } from './register/Register.tsx';
import { Report } from './report/Report.tsx';
import { Roof } from './roof/Roof.tsx';
import type { DemoView } from './schema.ts';
import { Tour } from './tour/Tour.tsx';
import { Triage } from './triage/Triage.tsx';
import { Viewings } from './viewings/Viewings.tsx';

interface DemoProps {
  readonly demo: DemoView;
  /** The class for the place of the example: `demo--hero`. */
  readonly className?: string;
}

export function Demo({ demo, className = '' }: DemoProps) {
  const { caption, shortened, ...kinds } = demo;
  // Content has been checked, so there is exactly one kind.
  const [kind] = Object.keys(kinds);
  return (
    <figure className={`demo demo--${kind} ${className}`.trim()} data-sheet="demo">
      <figcaption className="demo__caption">
        <ExampleMark shortened={shortened} /> {caption}
      </figcaption>
      {/* Each kind has a stylesheet of its own. */}
      <div className="demo__panel" data-sheet={kind}>
        {drawCommon(demo) || drawOfTrade(demo)}
      </div>
    </figure>
  );
}

/** Draws the kinds that belong to no trade. */
function drawCommon({ call, log, report, code, register, hub }: DemoView): ReactNode {
  if (call) return <Call call={call} />;
  if (log) return <Log log={log} />;
  if (report) return <Report report={report} />;
  if (code) return <Code code={code} />;
  if (register) return <Register register={register} />;
  return hub && <Hub hub={hub} />;
}

/** Draws the kinds that show the work of a trade. */
function drawOfTrade({ answer, roof, triage, checklist, tour, house, viewings, plan }: DemoView): ReactNode {
  if (answer) return <Answer answer={answer} />;
  if (roof) return <Roof roof={roof} />;
  if (triage) return <Triage triage={triage} />;
  if (checklist) return <Checklist checklist={checklist} />;
  if (tour) return <Tour tour={tour} />;
  if (house) return <House house={house} />;
  if (viewings) return <Viewings viewings={viewings} />;
  return plan && <Plan plan={plan} />;
}
