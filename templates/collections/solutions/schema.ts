// An AI solution: a tile on the overview and a page of its own, below the address of the overview.
import { type EntryView, fieldSets, icon, id, meta, name, type SchemaTools, text, type Value } from 'archipel';
import * as z from 'zod';
import { metric } from '../../components/cards/items.ts';
import { demo } from '../../components/demo/schema.ts';

export const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      category: id.meta({ names: 'categories', description: 'A category of the overview (the section of type solutions).' }),
      order: z.int().min(0).meta({ description: 'The place within the category; smaller comes first.' }),
      icon: icon.meta({ description: 'The icon of the page and of its tile, by its name at lucide.dev/icons.' }),
      name: text.meta({ description: 'The name: main heading and title of the tile.' }),
      summary: text.meta({ description: 'One sentence for the tile on the overview.' }),
      ...fieldSets.reviewed,
      meta,
      hero: z
        .strictObject({
          kicker: text.optional().meta({ description: 'A short line above the main heading.' }),
          lead: text.meta({ description: 'Two or three sentences under the main heading.' }),
          demo: demo.optional().meta({ description: 'An example beside the words.' }),
          facts: z.array(metric).max(4).optional().meta({ description: 'Up to four figures.' }),
        })
        .meta({ description: 'The opening of the page.' }),
      sections: sections.meta({ description: 'The sections between the opening and the contact block.' }),
      contact: z
        .strictObject({
          title: text.meta({ description: 'The heading of the block.' }),
          text: text.meta({ description: 'One or two sentences under it.' }),
          phone: name.optional().meta({ names: 'phones', description: 'The contact of site.yaml whose telephone number is shown.' }),
        })
        .meta({ description: 'The contact block at the end; the booking button is added.' }),
    })
    .meta({ title: 'Solution', description: 'An AI solution with its own page.' });

export type SolutionView = EntryView<Value<typeof schema>>;
