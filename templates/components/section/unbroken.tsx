// Keeps “KI-Team” on one line in large headings. Spans instead of non-breaking hyphens: the fonts have none, and the
// word can be copied and searched as written.
import type { ReactNode } from 'react';

// The prefix with the beginning of its word, but never wider than a phone.
const prefixed = /(\b(?:KI|AI|EU|IT)-\p{L}{1,9})/u;

/** `title` without a line break after a short prefix; the text is unchanged. */
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
