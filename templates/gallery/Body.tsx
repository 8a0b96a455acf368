// The body of a page of the gallery: the frame of the site around the index, the examples of a type, or one alone.
import type { PageView } from '../../src/model/view.ts';
import { Overlays } from '../layout/Overlays.tsx';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { SiteHeader } from '../layout/SiteHeader.tsx';
import { Sky } from '../layout/Sky.tsx';
import { EditionLayout } from '../layouts/EditionLayout.tsx';
import { SolutionLayout } from '../layouts/SolutionLayout.tsx';
import { ViewContext } from '../ViewContext.ts';
import { Bar } from './Bar.tsx';
import { type Example, ExampleList } from './ExampleList.tsx';
import { examples } from './examples/index.ts';
import { Index } from './Index.tsx';
import { parts } from './parts/index.ts';
import { placeOf } from './place.ts';
import { sourcesIn } from './sources.ts';

export function Body({ view }: { readonly view: PageView }) {
  const { name } = placeOf(view.path);
  const accent = view.content.kind === 'edition' ? ` accent--${view.content.edition.accent}` : '';
  return (
    <ViewContext value={view}>
      <a className="skip button button--primary" href="#main">
        {view.t('frame.skip')}
      </a>
      <Sky />
      <SiteHeader />
      <main id="main" className={`page gallery${accent}`} tabIndex={-1}>
        <Content view={view} />
      </main>
      <SiteFooter />
      {/* Parts show what lies over a page themselves. */}
      {name !== undefined && name in parts ? null : <Overlays />}
    </ViewContext>
  );
}

function Content({ view: { path, content } }: { readonly view: PageView }) {
  const place = placeOf(path);
  if (content.kind === 'edition')
    return (
      <>
        <Bar place={place} />
        <EditionLayout edition={content.edition} parts={content.parts} />
      </>
    );
  if (content.kind === 'solution')
    return (
      <>
        <Bar place={place} />
        <SolutionLayout solution={content.solution} back={content.back} />
      </>
    );
  if (place.name === undefined) return <Index />;
  return <ExampleList place={place} list={parts[place.name] ?? sectionExamples(place.name, content.page.sections)} />;
}

type SectionList = Extract<PageView['content'], { page: unknown }>['page']['sections'];

function sectionExamples(name: string, sections: SectionList): readonly Example[] {
  const sources = sourcesIn(examples[`${name}.yaml`] ?? '');
  return sections.map((section) => {
    const { note = '', yaml } = sources.get(section.id ?? '') ?? {};
    return { id: section.id ?? '', note, ...(yaml === undefined ? {} : { yaml }), section };
  });
}
