// The heading of an item: `h3` below the section's title, or `h2` if the section has no title.
import type { ReactNode } from 'react';

interface ItemTitleProps {
  /** The title of the section around the item. */
  readonly under: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ItemTitle = ({ under, className, children }: ItemTitleProps) =>
  under ? <h3 className={className}>{children}</h3> : <h2 className={className}>{children}</h2>;
