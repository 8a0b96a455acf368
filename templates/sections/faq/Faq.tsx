// Questions that open to their answers without a script.
import type { SectionProps } from 'archipel';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Faq = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id} className="split">
    <div className="split__aside">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
    </div>
    <div className="faq">
      {items.map(({ question, answer }) => (
        <details key={question} className="faq__item">
          <summary className="faq__question">
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p className="faq__answer">{answer}</p>
        </details>
      ))}
    </div>
  </Section>
);
