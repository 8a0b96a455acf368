// The two components that render content: a link, and data as JSON.
import type { LinkView } from 'archipel';
import type { ReactNode } from 'react';

export const Anchor = ({ link, children }: { readonly link: LinkView; readonly children?: ReactNode }) => (
  <a href={link.href} hrefLang={link.hreflang} rel={link.external ? 'noopener' : undefined} target={link.newTab ? '_blank' : undefined}>
    {children ?? link.text}
  </a>
);

export const Data = ({ value }: { readonly value: unknown }) => <pre>{JSON.stringify(value, null, 1)}</pre>;
