import { defineCollection, type EntryView, link, type SchemaTools, text, type Value, words, z } from 'archipel';
import { Sections } from '../Sections.tsx';
import { useView } from '../ViewContext.ts';

const schema = ({ sections }: SchemaTools) =>
  z.strictObject({
    name: text,
    ascent: z.int().meta({ description: 'In metres.' }),
    start: z.strictObject({ label: text, link }),
    order: z.int().optional(),
    sections,
  });

const messages = {
  tour: words('Words on the pages of tours.', {
    ascent: 'The ascent. {{metres}} is filled in.',
    start: 'Before the link to the hut at the start of the tour.',
  }),
};

/** Returns the fields of a tour that lists show. */
export const tourCard = ({ name, ascent }: Value<typeof schema>) => ({ name, ascent });

function Tour({ entry: { name, ascent, start, sections } }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const { t } = useView(messages);
  return (
    <>
      <h1>{name}</h1>
      <p className="figure">{t('tour.ascent', { metres: ascent })}</p>
      <p>
        {t('tour.start')} <a href={start.link.href}>{start.label}</a>
      </p>
      <Sections sections={sections} />
    </>
  );
}

export const tours = defineCollection({
  singular: 'tour',
  description: 'a tour',
  schema,
  route: ({ id }) => `/tour-${id}`,
  title: ({ name }) => name,
  card: tourCard,
  messages,
  component: Tour,
});
