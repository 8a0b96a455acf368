// The slips of paper of a day on a desk: finished slips are stamped, and slips that wait for a person catch the eye.
import type { SectionProps } from 'archipel';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Slips = ({ section: { id, kicker, title, lead, waits, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="slips" data-sheet="slips">
    <div className="container rise">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    </div>
    <ol className="slips__desk">
      {items.map(({ time, who, text, done }) => (
        <li key={`${time} ${who}`} className={done ? 'slips__slip' : 'slips__slip slips__slip--waits'}>
          <p className="slips__time">{time}</p>
          <p className="slips__who">{who}</p>
          <p>{text}</p>
          <p className="slips__stamp">{done ?? waits}</p>
        </li>
      ))}
    </ol>
    <p className="container slips__caption">{caption}</p>
  </section>
);
