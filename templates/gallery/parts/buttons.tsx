// Buttons in every variant and state. Hover and focus appear when the reader points at a button or tabs to it.
import { Icon } from '../../components/icons/Icon.tsx';
import type { Example } from '../ExampleList.tsx';

const looks = ['primary', 'secondary', 'ghost'] as const;

type State = 'usual' | 'disabled' | 'busy';

function Row({ state, label }: { readonly state: State; readonly label: string }) {
  return (
    <div className="actions">
      {looks.map((look) => (
        <button
          key={look}
          type="button"
          className={`button button--${look}`}
          disabled={state === 'disabled'}
          aria-busy={state === 'busy' ? true : undefined}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const Links = () => (
  <div className="actions">
    {looks.map((look) => (
      <a key={look} className={`button button--${look}`} href="#top">
        <Icon name="phone" />
        {look}
      </a>
    ))}
  </div>
);

export const buttons: readonly Example[] = [
  {
    id: 'looks',
    note: 'The main action, the alternative, and words only. One main action in a block.',
    Part: () => <Row state="usual" label="Button" />,
  },
  {
    id: 'disabled',
    note: 'Disabled buttons, for actions that are not possible at the moment.',
    Part: () => <Row state="disabled" label="Button" />,
  },
  { id: 'busy', note: 'The form is being sent; a second click does nothing.', Part: () => <Row state="busy" label="Wird gesendet" /> },
  { id: 'links', note: 'Links that look like buttons, with an icon.', Part: Links },
  {
    id: 'long-words',
    note: 'Words that are longer than a line on a narrow screen.',
    Part: () => <Row state="usual" label="Kraftfahrzeughaftpflichtversicherungsbedingungen anfordern" />,
  },
];
