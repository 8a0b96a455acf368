// Figures with their labels: under the opening of a page, and large in a section of their own.
import type { Metric } from './items.ts';

/** Longer values are set smaller: they would not stand in a column of a telephone. */
const mostLarge = 8;

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
