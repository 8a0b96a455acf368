// A list above a form with several errors, each linked to its field.
import type { FieldTexts } from './use-field-errors.ts';

interface ErrorSummaryProps {
  /** The prefix of the ids of the fields. */
  readonly scope: string;
  readonly title: string;
  readonly errors: FieldTexts;
}

/** Renders nothing for a single error: its field has the focus and shows it. */
export function ErrorSummary({ scope, title, errors }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length < 2) return null;
  return (
    <div className="failure" role="alert">
      <p className="failure__title">{title}</p>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a href={`#${scope}-${name}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
