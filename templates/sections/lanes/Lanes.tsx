// A case that passes from lane to lane until the day breaks. In wide windows, time runs from left to right.
import type { SectionProps } from 'archipel';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Lanes = ({ section: { id, kicker, title, lead, lanes, items, caption } }: SectionProps<typeof schema>) => (
  <Section id={id} sheet="lanes">
    <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    <div className={`lanes__water lanes__water--${items.length}`}>
      <ol className="lanes__events">
        {items.map(({ time, lane, text, decides }) => (
          <li key={time} className={`lanes__event lanes__event--${lane}${decides ? ' lanes__event--decides' : ''}`}>
            <time className="lanes__time">{time}</time>
            <p className="lanes__text">
              <strong className="lanes__who">{lanes[lane - 1]}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      <ul className="lanes__names" aria-hidden="true">
        {lanes.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
    <p className="lanes__caption">{caption}</p>
  </Section>
);
