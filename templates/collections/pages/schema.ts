// An ordinary page: meta data and a list of sections.

import { action, type EntryView, fieldSets, id, meta, path, type SchemaTools, text, type Value } from 'archipel';
import * as z from 'zod';

export const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      path: path.optional().meta({ description: 'The address; without it, the name of the file.' }),
      name: text.meta({ description: 'A short name, for breadcrumbs and lists.' }),
      parent: id.optional().meta({ names: 'pages', description: 'The page above this one, for breadcrumbs.' }),
      back: action.optional().meta({ description: 'A link back, above the main heading.' }),
      ...fieldSets.reviewed,
      meta,
      service: z
        .strictObject({
          name: text.meta({ description: 'What the service is called.' }),
          prices: id.optional().meta({ names: 'priceLists', description: 'The price list of the offer.' }),
        })
        .optional()
        .meta({ description: 'Tells search engines that this page offers a service.' }),
      sections: sections.meta({ description: 'The sections of the page, from top to bottom.' }),
    })
    .meta({ title: 'Page', description: 'A page of the site.' });

export type PageView = EntryView<Value<typeof schema>>;
