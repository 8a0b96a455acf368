// The budget of a week, in columns from edge to edge of the window. Visitors choose the plan; styles alone show it.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type BudgetView = SectionProps<typeof schema>['section'];
type Plan = BudgetView['items'][number];

export const Budget = ({ section }: SectionProps<typeof schema>) => (
  <section id={section.id} className="budget" data-sheet="budget">
    <div className="container rise">
      <SectionHeading isExample kicker={section.kicker} title={section.title} lead={section.lead} />
      <Choice name={section.choose} labels={section.items.map(({ label }) => label)} />
      <ul className="budget__channels">
        {section.channels.map((channel, index) => (
          <li key={channel} className={`budget__channel budget__channel--${index + 1}`}>
            {channel}
          </li>
        ))}
      </ul>
    </div>
    <Panels>
      {section.items.map((plan) => (
        <div key={plan.label}>
          <Week plan={plan} />
          <ol className="budget__days" aria-hidden="true">
            {section.days.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
          <div className="container">
            <p className="budget__text">{plan.text}</p>
          </div>
        </div>
      ))}
    </Panels>
    <p className="container budget__caption">{section.caption}</p>
  </section>
);

const Week = ({ plan: { days } }: { readonly plan: Plan }) => (
  <svg className="budget__week" viewBox="0 0 70 100" preserveAspectRatio="none" aria-hidden="true">
    {days.map((shares, day) =>
      shares.map((height, channel) => (
        <rect
          key={`${day} ${channel}`}
          className={`budget__bar budget__bar--${channel + 1}`}
          x={day * 10 + 0.3}
          y={100 - shares.slice(0, channel + 1).reduce((sum, share) => sum + share, 0)}
          width="9.4"
          height={height}
        />
      )),
    )}
  </svg>
);
