import { defineCollection, type EntryView, list, neighboursOf, type SchemaTools, text, type Value, words, z } from 'archipel';
import { Sections } from '../Sections.tsx';
import { useView } from '../ViewContext.ts';

const schema = ({ sections }: SchemaTools) =>
  z.strictObject({
    name: text,
    altitude: z.int().meta({ description: 'In metres.' }),
    summary: text,
    sections: sections.optional(),
  });

export const messages = {
  hut: words('Words on the pages of huts.', { altitude: 'The altitude. {{metres}} is filled in.' }),
};

/** Returns the fields of a hut that lists show. */
export const hutCard = ({ name, altitude, summary }: Value<typeof schema>) => ({ name, altitude, summary });

function Hut({ entry: { name, altitude, summary, sections = [] } }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const view = useView(messages);
  const { previous, next } = neighboursOf(list(view, 'huts', { card: hutCard, sort: 'altitude' }), view.id);
  return (
    <>
      <h1>{name}</h1>
      <p className="figure">{view.t('hut.altitude', { metres: altitude })}</p>
      <p>{summary}</p>
      <Sections sections={sections} />
      {[previous, next].map(
        (hut) =>
          hut && (
            <p key={hut.id} className="figure">
              <a href={hut.link.href} rel={hut === next ? 'next' : 'prev'}>
                {hut.name}
              </a>
            </p>
          ),
      )}
    </>
  );
}

export const huts = defineCollection({
  singular: 'hut',
  description: 'a hut',
  schema,
  route: ({ id, overview }) => overview && `${overview}/${id}`,
  title: ({ name }) => name,
  card: hutCard,
  scaffold: { fields: { altitude: { value: '<metres>', meaning: 'the altitude', question: 'How high is it?' } } },
  messages,
  component: Hut,
});
