// Above a form with several mistakes: all of them at a glance, each with the way to its field.
interface ErrorSummaryProps {
  /** What the ids of the fields begin with. */
  readonly scope: string;
  readonly title: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

/** Nothing for a single mistake: it has the focus and its words. */
export function ErrorSummary({ scope, title, errors }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length < 2) return null;
  return (
    <div className="failure">
      <p>{title}</p>
      <ul>
        {entries.map(([name, words]) => (
          <li key={name}>
            <a href={`#${scope}-${name}`}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
