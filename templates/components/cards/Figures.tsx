// Figures with their labels: under the hero of a page, or large in a section of their own.
import type { Metric } from './items.ts';

/** Longer values are smaller: in large type they would not fit a column on a phone. */
const mostLarge = 9;

interface FiguresProps {
  readonly items: readonly Metric[];
  readonly className: string;
}

export const Figures = ({ items, className }: FiguresProps) => (
  <dl className={`figures ${className}`}>
    {items.map(({ value, label, note }) => (
      <div key={`${value} ${label}`} className="figure">
        <dt className="figure__label">{label}</dt>
        <dd className={value.length > mostLarge ? 'figure__value figure__value--long' : 'figure__value'}>{value}</dd>
        {note && <dd className="figure__note">{note}</dd>}
      </div>
    ))}
  </dl>
);
