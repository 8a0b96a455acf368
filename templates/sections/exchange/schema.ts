import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const lines = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] });

const exchange = z
  .strictObject({
    label: text.meta({ description: 'What is sent, in a word or two.' }),
    request: lines('The request, as a developer writes it.', 'curl "$API_URL/v1/documents"'),
    answer: lines('What comes back.', '{ "kind": "order" }'),
    note: text.meta({ description: 'What your software does with the response, in one sentence.' }),
  })
  .meta({ title: 'Exchange', description: 'A request with its answer.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(exchange).min(2).max(4).meta({ description: 'Two to four exchanges; the first is shown at once.' }),
    caption: text.meta({ description: 'A line under the exchange.' }),
  })
  .meta({ description: 'A request in one half of the window and its answer in the other; visitors choose what is sent.' });
