// A button that opens a dialog of the page, by the browser itself where it knows invoker commands.
import type { ReactNode } from 'react';

/** The dialogs of the frame by their element id. */
export type DialogId = 'login-dialog' | 'newsletter-dialog';

interface DialogButtonProps {
  readonly dialog: DialogId;
  readonly className: string;
  readonly children: ReactNode;
}

export function DialogButton({ dialog, className, children }: DialogButtonProps) {
  // Spread, because React's types do not know these two attributes.
  const invoker = { commandfor: dialog, command: 'show-modal' };
  return (
    <button type="button" className={className} aria-haspopup="dialog" {...invoker}>
      {children}
    </button>
  );
}
