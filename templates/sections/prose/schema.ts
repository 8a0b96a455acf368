import { fieldSets, id } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.optionalHeading,
    layout: z
      .enum(['column', 'columns'])
      .default('column')
      .meta({ description: 'column: one readable column; columns: two side by side where there is room, for short parts with headings.' }),
    source: id.meta({ names: 'prose', description: 'The name of the MDX files beside this file: NAME.de.mdx and NAME.en.mdx.' }),
  })
  .meta({ description: 'Longer text, written as MDX.' });
