// An answer in very large letters, checked claim by claim: claims without a source are struck out. Visitors can go back to the draft, with
// CSS only.
import type { SectionProps } from 'archipel';
import { Choice } from '../../components/choice/Choice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type Claim = SectionProps<typeof schema>['section']['items'][number];

export const Verdict = ({ section: { id, kicker, title, lead, choose, states, items, caption } }: SectionProps<typeof schema>) => (
  <Section id={id} sheet="verdict">
    <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    <Choice name={choose} labels={states} />
    <p className="verdict__answer">
      {items.map((claim, index) => (
        <Words key={claim.text} claim={claim} number={index + 1} />
      ))}
    </p>
    <ol className="verdict__sources">
      {items.map(({ text, source, struck }) => (
        <li key={text} className={struck && 'verdict__lost'}>
          {source}
        </li>
      ))}
    </ol>
    <p className="verdict__caption">{caption}</p>
  </Section>
);

function Words({ claim: { text, struck }, number }: { readonly claim: Claim; readonly number: number }) {
  const Tag = struck ? 's' : 'span';
  return (
    <>
      <Tag className="verdict__claim">{text}</Tag>
      <sup aria-hidden="true">{number}</sup>{' '}
    </>
  );
}
