// A button of content: a link, or a button that opens a dialog.
import type { ActionView } from 'archipel';
import { Anchor } from './Anchor.tsx';
import { DialogButton } from './DialogButton.tsx';

export type ActionLook = 'primary' | 'secondary' | 'ghost';

interface ActionLinkProps {
  readonly action: ActionView;
  readonly look: ActionLook;
}

export function ActionLink({ action: { label, link }, look }: ActionLinkProps) {
  const className = `button button--${look}`;
  if (link.dialog) {
    return (
      <DialogButton dialog={`${link.dialog}-dialog`} className={className}>
        {label}
      </DialogButton>
    );
  }
  return (
    <Anchor link={link} className={className}>
      {label}
    </Anchor>
  );
}
