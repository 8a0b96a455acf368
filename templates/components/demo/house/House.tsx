// A section through a house: its storeys from top to bottom, with their faults.
import { Icon } from '../../icons/Icon.tsx';
import { Facts } from '../Facts.tsx';
import { Frame } from '../Frame.tsx';
import type { HouseView } from './schema.ts';

type Storey = HouseView['storeys'][number];

/** The path of each kind of storey, in a drawing of 144 by 36 units. */
const drawings: Readonly<Record<Storey['kind'], string>> = {
  flats: 'M12 9h18v18h-18zM46 9h18v18h-18zM80 9h18v18h-18zM114 9h18v18h-18zM21 9v18M55 9v18M89 9v18M123 9v18',
  entrance: 'M12 9h18v18h-18zM63 36v-28h18v28M114 9h18v18h-18zM21 9v18M123 9v18M77 22h.1',
  garage: 'M10 26l3-7h20l5 7v5h-28zM15 33h.1M32 33h.1M80 36v-30h54v30M80 14h54M80 21h54M80 28l24 0 6 6 24-4',
};

export const House = ({ house: { storeys, facts, ...frame } }: { readonly house: HouseView }) => (
  <Frame {...frame}>
    <div className="house">
      <svg className="house__roof" viewBox="0 0 160 26" width="160" height="26" aria-hidden="true">
        <path d="M2 25L28 2H132L158 25" />
      </svg>
      <ol className="house__storeys">
        {storeys.map((storey) => (
          <StoreyRow key={storey.label} storey={storey} />
        ))}
      </ol>
    </div>
    <Facts items={facts} />
  </Frame>
);

const StoreyRow = ({ storey: { label, kind, fault } }: { readonly storey: Storey }) => (
  <li className={`house__storey house__storey--${kind}${fault === undefined ? '' : ' house__storey--fault'}`}>
    <svg className="house__drawing" viewBox="0 0 144 36" width="144" height="36" aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
    <p>
      <span className="house__label">{label}</span>{' '}
      {fault && (
        <strong className="house__fault">
          <Icon name="bell" />
          {fault}
        </strong>
      )}
    </p>
  </li>
);
