// The outer elements of a section: its anchor, its class, its container.
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id?: string | undefined;
  /** The class of the container; sets the layout of the section. */
  readonly className?: string | undefined;
  /** A separate background across the window. */
  readonly ground?: 'band' | 'paper' | undefined;
  /** The class of the section, which is also the name of its stylesheet. Set for a type that few pages have. */
  readonly sheet?: string;
  readonly children: ReactNode;
}

export const Section = ({ id, className, ground, sheet, children }: SectionProps) => (
  <section id={id} className={[ground, sheet].filter(Boolean).join(' ') || undefined} data-sheet={sheet}>
    <div className={className ? `container rise ${className}` : 'container rise'}>{children}</div>
  </section>
);
