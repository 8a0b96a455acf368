// The balance of eight weeks, drawn from edge to edge of the window. Visitors choose the case; CSS alone highlights its curve.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

type ForecastView = SectionProps<typeof schema>['section'];
type Items = ForecastView['items'];

export const Forecast = ({ section }: SectionProps<typeof schema>) => (
  <section id={section.id} className="paper forecast" data-sheet="forecast">
    <div className="container rise">
      <SectionHeading isExample kicker={section.kicker} title={section.title} lead={section.lead} />
      <Cases items={section.items} />
    </div>
    <Drawing items={section.items} />
    <div className="container">
      <Panels>
        {section.items.map(({ label, text }) => (
          <p key={label} className="forecast__text">
            {text}
          </p>
        ))}
      </Panels>
      <p className="forecast__caption">{section.caption}</p>
    </div>
  </section>
);

function Cases({ items }: { readonly items: Items }) {
  const { t } = useView(messages);
  return <Choice name={t('forecast.cases')} labels={items.map(({ label }) => label)} />;
}

function Drawing({ items }: { readonly items: Items }) {
  const { t } = useView(messages);
  return (
    <div className="forecast__drawing">
      <svg viewBox="0 0 800 160" preserveAspectRatio="none" aria-hidden="true">
        <rect className="forecast__red" y={heightOf(0)} width="800" height={160 - heightOf(0)} />
        <path className="forecast__zero" d={`M0 ${heightOf(0)}H800`} />
        {items.map(({ label, balance }) => (
          <path key={label} className="forecast__curve" d={curveOf(balance)} />
        ))}
      </svg>
      <p className="forecast__limit">{t('forecast.zero')}</p>
      <ol className="forecast__weeks">
        {(items[0]?.balance ?? []).map((_, index) => (
          <li key={index}>{t('forecast.week', { number: index + 1 })}</li>
        ))}
      </ol>
    </div>
  );
}

/** Returns the vertical position of a balance, in a drawing 160 units high. */
const heightOf = (balance: number): number => 110 - balance;

/** Returns the path of a curve through the middle of each week. The curve is horizontal there, and reaches both edges of the window. */
function curveOf(balance: readonly number[]): string {
  const points = balance.map((value, week) => [50 + week * 100, heightOf(value)] as const);
  const [, first = 0] = points[0] ?? [];
  const pieces = points.slice(1).map(([x, y], index) => `C${x - 50} ${points[index]?.[1]} ${x - 50} ${y} ${x} ${y}`);
  return `M0 ${first}H50${pieces.join('')}H800`;
}
