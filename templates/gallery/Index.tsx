// The index of the gallery: every section type, layout and part by name, each with its examples.

import { toolMessages } from 'archipel';
import { sections } from '../sections/index.ts';
import { useView } from '../ViewContext.ts';
import { examplesOf } from './examples.ts';
import { parts } from './parts/index.ts';
import { placeOf } from './place.ts';
import { sourcesIn } from './sources.ts';

interface Entry {
  readonly name: string;
  readonly ids: readonly string[];
}

const layouts: readonly Entry[] = ['edition', 'solution'].map((name) => ({ name, ids: [] }));

const sectionTypes: readonly Entry[] = Object.keys(sections).map((name) => ({ name, ids: [...sourcesIn(examplesOf(name)).keys()] }));

const partEntries: readonly Entry[] = Object.entries(parts).map(([name, list]) => ({ name, ids: list.map(({ id }) => id) }));

export function Index() {
  const { locale } = useView();
  const said = toolMessages(locale).gallery;
  return (
    <>
      <div className="gallery-head">
        <div className="container">
          <h1 className="gallery-head__title">{said.title}</h1>
          <p className="gallery-head__lead">{said.lead}</p>
        </div>
      </div>
      <Group title={said.sections} lead={said.sectionsLead} entries={sectionTypes} />
      <Group title={said.layouts} lead={said.layoutsLead} entries={layouts} />
      <Group title={said.parts} lead={said.partsLead} entries={partEntries} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Entry[];
}

function Group({ title, lead, entries }: GroupProps) {
  const { path } = useView();
  const { index } = placeOf(path);
  return (
    <section className="container">
      <div className="heading">
        <h2 className="heading__title">{title}</h2>
        <p className="heading__lead">{lead}</p>
      </div>
      <ul className="gallery-index">
        {entries.map(({ name, ids }) => (
          <li key={name} className="gallery-index__entry">
            <h3>
              <a href={`${index}/${name}`}>{name}</a>
            </h3>
            {ids.length > 0 && (
              <ul>
                {ids.map((id) => (
                  <li key={id}>
                    <a href={`${index}/${name}/${id}`}>{id}</a>
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
