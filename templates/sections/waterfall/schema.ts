import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const entry = z
  .strictObject({
    text: text.meta({ description: 'What was booked, clearly invented.' }),
    value: text.meta({ description: 'The amount, with its unit.' }),
  })
  .meta({ title: 'Ledger entry', description: 'A line of the ledger.' });

const part = z
  .strictObject({
    label: text.meta({ description: 'What the column stands for, in a word or two.' }),
    share: z.int().min(-100).max(100).meta({
      description: 'The height in hundredths of the first column: 100 for the first column, negative for an amount that is subtracted.',
    }),
    value: text.meta({ description: 'The share in words and figures, below the column.' }),
    formula: text.meta({ description: 'How the value was worked out.' }),
    entries: z.array(entry).min(1).max(4).meta({ description: 'One to four entries behind the value.' }),
  })
  .meta({ title: 'Calculation column', description: 'A column of the calculation, with its entries.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    total: text.meta({ description: 'The result, as a figure.' }),
    result: text.meta({ description: 'What the figure stands for.' }),
    items: z
      .array(part)
      .min(2)
      .max(5)
      .meta({ description: 'Two to five columns: the first is the total, the others are subtracted from it or added to it.' }),
    caption: text.meta({ description: 'A line under the entries.' }),
  })
  .meta({ description: 'A figure and its calculation: columns that visitors open to see the entries of the ledger.' });
