// Ideas by effort and benefit, on a plane from edge to edge of the window. In narrow windows, they are a list.
import type { SectionProps } from 'archipel';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Matrix = ({ section: { id, kicker, title, lead, effort, benefit, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="matrix" data-sheet="matrix">
    <div className="container rise">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
    </div>
    <div className="matrix__plane">
      <p className="matrix__axis matrix__axis--up" aria-hidden="true">
        {benefit}
      </p>
      <ol className="matrix__ideas">
        {items.map(({ label, effort: column, benefit: row, advice, first }) => (
          <li key={label} className={`matrix__idea matrix__idea--x${column} matrix__idea--y${row}${first ? ' matrix__idea--first' : ''}`}>
            <strong className="matrix__label">{label}</strong>
            <span>{advice}</span>
          </li>
        ))}
      </ol>
      <p className="matrix__axis" aria-hidden="true">
        {effort}
      </p>
    </div>
    <p className="container matrix__caption">{caption}</p>
  </section>
);
