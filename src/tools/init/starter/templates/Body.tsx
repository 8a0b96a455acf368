// Everything inside <body>, in reading order.
import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { Skip } from './layout/Skip.tsx';
import { ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <Skip />
    <Header />
    <main id="page-main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </ViewContext>
);
