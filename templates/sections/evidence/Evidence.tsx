// A hit and its sources. Visitors cross sources out, and the score falls: CSS counters add up the remaining ones.
import type { SectionProps } from 'archipel';
import { ExampleMark } from '../../components/example/ExampleMark.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

export function Evidence({ section: { id, kicker, title, lead, hit, items, caption } }: SectionProps<typeof schema>) {
  const { t } = useView(messages);
  return (
    <Section id={id} ground="paper" sheet="evidence">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <div className="evidence__board">
        <fieldset className="evidence__sources">
          <legend className="visually-hidden">{t('evidence.sources')}</legend>
          {items.map((item) => (
            <label key={item.source} className={`evidence__source evidence__source--${item.points}`}>
              <input type="checkbox" defaultChecked />
              <span className="evidence__points">{item.points}</span>
              <span className="evidence__words">
                <strong className="evidence__name">{item.source}</strong> <span>{item.finding}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="evidence__result">
          <p className="evidence__hit">
            <ExampleMark /> {hit}
          </p>
          <p className="evidence__score">
            <span>{t('evidence.score')}</span>
          </p>
          <p className="evidence__none">{t('evidence.none')}</p>
          <p className="evidence__caption">{caption}</p>
        </div>
      </div>
    </Section>
  );
}
