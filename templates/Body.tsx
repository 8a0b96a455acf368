// Everything inside <body>, in reading order.
import type { PageView } from '../src/model/view.ts';
import { Overlays } from './layout/Overlays.tsx';
import { SiteFooter } from './layout/SiteFooter.tsx';
import { SiteHeader } from './layout/SiteHeader.tsx';
import { Sky } from './layout/Sky.tsx';
import { EditionLayout } from './layouts/EditionLayout.tsx';
import { PageLayout } from './layouts/PageLayout.tsx';
import { SolutionLayout } from './layouts/SolutionLayout.tsx';
import { ViewContext } from './ViewContext.ts';

function Layout({ view: { content } }: { view: PageView }) {
  switch (content.kind) {
    case 'solution':
      return <SolutionLayout solution={content.solution} back={content.back} />;
    case 'edition':
      return <EditionLayout edition={content.edition} parts={content.parts} />;
    default:
      return <PageLayout page={content.page} />;
  }
}

const accentOf = ({ content }: PageView) => (content.kind === 'edition' ? `page accent--${content.edition.accent}` : 'page');

export const Body = ({ view }: { view: PageView }) => (
  <ViewContext value={view}>
    <a className="skip button button--primary" href="#main">
      {view.t('frame.skip')}
    </a>
    <Sky />
    <SiteHeader />
    <main id="main" className={accentOf(view)} tabIndex={-1}>
      <Layout view={view} />
    </main>
    <SiteFooter />
    <Overlays />
  </ViewContext>
);
