// A list above a form with several errors, each linked to its field.
import type { FieldTexts } from './use-field-errors.ts';

interface ErrorSummaryProps {
  /** The prefix of the ids of the fields. */
  readonly scope: string;
  readonly title: string;
  readonly errors: FieldTexts;
  /** The labels of the fields, for error texts that do not name their field. */
  readonly labels?: FieldTexts;
}

/**
 * Lists the errors of a form, with links to their fields. Renders nothing for a single error, because its field has the
 * focus and shows the error.
 *
 * @example
 * ```tsx
 * import { ErrorSummary } from 'archipel/forms';
 *
 * export const Errors = () => (
 *   <ErrorSummary scope="contact" title="Please correct two fields." errors={{ email: 'is missing', message: 'is missing' }} labels={{ email: 'E-mail', message: 'Message' }} />
 * );
 * ```
 */
export function ErrorSummary({ scope, title, errors, labels = {} }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length < 2) return null;
  return (
    <div className="failure">
      {/* Only the title is announced: the first field has the focus, so its error is read, and other errors are read at their fields. */}
      <p className="failure__title" role="alert">
        {title}
      </p>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a href={`#${scope}-${name}`}>{labels[name] === undefined ? text : `${labels[name]}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
