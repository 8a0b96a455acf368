// The heading of a section, with the line above it and the text below it.
import { ExampleMark } from '../example/ExampleMark.tsx';
import { unbroken } from './unbroken.tsx';

interface SectionHeadingProps {
  readonly kicker?: string | undefined;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  /** Whether the entire section is an invented example. If so, a mark before the kicker says it. */
  readonly isExample?: boolean;
}

export function SectionHeading({ kicker, title, lead, isExample }: SectionHeadingProps) {
  if (!kicker && !title && !lead) return null;
  return (
    <div className="heading">
      {(kicker || isExample) && (
        <p className="kicker">
          {isExample && <ExampleMark />} {kicker}
        </p>
      )}
      {title && <h2 className="heading__title">{unbroken(title)}</h2>}
      {lead && <p className="heading__lead">{lead}</p>}
    </div>
  );
}
