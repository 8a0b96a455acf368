// The index of the gallery: every section type, layout and part by name. Section types and parts are listed with their examples.

import { toolMessages } from 'archipel';
import { sections } from '../sections/index.ts';
import { useView } from '../ViewContext.ts';
import { examplesOf } from './examples.ts';
import { parts } from './parts/index.ts';
import { placeOf } from './place.ts';
import { sourcesIn } from './sources.ts';
import { exampleTitle, typeTitle, type Words } from './titles.ts';

interface Entry {
  readonly name: string;
  readonly examples: readonly { readonly id: string; readonly note: string }[];
}

const layouts: readonly Entry[] = ['edition', 'solution'].map((name) => ({ name, examples: [] }));

const sectionTypes: readonly Entry[] = Object.keys(sections).map((name) => ({
  name,
  examples: [...sourcesIn(examplesOf(name))].map(([id, { note }]) => ({ id, note })),
}));

const partEntries: readonly Entry[] = Object.entries(parts).map(([name, list]) => ({ name, examples: list }));

export function Index() {
  const { locale } = useView();
  const texts = toolMessages(locale).gallery;
  return (
    <>
      <div className="gallery-head">
        <div className="container">
          <h1 className="gallery-head__title">{texts.title}</h1>
          <p className="gallery-head__lead">{texts.lead}</p>
        </div>
      </div>
      <Group title={texts.sections} lead={texts.sectionsLead} entries={sectionTypes} />
      <Group title={texts.layouts} lead={texts.layoutsLead} entries={layouts} />
      <Group title={texts.parts} lead={texts.partsLead} entries={partEntries} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Entry[];
}

function Group({ title, lead, entries }: GroupProps) {
  const { path, locale } = useView();
  const { index } = placeOf(path);
  return (
    <section className="container">
      <div className="heading">
        <h2 className="heading__title">{title}</h2>
        <p className="heading__lead">{lead}</p>
      </div>
      <ul className="gallery-index">
        {entries.map(({ name, examples }) => (
          <li key={name} className="gallery-index__entry">
            <h3>
              <a href={`${index}/${name}`}>{typeTitle(name, locale)}</a>
            </h3>
            {examples.length > 0 && (
              <ul>
                {examples.map(({ id, note }) => (
                  <li key={id}>
                    <ExampleLink href={`${index}/${name}/${id}`} {...exampleTitle(note, locale)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const ExampleLink = ({ href, text, lang }: Words & { readonly href: string }) => (
  <a href={href} lang={lang}>
    {text}
  </a>
);
