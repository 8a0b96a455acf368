// The opening of a call in very large letters. Visitors choose the answer; styles alone show how the call goes on.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { ExampleMark } from '../../components/example/ExampleMark.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Branches = ({ section: { id, kicker, title, lead, opening, choose, items, caption } }: SectionProps<typeof schema>) => (
  <Section id={id} sheet="branches">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <p className="branches__opening">{opening}</p>
    <Choice name={choose} labels={items.map(({ label }) => label)} />
    <Panels>
      {items.map(({ label, reply, result }) => (
        <div key={label} className="branches__way">
          <p className="branches__reply">{reply}</p>
          <p className="branches__result">{result}</p>
        </div>
      ))}
    </Panels>
    <p className="branches__caption">
      <ExampleMark /> {caption}
    </p>
  </Section>
);
