import type { SectionProps } from 'archipel';
import { SectionHeading } from '../SectionHeading.tsx';
import type { schema } from './schema.ts';

/** Renders questions that open to their answers without a script. */
export const Faq = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <section id={id} className="section section--split wrap">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <div className="faq">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
