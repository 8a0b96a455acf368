// A list of requirements, each with a sign and its state in words. The signs are not check boxes: they cannot be operated.
import { Icon } from '../../icons/Icon.tsx';
import { Frame } from '../Frame.tsx';
import type { ChecklistView } from './schema.ts';

const signs = { done: 'circle-check', waiting: 'hourglass', open: 'user-round' } as const;

export const Checklist = ({ checklist: { items, ...frame } }: { readonly checklist: ChecklistView }) => (
  <Frame {...frame}>
    <ol className="needs">
      {items.map(({ label, state, detail }) => (
        <li key={label} className={`needs__item needs__item--${state}`}>
          <Icon name={signs[state]} />
          <p>
            <strong>{label}</strong> <span className="needs__detail">{detail}</span>
          </p>
        </li>
      ))}
    </ol>
  </Frame>
);
