// Figures with their labels: under the hero of a page, or large in a section of their own.
import type { Metric } from './items.ts';

/** The maximum width of a value in large type, in digits. A wider value would not fit a column on a phone. */
const maxLargeWidth = 9;

interface FiguresProps {
  readonly items: readonly Metric[];
  readonly className: string;
}

export const Figures = ({ items, className }: FiguresProps) => (
  <dl className={`figures ${className}`}>
    {items.map(({ value, label, note }) => (
      <div key={`${value} ${label}`} className="figure">
        <dt className="figure__label">{label}</dt>
        <dd className={widthOf(value) > maxLargeWidth ? 'figure__value figure__value--long' : 'figure__value'}>
          <Amount value={value} />
        </dd>
        {note && <dd className="figure__note">{note}</dd>}
      </div>
    ))}
  </dl>
);

/** Matches a number with the signs that belong to it: `24/7`, `300+`, `99,9`, `< 2`. */
const number = /([<>≈+−-]?\s?\d[\d.,/:+–]*)/u;

/**
 * Returns the width of a value in digits. Each character beside a number counts half, because words and units are rendered smaller there.
 */
function widthOf(value: string): number {
  const parts = value.split(number);
  const isSmall = (index: number): boolean => parts.length > 1 && index % 2 === 0;
  return parts.reduce((sum, part, index) => sum + part.length / (isSmall(index) ? 2 : 1), 0);
}

/** Renders a value with its number large, and its words and units small. A value without a number is all large. */
function Amount({ value }: { readonly value: string }) {
  const parts = value.split(number);
  if (parts.length === 1) return value;
  return parts.map((part, index) =>
    index % 2 === 1 || part === '' ? (
      part
    ) : (
      <span key={index} className="figure__unit">
        {part}
      </span>
    ),
  );
}
