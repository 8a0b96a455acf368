import { defineCollection, type EntryView, languages, meta, path, type SchemaTools, text, type Value, z } from 'archipel';
import { Sections } from '../Sections.tsx';

const schema = ({ sections }: SchemaTools) => z.strictObject({ languages, path: path.optional(), name: text, meta, sections });

const Page = ({ entry: { name, sections } }: { readonly entry: EntryView<Value<typeof schema>> }) => (
  <>
    <h1>{name}</h1>
    <Sections sections={sections} />
  </>
);

export const pages = defineCollection({ singular: 'page', description: 'a page', schema, title: ({ name }) => name, component: Page });
