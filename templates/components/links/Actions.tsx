// The buttons of a block: the first is the primary one, the second the secondary one, and any others look like plain text.
import type { ActionView } from 'archipel';
import { ActionLink, type ActionLook } from './ActionLink.tsx';

const looks: readonly ActionLook[] = ['primary', 'secondary', 'ghost'];

export const Actions = ({ actions }: { readonly actions: readonly ActionView[] }) => (
  <div className="actions">
    {actions.map((action, index) => (
      <ActionLink key={action.label} action={action} look={looks[index] ?? 'ghost'} />
    ))}
  </div>
);
