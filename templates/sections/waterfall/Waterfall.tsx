// A figure, and the columns that lead to it. Visitors choose a column to see its formula and its entries.
import type { SectionProps } from 'archipel';
import { Panels } from '../../components/choice/Choice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

type View = SectionProps<typeof schema>['section'];
type Part = View['items'][number];

export function Waterfall({ section: { id, kicker, title, lead, total, result, items, caption } }: SectionProps<typeof schema>) {
  const { t } = useView(messages);
  return (
    <Section id={id} ground="paper" sheet="waterfall">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
      <div className="waterfall__sheet">
        <p className="waterfall__result">
          <strong>{total}</strong> <span>{result}</span>
        </p>
        <fieldset className="choice waterfall__columns" data-sheet="choice">
          <legend className="visually-hidden">{t('waterfall.choose')}</legend>
          {items.map(({ label, value }, index) => (
            <label key={label} className="waterfall__column">
              <input type="radio" name={`waterfall ${items[0]?.label}`} value={index + 1} defaultChecked={index === 1} />
              <Bar items={items} index={index} />
              <span className="waterfall__label">{label}</span>
              <span className="waterfall__value">{value}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Panels>
        {items.map((part) => (
          <Ledger key={part.label} part={part} />
        ))}
      </Panels>
      <p className="waterfall__caption">{caption}</p>
    </Section>
  );
}

/** Draws a column from the sum of the columns before it to the sum including it, in hundredths of the first column. */
function Bar({ items, index }: { readonly items: readonly Part[]; readonly index: number }) {
  const before = items.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  const after = before + (items[index]?.share ?? 0);
  const top = Math.max(before, after);
  return (
    <svg className="waterfall__bar" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="waterfall__ground" d="M0 100H10" vectorEffect="non-scaling-stroke" />
      <rect x="0" y={100 - top} width="10" height={Math.abs(after - before)} />
    </svg>
  );
}

const Ledger = ({ part: { formula, entries } }: { readonly part: Part }) => (
  <div className="waterfall__ledger">
    <p className="waterfall__formula">{formula}</p>
    <dl>
      {entries.map(({ text, value }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
