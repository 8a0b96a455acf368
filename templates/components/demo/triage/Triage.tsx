// Calls, the most urgent one first, with the action taken for each.
import { Frame } from '../Frame.tsx';
import type { TriageView } from './schema.ts';

export const Triage = ({ triage: { calls, ...frame } }: { readonly triage: TriageView }) => (
  <Frame {...frame}>
    <ol className="triage">
      {calls.map(({ time, urgency, label, text, action }) => (
        <li key={text} className={`triage__call triage__call--${urgency}`}>
          <p className="triage__head">
            <strong className="triage__label">{label}</strong> <span className="triage__time">{time}</span>
          </p>
          <p>{text}</p>
          <p className="triage__action">{action}</p>
        </li>
      ))}
    </ol>
  </Frame>
);
