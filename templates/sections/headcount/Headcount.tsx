// How many agents do a job, as large circles: filled ones are agents, the open one is the person who decides.
import type { SectionProps } from 'archipel';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

/** A circle: its center and radius in a drawing of 102 by 100. */
type Circle = readonly [x: number, y: number, radius: number];

/** Agents from back to front, and the person. */
const crews: Readonly<Record<'aide' | 'one' | 'trio' | 'team', { readonly agents: readonly Circle[]; readonly person: Circle }>> = {
  aide: { agents: [[85, 39, 14]], person: [37, 63, 35] },
  one: { agents: [[56, 62, 36]], person: [11, 20, 9] },
  trio: {
    agents: [
      [26, 74, 24],
      [68, 74, 24],
      [47, 40, 24],
    ],
    person: [86, 22, 9],
  },
  team: {
    agents: [
      [50, 59, 14],
      [20, 59, 14],
      [80, 59, 14],
      [35, 33, 14],
      [65, 33, 14],
      [35, 85, 14],
      [65, 85, 14],
    ],
    person: [92, 14, 9],
  },
};

export const Headcount = ({ section: { id, kicker, title, lead, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="headcount" data-sheet="headcount">
    <div className="container rise">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
    </div>
    <ol className="headcount__crews">
      {items.map(({ when, size, title, text }) => (
        <li key={title} className="headcount__crew">
          <p className="headcount__when">{when}</p>
          <Drawing {...crews[size]} />
          <h3 className="headcount__title">{title}</h3>
          <p className="headcount__text">{text}</p>
        </li>
      ))}
    </ol>
    <div className="container">
      <p className="headcount__caption">{caption}</p>
    </div>
  </section>
);

const Drawing = ({ agents, person: [x, y, radius] }: (typeof crews)['one']) => (
  <svg viewBox="0 0 102 100" className="headcount__drawing" aria-hidden="true">
    <circle cx={x} cy={y} r={radius} className="headcount__person" />
    {agents.map(([cx, cy, r]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} className="headcount__agent" />
    ))}
  </svg>
);
