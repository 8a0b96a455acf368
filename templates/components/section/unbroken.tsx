// Keeps words such as “KI-Team” on one line in large headings. It uses spans, because the fonts have no non-breaking hyphen, and
// because the text can then be copied and searched as written.
import type { ReactNode } from 'react';

// Matches a prefix with only the start of its word, so that the match is never wider than a phone.
const prefixed = /(\b(?:KI|AI|EU|IT)-\p{L}{1,9})/u;

/** Renders `title` without a line break after a short prefix. The text is unchanged. */
export function unbroken(title: string): ReactNode {
  const pieces = title.split(prefixed);
  if (pieces.length === 1) return title;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
