// The schema of stations, and the fields of their cards. They are not in stations.tsx, because sections import them and
// stations.tsx imports sections.
import { fieldSets, icon, id, languages, meta, name, type SchemaTools, text, type Value, z } from 'archipel';
import { figures } from '../figures.ts';

export const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      languages,
      category: id.meta({ names: 'categories', description: 'A category of the page that lists all stations.' }),
      order: z.int().min(0).meta({ description: 'The place within the category; smaller comes first.' }),
      icon: icon.meta({ description: 'The icon of the page and of its card.' }),
      name: text.meta({ description: 'The name.' }),
      summary: text.meta({ description: 'One sentence for the card.' }),
      ...fieldSets.reviewed,
      meta,
      hero: z
        .strictObject({
          kicker: text.optional().meta({ description: 'A short line above the main heading.' }),
          lead: text.meta({ description: 'Two or three sentences under the main heading.' }),
          facts: figures,
        })
        .meta({ description: 'The opening of the page.' }),
      sections: sections.meta({ description: 'The sections between the opening and the contact block.' }),
      contact: z
        .strictObject({
          title: text.meta({ description: 'The heading of the block.' }),
          text: text.meta({ description: 'One or two sentences under it.' }),
          phone: name.optional().meta({ names: 'phones', description: 'The contact whose telephone number is shown.' }),
        })
        .meta({ description: 'The contact block at the end.' }),
    })
    .meta({ title: 'Station', description: 'A station with a page of its own.' });

export const stationCard = ({ icon, category, name, summary }: Value<typeof schema>) => ({ icon, category, title: name, text: summary });
