// The panel of all dialogs: title, content and close button. The browser itself closes the dialog on Escape, and on a click on
// the close button or outside the dialog.
import type { ReactNode, RefObject } from 'react';
import { invoker } from './invoker.ts';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** The label of the close button. */
  readonly close: string;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose?: () => void;
}

export const Dialog = ({ id, title, close, children, ref, onClose }: DialogProps) => (
  <dialog id={id} ref={ref} onClose={onClose} className="dialog" aria-labelledby={`${id}-title`} closedby="any">
    <h2 id={`${id}-title`} className="dialog__title">
      {title}
    </h2>
    {children}
    {/* Last in the DOM, so that the first field gets the focus when the dialog opens. */}
    <button type="button" className="dialog__close" aria-label={close} {...invoker(id, 'close')}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  </dialog>
);
