// A button that opens a dialog of the page, without a script in browsers that support invoker commands.
import type { ReactNode } from 'react';
import { invoker } from '../../../islands/shared/invoker.ts';

interface DialogButtonProps {
  readonly dialog: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const DialogButton = ({ dialog, className, children }: DialogButtonProps) => (
  <button type="button" className={className} aria-haspopup="dialog" {...invoker(dialog, 'show-modal')}>
    {children}
  </button>
);
