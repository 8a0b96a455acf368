// Some days of a calendar side by side, with viewings.
import { Frame } from '../Frame.tsx';
import type { ViewingsView } from './schema.ts';

export const Viewings = ({ viewings: { days, ...frame } }: { readonly viewings: ViewingsView }) => (
  <Frame {...frame}>
    <ol className="viewings">
      {days.map(({ label, viewings }) => (
        <li key={label}>
          <p className="viewings__day">{label}</p>
          <ol className="viewings__list">
            {viewings.map(({ time, text, state }) => (
              <li key={time} className={`viewings__item viewings__item--${state}`}>
                <span className="viewings__time">{time}</span> <span>{text}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  </Frame>
);
