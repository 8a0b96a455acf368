// Everything inside <body>, in reading order.
import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { SiteFooter } from './layout/footer/SiteFooter.tsx';
import { SiteHeader } from './layout/header/SiteHeader.tsx';
import { LanguageHints } from './layout/overlays/LanguageHint.tsx';
import { Overlays } from './layout/overlays/Overlays.tsx';
import { Sky } from './layout/Sky.tsx';
import { ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <a className="skip button button--primary" href="#main">
      {view.t('layout.skip')}
    </a>
    <Sky />
    <SiteHeader />
    <LanguageHints />
    {children}
    <SiteFooter />
    <Overlays />
  </ViewContext>
);
