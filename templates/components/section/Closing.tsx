// The call to action at the end of a page: title, text, buttons and a note.
import type { ActionView } from 'archipel';
import type { ReactNode } from 'react';
import { Actions } from '../links/Actions.tsx';
import { unbroken } from './unbroken.tsx';

interface ClosingProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly actions: readonly ActionView[];
  /** Small print under the buttons. */
  readonly children?: ReactNode;
}

export const Closing = ({ title, text, actions, children }: ClosingProps) => (
  <div className="closing">
    <h2 className="closing__title">{unbroken(title)}</h2>
    {text && <p className="closing__text">{text}</p>}
    <Actions actions={actions} />
    {children && <p className="closing__note">{children}</p>}
  </div>
);
