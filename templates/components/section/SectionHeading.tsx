// The heading of a section, with its text.
import { unbroken } from './unbroken.tsx';

interface SectionHeadingProps {
  readonly kicker?: string | undefined;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
}

export function SectionHeading({ kicker, title, lead }: SectionHeadingProps) {
  if (!kicker && !title && !lead) return null;
  return (
    <div className="heading">
      {kicker && <p className="kicker">{kicker}</p>}
      {title && <h2 className="heading__title">{unbroken(title)}</h2>}
      {lead && <p className="heading__lead">{lead}</p>}
    </div>
  );
}
