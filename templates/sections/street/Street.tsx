// A street of businesses early in the morning. Each has received a call; a lit house is waiting for a person to decide.
import type { SectionProps } from 'archipel';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Street = ({ section: { id, kicker, title, lead, waits, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="street" data-sheet="street">
    <div className="container rise">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    </div>
    <ol className="street__houses">
      {items.map(({ who, time, text, done }) => (
        <li key={`${time} ${who}`} className={done ? 'street__house' : 'street__house street__house--lit'}>
          <p className="street__sign">{who}</p>
          <div className="street__shop">
            <p className="street__time">{time}</p>
            <p className="street__call">{text}</p>
          </div>
          <p className="street__door">{done ?? waits}</p>
        </li>
      ))}
    </ol>
    <div className="container street__caption">
      <p>{caption}</p>
    </div>
  </section>
);
