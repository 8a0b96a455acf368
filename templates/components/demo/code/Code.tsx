// A request in several programming languages, and its answer. One language at a time is open, without a script.
import { useView } from '../../../ViewContext.ts';
import type { CodeView } from './schema.ts';

export function Code({ code: { tabs, status, answer } }: { readonly code: CodeView }) {
  const { t } = useView();
  return (
    <>
      <div className="code__tabs">
        <p className="code__label">{t('demo.request')}</p>
        {tabs.map(({ label, code }, index) => (
          <details key={label} name="demo-code" open={index === 0}>
            <summary>{label}</summary>
            <pre translate="no">
              <code>{code.trimEnd()}</code>
            </pre>
          </details>
        ))}
      </div>
      <div className="code__answer">
        <p className="code__label">
          {t('demo.answer')} <strong>{status}</strong>
        </p>
        <pre translate="no">
          <code>{answer.trimEnd()}</code>
        </pre>
      </div>
    </>
  );
}
