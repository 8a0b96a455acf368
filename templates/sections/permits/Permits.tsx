// A list of contacts as squares, from edge to edge of the window. Visitors choose a group; styles alone light it.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type Items = SectionProps<typeof schema>['section']['items'];

export const Permits = ({ section: { id, kicker, title, lead, choose, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="permits" data-sheet="permits">
    <div className="container rise">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
      <Choice name={choose} labels={items.map(({ label }) => label)} />
    </div>
    <Squares items={items} />
    <div className="container">
      <Panels>
        {items.map(({ label, text }) => (
          <p key={label} className="permits__text">
            {text}
          </p>
        ))}
      </Panels>
      <p className="permits__caption">{caption}</p>
    </div>
  </section>
);

const columns = 30;

function Squares({ items }: { readonly items: Items }) {
  const squares = mixed(items);
  const rows = Math.ceil(squares.length / columns);
  return (
    <svg className="permits__squares" viewBox={`0 0 ${columns * 10} ${rows * 10}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {items.map(({ label, locked }, group) => (
        <path
          key={label}
          className={`permits__group permits__group--${group + 1}${locked ? ' permits__group--locked' : ''}`}
          d={squares.map((one, index) => (one === group ? outline(index, locked) : '')).join('')}
        />
      ))}
    </svg>
  );
}

/** Returns the outline of a square, or of a cross for a contact that must not be called: the shape differs as well as the colour. */
function outline(index: number, locked: true | undefined): string {
  const [x, y] = [(index % columns) * 10, Math.floor(index / columns) * 10];
  return locked ? `M${x + 3} ${y + 3}l4 4m0-4l-4 4` : `M${x + 1} ${y + 1}h8v8h-8z`;
}

/**
 * Returns the group of each square. The next square always belongs to the group with the smallest share so far, so that
 * groups are evenly mixed.
 */
function mixed(items: Items): readonly number[] {
  const total = items.reduce((sum, { contacts }) => sum + contacts, 0);
  const placed = items.map(() => 0);
  return Array.from({ length: total }, () => {
    const shares = items.map(({ contacts }, group) => ((placed[group] ?? 0) + 0.5) / contacts);
    const next = shares.indexOf(Math.min(...shares));
    placed[next] = (placed[next] ?? 0) + 1;
    return next;
  });
}
