// What an agent does, minute by minute, and where it waits for a person.
import { useView } from '../../../ViewContext.ts';
import type { LogView } from '../schema.ts';

export function Log({ log: { title, entries, outcome } }: { readonly log: LogView }) {
  const { t } = useView();
  return (
    <>
      <p className="demo__bar">
        <strong>{title}</strong>
      </p>
      <ol className="log__entries">
        {entries.map(({ time, text, approval }) => (
          <li key={text} className={approval ? 'log__entry log__entry--waits' : 'log__entry'}>
            <span className="log__time">{time}</span>
            <div>
              {text}
              {approval && (
                <p className="log__approval">
                  <span>{approval}</span>
                  <span className="log__answer log__answer--yes">{t('demo.approve')}</span>
                  <span className="log__answer">{t('demo.decline')}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {outcome && (
        <p className="demo__outcome status">
          <strong>{outcome}</strong>
        </p>
      )}
    </>
  );
}
