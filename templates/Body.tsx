// Everything inside <body>, in reading order. `BodyEnd` is separate, because most pages share it.
import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { SiteFooter } from './layout/footer/SiteFooter.tsx';
import { SiteHeader } from './layout/header/SiteHeader.tsx';
import { LanguageHints } from './layout/overlays/LanguageHint.tsx';
import { Consent, Dialogs } from './layout/overlays/Overlays.tsx';
import { Sky } from './layout/Sky.tsx';
import { nextStepOf } from './nextStep.ts';
import { ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <a className="skip button button--primary" href="#main">
      {view.t('layout.skip')}
    </a>
    <Consent />
    <Sky />
    <SiteHeader next={nextStepOf(view)} />
    <LanguageHints />
    {children}
  </ViewContext>
);

/** Renders the end of every page. It must depend only on values that most pages share. */
export const BodyEnd = ({ view }: { readonly view: PageView }) => (
  <ViewContext value={view}>
    <SiteFooter />
    <Dialogs />
  </ViewContext>
);
