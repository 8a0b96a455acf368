// A dial of 24 hours. Visitors choose an hour; styles alone show its call.
import type { SectionProps } from 'archipel';
import { Panels } from '../../components/choice/Choice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

/** The maximum number of letters of a time in the largest size. */
const longest = 7;

type DialView = SectionProps<typeof schema>['section'];

export const Dial = ({ section }: SectionProps<typeof schema>) => (
  <Section id={section.id} className="dial__halves" sheet="dial">
    <Hours section={section} />
    <div className="dial__words">
      <SectionHeading isExample kicker={section.kicker} title={section.title} lead={section.lead} />
      <Panels>
        {section.items.map(({ label, text, outcome }) => (
          <div key={label} className="dial__call">
            <p className={label.length > longest ? 'dial__time dial__time--long' : 'dial__time'}>{label}</p>
            <p>{text}</p>
            <p className="dial__outcome">{outcome}</p>
          </div>
        ))}
      </Panels>
      <p className="dial__caption">{section.caption}</p>
    </div>
  </Section>
);

const Hours = ({ section: { choose, calls, items } }: { readonly section: DialView }) => (
  <div className="dial__face">
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      {calls.map((length, hour) => (
        <path key={hour} className={classOfRay(items, hour)} d={`M0 -58V${-58 - length * 4}`} transform={`rotate(${hour * 15})`} />
      ))}
    </svg>
    <fieldset className="choice" data-sheet="choice">
      <legend className="visually-hidden">{choose}</legend>
      {items.map(({ hour, label }, index) => (
        <label key={label} className={`dial__hour dial__hour--${hour}`}>
          <input type="radio" name={`dial ${items[0]?.label}`} value={index + 1} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  </div>
);

function classOfRay(items: DialView['items'], hour: number): string {
  const item = items.findIndex((one) => one.hour === hour);
  const time = hour >= 8 && hour < 18 ? 'dial__ray dial__ray--day' : 'dial__ray';
  return item === -1 ? time : `${time} dial__ray--${item + 1}`;
}
