// The body of a gallery page: the layout of the site around the index, the examples of a type, or a single example.
import type { PageView } from 'archipel';
import { entryOf, type SectionView } from 'archipel';
import type { ReactNode } from 'react';
import { schema } from '../collections/pages/schema.ts';
import { SiteFooter } from '../layout/footer/SiteFooter.tsx';
import { SiteHeader } from '../layout/header/SiteHeader.tsx';
import { Main, MainContext } from '../layout/Main.tsx';
import { Dialogs } from '../layout/overlays/Overlays.tsx';
import { Sky } from '../layout/Sky.tsx';
import { nextStepOf } from '../nextStep.ts';
import { ViewContext } from '../ViewContext.ts';
import { Bar } from './Bar.tsx';
import { type Example, ExampleList } from './ExampleList.tsx';
import { examplesOf } from './examples.ts';
import { Index } from './Index.tsx';
import { parts } from './parts/index.ts';
import { placeOf } from './place.ts';
import { sourcesIn } from './sources.ts';

interface BodyProps {
  readonly view: PageView;
  readonly children: ReactNode;
}

export const Body = ({ view, children }: BodyProps) => (
  <ViewContext value={view}>
    <a className="skip button button--primary" href="#main">
      {view.t('layout.skip')}
    </a>
    <Sky />
    <SiteHeader next={nextStepOf(view)} />
    <Content view={view}>{children}</Content>
  </ViewContext>
);

export function BodyEnd({ view }: Pick<BodyProps, 'view'>) {
  const { name } = placeOf(view.path);
  return (
    <ViewContext value={view}>
      <SiteFooter />
      {/* Pages of parts have no dialogs here, because dialogs are among their examples. A cookie banner would cover the examples. */}
      {name !== undefined && name in parts ? null : <Dialogs />}
    </ViewContext>
  );
}

/** Renders `children` for the example of a layout. On any other page, renders the index, or the examples of a section type or a part. */
function Content({ view, children }: BodyProps) {
  const place = placeOf(view.path);
  const page = entryOf(view, { folder: 'pages', schema });
  if (page === undefined) return <MainContext value={{ className: 'gallery', top: <Bar place={place} /> }}>{children}</MainContext>;
  return (
    <MainContext value={{ className: 'gallery' }}>
      <Main>
        {place.name === undefined ? (
          <Index />
        ) : (
          <ExampleList place={place} list={parts[place.name] ?? sectionExamples(place.name, page.sections)} />
        )}
      </Main>
    </MainContext>
  );
}

function sectionExamples(name: string, sections: readonly SectionView[]): readonly Example[] {
  const sources = sourcesIn(examplesOf(name));
  return sections.map((section) => {
    const { note = '', yaml } = sources.get(section.id ?? '') ?? {};
    return { id: section.id ?? '', note, ...(yaml === undefined ? {} : { yaml }), section };
  });
}
