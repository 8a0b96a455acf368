import { fieldSets, id, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    campaign: id.meta({ names: 'campaigns', description: 'A campaign of prices.yaml.' }),
    title: text.meta({ description: 'The title of the section.' }),
    note: text.optional().meta({ description: 'A line under the clock.' }),
    list: id.optional().meta({
      names: 'priceLists',
      description: 'The price list that the campaign is about: once the campaign is over, the section says which price applies.',
    }),
    afterEnd: z
      .enum(['zeros', 'last'])
      .default('last')
      .meta({ description: 'What is shown when the end passes while the page is open. zeros: a clock at zero; last: the last values.' }),
  })
  .meta({ description: 'The time left until a campaign ends.' });
