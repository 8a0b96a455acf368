// What an agent does, minute by minute, and where it waits for a person. The visitor decides with two radio buttons, and styles
// show what follows.
import { useId } from 'react';
import { useView } from '../../../ViewContext.ts';
import type { LogView } from './schema.ts';

type Approval = NonNullable<LogView['approval']>;

export function Log({ log: { title, entries, approval, outcome } }: { readonly log: LogView }) {
  return (
    <div className="log">
      <p className="demo__bar">
        <strong>{title}</strong>
      </p>
      <ol className="log__entries">
        {entries.map(({ time, text }, index) => {
          const waits = index === entries.length - 1 ? approval : undefined;
          return (
            <li key={text} className={waits ? 'log__entry log__entry--waits' : 'log__entry'}>
              <span className="log__time">{time}</span>
              <div>
                {text}
                {waits && <Decision approval={waits} />}
              </div>
            </li>
          );
        })}
        {approval && <Consequence approval={approval} of="approved" />}
        {approval && <Consequence approval={approval} of="declined" />}
      </ol>
      {outcome && (
        <>
          <Outcome text={outcome} when={approval && 'log__undecided'} />
          {/* Only what follows a decision is announced, not the outcome with which the page opens. */}
          {approval && (
            <div aria-live="polite">
              <Outcome text={approval.approved.outcome} when="log__if-approved" />
              <Outcome text={approval.declined.outcome} when="log__if-declined" />
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface OutcomeProps {
  readonly text: string;
  /** The class that shows the outcome only in one state of the decision. If undefined, the outcome is always shown. */
  readonly when: string | undefined;
}

const Outcome = ({ text, when = '' }: OutcomeProps) => (
  <p className={`demo__outcome status ${when}`.trim()}>
    <strong>{text}</strong>
  </p>
);

function Decision({ approval: { question, time } }: { readonly approval: Approval }) {
  const { t } = useView();
  const name = useId();
  return (
    <>
      <fieldset className="log__approval">
        <legend className="log__question">{question}</legend>
        <label className="log__answer log__answer--yes">
          <input type="radio" name={name} value="approved" />
          {t('demo.approve')}
        </label>
        <label className="log__answer">
          <input type="radio" name={name} value="declined" />
          {t('demo.decline')}
        </label>
      </fieldset>
      <p className="log__decided status log__if-approved">{t('demo.approved', { time })}</p>
      <p className="log__decided log__if-declined">{t('demo.declined', { time })}</p>
    </>
  );
}

interface ConsequenceProps {
  readonly approval: Approval;
  readonly of: 'approved' | 'declined';
}

const Consequence = ({ approval, of }: ConsequenceProps) => (
  <li className={`log__entry log__entry--then log__if-${of}`}>
    <span className="log__time">{approval.time}</span>
    <div>{approval[of].text}</div>
  </li>
);
