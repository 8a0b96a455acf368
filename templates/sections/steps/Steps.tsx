// A process in numbered steps: along a vertical line beside its title, or drawn as a flow with arrows.
import type { SectionProps } from 'archipel';
import { TickList } from '../../components/cards/TickList.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type StepItems = SectionProps<typeof schema>['section']['items'];

export function Steps({ section: { id, kicker, title, lead, ground, layout, items } }: SectionProps<typeof schema>) {
  const heading = <SectionHeading kicker={kicker} title={title} lead={lead} />;
  if (layout === 'flow') {
    return (
      <Section id={id} ground={ground}>
        {heading}
        <ol className={`flow flow--${columnsFor(items.length)}`}>
          <StepList items={items} look="flow" />
        </ol>
      </Section>
    );
  }
  return (
    <Section id={id} ground={ground} className="split">
      <div className="split__aside">{heading}</div>
      <ol className="line">
        <StepList items={items} look="line" />
      </ol>
    </Section>
  );
}

/** Returns the number of columns: three if the steps fill rows of three but not of four, otherwise four. */
const columnsFor = (count: number) => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);

const StepList = ({ items, look }: { readonly items: StepItems; readonly look: 'flow' | 'line' }) =>
  items.map(({ icon, title, text, points }, index) => (
    <li key={title} className={`${look}__step`}>
      {/* Hidden from screen readers, which read out the numbers of the list. */}
      <span className={`${look}__mark`} aria-hidden="true">
        <Icon name={icon} />
        <span className={`${look}__number`}>{index + 1}</span>
      </span>
      {look === 'flow' && index < items.length - 1 && <Arrow />}
      <div>
        <h3 className="step__title">{title}</h3>
        <p className="step__text">{text}</p>
        {points && <TickList items={points} />}
      </div>
    </li>
  ));

const Arrow = () => (
  <svg className="flow__arrow" viewBox="0 0 96 12" width="96" height="12" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path d="M0 6h94M89 1l5 5-5 5" />
  </svg>
);
