// Stations. Their pages are below the page that lists them.
import { defineCollection, type EntryView, type Value } from 'archipel';
import { provider } from '../head.ts';
import { Anchor, Data } from '../parts.tsx';
import { Sections } from '../sections.tsx';
import { useView } from '../ViewContext.ts';
import { schema, stationCard } from './station.ts';

function Station({ entry }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const { content, t } = useView();
  return (
    <>
      <h1>{entry.name}</h1>
      {content.overview && <Anchor link={content.overview}>{t('layout.backToOverview')}</Anchor>}
      <Data value={entry.hero} />
      <Sections sections={entry.sections} />
      <Data value={entry.contact} />
    </>
  );
}

export const stations = defineCollection({
  singular: 'station',
  description: 'a station: content/stations/ID.yaml',
  schema,
  route: ({ id, overview }) => overview && `${overview === '/' ? '' : overview}/${id}`,
  title: ({ name }) => name,
  card: stationCard,
  structuredData: ({ name }, { view, description, url, baseUrl }) => [
    { '@type': 'Service', name, description, url, provider: provider(view, baseUrl) },
  ],
  scaffold: {
    fields: {
      category: { value: '<id>', meaning: 'the category that lists it', question: 'In which category?' },
      icon: { value: '<icon>', meaning: 'the name of an icon', question: 'Which icon?' },
    },
    sections: ['features', 'steps', 'faq'],
    orderedWithin: 'category',
    example: '--id raft --category small --icon network --name-LANGUAGE "Raft"',
  },
  component: Station,
});
