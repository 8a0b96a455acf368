// Dates along a line, which is filled as far as the day for which the page is built.
import type { SectionProps } from 'archipel';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

export function Dates({ section: { id, kicker, title, lead, items, source } }: SectionProps<typeof schema>) {
  const { day, t } = useView(messages);
  const points = items.map((item) => ({ ...item, ...day(item.day), words: item.text }));
  const last = points.filter(({ hasBegun }) => hasBegun).length - 1;
  return (
    <Section id={id} ground="paper" sheet="dates">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <ol className="dates__line">
        {points.map((point, index) => (
          <li key={point.day} className={point.hasBegun ? 'dates__point dates__point--begun' : 'dates__point'}>
            <Day day={point.day} text={point.text} />
            {index === last && <p className="dates__today">{t('dates.today')}</p>}
            <h3 className="dates__title">{point.title}</h3>
            <p className="dates__text">{point.words}</p>
          </li>
        ))}
      </ol>
      <p className="dates__source">{source}</p>
    </Section>
  );
}

/** Renders a day with its year in large figures. */
function Day({ day, text }: { readonly day: string; readonly text: string }) {
  const [, date = text, year = ''] = /^(.*) (\d{4})$/.exec(text) ?? [];
  return (
    <time className="dates__day" dateTime={day}>
      {date} <strong>{year}</strong>
    </time>
  );
}
