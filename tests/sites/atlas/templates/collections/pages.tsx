import { defineCollection, type EntryView, path, type SchemaTools, text, type Value, z } from 'archipel';
import { Opening } from '../parts/Opening.tsx';
import { sections as definitions } from '../sections.tsx';

const schema = ({ sections }: SchemaTools) =>
  z.strictObject({
    path: path.optional(),
    name: text,
    order: z.int().meta({ description: 'The place in the menu. A page without it is not in the menu.' }).optional(),
    sections: sections.optional(),
  });

/** Returns the fields of a page that the menu shows. */
export const pageCard = ({ name, order }: Value<typeof schema>) => ({ name, order });

const Page = ({ entry: { name, sections = [] } }: { readonly entry: EntryView<Value<typeof schema>> }) => (
  <>
    <Opening title={name} />
    {sections.map((section) => {
      const Section = definitions[section.type as keyof typeof definitions].component;
      return <Section key={section.type} section={section as never} />;
    })}
  </>
);

export const pages = defineCollection({
  singular: 'page',
  description: 'a page: content/pages/ID.yaml',
  schema,
  title: ({ name }) => name,
  card: pageCard,
  component: Page,
});
