// A request in the dark half of the window, and its answer in the light half. Visitors choose what is sent.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

export function Exchange({ section: { id, kicker, title, lead, items, caption } }: SectionProps<typeof schema>) {
  const { t } = useView(messages);
  return (
    <section id={id} className="exchange" data-sheet="exchange">
      <div className="container rise">
        <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
        <Choice name={t('exchange.choose')} labels={items.map(({ label }) => label)} />
      </div>
      <Panels>
        {items.map(({ label, request, answer, note }) => (
          <div key={label} className="exchange__halves">
            <Half name={t('exchange.request')} code={request} />
            <Half name={t('exchange.answer')} code={answer} note={note} />
          </div>
        ))}
      </Panels>
      <div className="container">
        <p className="exchange__caption">{caption}</p>
      </div>
    </section>
  );
}

interface HalfProps {
  readonly name: string;
  readonly code: string;
  readonly note?: string;
}

const Half = ({ name, code, note }: HalfProps) => (
  <div className={note === undefined ? 'exchange__half' : 'exchange__half paper'}>
    <p className="exchange__name">{name}</p>
    <pre translate="no">
      <code>{code.trimEnd()}</code>
    </pre>
    {note && <p className="exchange__note">{note}</p>}
  </div>
);
