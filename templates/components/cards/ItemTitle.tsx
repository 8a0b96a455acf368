// The title of an item: one level below the section's title, or on the level of that title if the section has none.
import type { ReactNode } from 'react';

interface ItemTitleProps {
  /** The title of the section around the item. */
  readonly under: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ItemTitle = ({ under, className, children }: ItemTitleProps) =>
  under ? <h3 className={className}>{children}</h3> : <h2 className={className}>{children}</h2>;
