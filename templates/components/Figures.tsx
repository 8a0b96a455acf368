// Figures with their labels: under the opening of a page, and large in a section of their own.
import type { SectionView } from '../../src/model/view.ts';

export type Figure = SectionView<'metrics'>['items'][number];

interface FiguresProps {
  readonly items: readonly Figure[];
  readonly className: string;
}

export const Figures = ({ items, className }: FiguresProps) => (
  <dl className={`figures ${className}`}>
    {items.map(({ value, label, note }) => (
      <div key={`${value} ${label}`} className="figure">
        <dt className="figure__label">{label}</dt>
        <dd className="figure__value">{value}</dd>
        {note && <dd className="figure__note">{note}</dd>}
      </div>
    ))}
  </dl>
);
