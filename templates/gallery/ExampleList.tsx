// A list of examples, each with its name and its description. Examples of sections also have their YAML.
import { type SectionView, toolMessages } from 'archipel';
import type { ReactNode } from 'react';
import { Sections } from '../sections/Sections.tsx';
import { useView, ViewContext } from '../ViewContext.ts';
import { Bar } from './Bar.tsx';
import type { Place } from './place.ts';
import { exampleTitle, noteIn, typeTitle } from './titles.ts';

export interface Example {
  readonly id: string;
  readonly note: string;
  readonly yaml?: string;
  /** The section that is the example; undefined for a part. */
  readonly section?: SectionView;
  /** The part that is the example; undefined for a section. Parts need no content. */
  readonly Part?: () => ReactNode;
}

interface ExampleListProps {
  readonly place: Place;
  readonly list: readonly Example[];
}

export function ExampleList({ place, list }: ExampleListProps) {
  const shown = list.filter(({ id }) => place.example === undefined || place.example === id);
  // A page has one main heading, and a hero contains it.
  const Title = place.name === 'hero' ? 'p' : 'h1';
  // Several heroes on one page would each show breadcrumbs, so the view of a page with several examples has none.
  const view = useView();
  const example = place.example === undefined ? undefined : list.find(({ id }) => id === place.example);
  const title = example === undefined ? typeTitle(place.name ?? '', view.locale) : exampleTitle(example.note, view.locale);
  const { text, lang } = typeof title === 'string' ? { text: title, lang: undefined } : title;
  const quietView = shown.length > 1 ? { ...view, breadcrumbs: [] } : view;
  return (
    <ViewContext value={quietView}>
      <div className="gallery-head">
        <Bar place={place} />
        <Title className="gallery-head__title container" lang={lang}>
          {text}
        </Title>
      </div>
      {shown.map((example) => (
        <ExampleBlock key={example.id} example={example} place={place} />
      ))}
    </ViewContext>
  );
}

function ExampleBlock({ example: { id, note, yaml, section, Part }, place }: { readonly example: Example; readonly place: Place }) {
  const { locale } = useView();
  const { alone, source } = toolMessages(locale).gallery;
  const description = noteIn(note, locale);
  return (
    <div className="example">
      <div className="example__head container">
        <p className="example__note" lang={description.lang}>
          {description.text} <code className="example__name">{id}</code>
        </p>
        {place.example === undefined && (
          <p className="example__alone">
            <a href={`${place.index}/${place.name}/${id}`}>
              {alone}
              <span className="visually-hidden">: {id}</span>
            </a>
          </p>
        )}
        {yaml !== undefined && (
          <details className="example__source">
            <summary>
              {source}
              <span className="visually-hidden">: {id}</span>
            </summary>
            <pre>
              <code>{yaml}</code>
            </pre>
          </details>
        )}
      </div>
      {section && <Sections sections={[section]} />}
      {Part && (
        <div className="example__stage container">
          <Part />
        </div>
      )}
    </div>
  );
}
