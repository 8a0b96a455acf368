// The links of header and footer.

import { fieldSets, languages, link, text } from 'archipel';
import * as z from 'zod';

const entry = z
  .strictObject({
    label: text.meta({ description: 'The words of the link.' }),
    link,
    languages: languages.optional().meta({ description: 'Shown in these languages only.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Navigation link', description: 'A link of header or footer.' });

export const navigation = z
  .strictObject({
    header: z.array(entry).min(1).meta({ description: 'The links at the top of every page.' }),
    menu: z.array(entry).optional().meta({ description: 'Further links in the menu of small screens.' }),
    footer: z
      .strictObject({
        columns: z
          .array(
            z
              .strictObject({
                title: text.meta({ description: 'The heading of the column.' }),
                links: z.array(entry).min(1).meta({ description: 'The links of the column.' }),
              })
              .meta({ title: 'Footer column', description: 'A column of the footer.' }),
          )
          .min(1)
          .meta({ description: 'The columns of the footer, each with a heading and links.' }),
        legal: z.array(entry).meta({ description: 'The links in the last line: privacy, legal notice.' }),
      })
      .meta({ description: 'The links at the end of every page.' }),
  })
  .meta({ title: 'Navigation', description: 'The links of header and footer.' });
