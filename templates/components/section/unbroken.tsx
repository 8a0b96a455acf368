// Keeps “KI-Team” on one line in large headings. Spans instead of non-breaking hyphens: the typefaces have none, and
// what is copied or searched stays the word that was written.
import type { ReactNode } from 'react';

// The prefix with the beginning of its word, never so much that it is wider than a telephone.
const prefixed = /(\b(?:KI|AI|EU|IT)-\p{L}{1,9})/u;

/** `title` with no line break after a short prefix; the same words. */
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
