import type { LinkView } from 'archipel';
import type { ReactNode } from 'react';

interface AnchorProps {
  readonly link: LinkView;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders a link that archipel has resolved. */
export const Anchor = ({ link: { href, external, newTab, current, hreflang, text }, className, children = text }: AnchorProps) => (
  <a
    href={href}
    className={className}
    hrefLang={hreflang}
    rel={external ? 'noopener' : undefined}
    target={newTab ? '_blank' : undefined}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </a>
);
