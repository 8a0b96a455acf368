// An article in large type, with the notes of the agents that work on it: in wide windows, in the right and the left margin in turn.
import type { SectionProps } from 'archipel';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

/** Puts a space before a text, unless the text is empty or begins with a mark such as a period or a comma. */
const spaced = (after = ''): string => (after === '' || /^\p{Po}/u.test(after) ? after : ` ${after}`);

export const Margins = ({ section: { id, kicker, title, lead, headline, items, caption } }: SectionProps<typeof schema>) => (
  <Section id={id} ground="paper" sheet="margins">
    <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    <div className="margins__article">
      <p className="margins__headline">{headline}</p>
      {items.map(({ before, marked, after, agent, note }) => (
        <div key={marked} className="margins__passage">
          <p className="margins__text">
            {before} <mark>{marked}</mark>
            {spaced(after)}
          </p>
          <p className="margins__note">
            <strong>{agent}</strong> {note}
          </p>
        </div>
      ))}
    </div>
    <p className="margins__caption">{caption}</p>
  </Section>
);
