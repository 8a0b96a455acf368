import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { Search } from './layout/Search.tsx';
import { Sidebar } from './layout/Sidebar.tsx';
import { useView, ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <Skip />
    <Header />
    <div className={view.id === 'start' ? 'frame frame--start' : 'frame'}>
      <Sidebar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
    <Footer />
    <Search />
  </ViewContext>
);

const Skip = () => (
  <a className="skip" href="#main">
    {useView().t('layout.skip')}
  </a>
);
