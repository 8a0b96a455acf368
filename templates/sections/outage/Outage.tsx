// A map of systems. Visitors choose a failure; styles alone strike out the systems that go down with it.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type OutageView = SectionProps<typeof schema>['section'];

export const Outage = ({ section }: SectionProps<typeof schema>) => (
  <Section id={section.id} sheet="outage">
    <SectionHeading isExample kicker={section.kicker} title={section.title} lead={section.lead} />
    <Choice name={section.choose} labels={section.items.map(({ label }) => label)} />
    <Systems section={section} />
    <Panels>
      {section.items.map(({ label, text }) => (
        <p key={label} className="outage__text">
          {text}
        </p>
      ))}
    </Panels>
    <p className="outage__caption">{section.caption}</p>
  </Section>
);

const Systems = ({ section: { tiers, systems, items } }: { readonly section: OutageView }) => (
  <dl className="outage__map">
    {tiers.map((name, tier) => (
      <div key={name} className="outage__tier">
        <dt>{name}</dt>
        {systems.map(
          (system, index) =>
            system.tier === tier + 1 && (
              <dd key={system.label} className={['outage__system', ...fallsIn(items, index + 1)].join(' ')}>
                {system.label}
              </dd>
            ),
        )}
      </div>
    ))}
  </dl>
);

/** Returns a class for each failure that takes the system with this number down. */
const fallsIn = (items: OutageView['items'], system: number): readonly string[] =>
  items.flatMap(({ falls }, index) => (falls.includes(system) ? [`outage__system--${index + 1}`] : []));
