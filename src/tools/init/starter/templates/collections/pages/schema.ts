import { type EntryView, id, path, type SchemaTools, text, type Value, z } from 'archipel';

export const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      path: path.optional().meta({ description: 'The address; without it, the name of the file.' }),
      parent: id.optional().meta({ names: 'pages', description: 'The page above this one, for breadcrumbs.' }),
      name: text.meta({ description: 'A short name, for breadcrumbs; the heading of a page without a hero.' }),
      lead: text.optional().meta({ description: 'One or two sentences under that heading.' }),
      showFiles: z
        .literal(true)
        .optional()
        .meta({ description: 'Each section names the files that it is made of. Delete this line to hide them.' }),
      sections: sections.meta({ description: 'The sections of the page, from top to bottom.' }),
    })
    .meta({ title: 'Page', description: 'A page of the site.' });

export type Page = EntryView<Value<typeof schema>>;
