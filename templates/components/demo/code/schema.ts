// A request in several programming languages, and its answer.
import { type Localized, text } from 'archipel';
import * as z from 'zod';

export const code = z
  .strictObject({
    tabs: z
      .array(
        z
          .strictObject({
            label: z
              .string()
              .min(1)
              .meta({ description: 'The name of the language.', examples: ['cURL'] }),
            code: z
              .string()
              .min(1)
              .meta({ description: 'The request.', examples: ['curl "$API_URL/v1/answers"'] }),
          })
          .meta({ title: 'Tab', description: 'The request in one language.' }),
      )
      .min(1)
      .max(3)
      .meta({ description: 'The request; the first is open.' }),
    status: text.meta({ description: 'The status of the answer, and how long it took.' }),
    answer: z
      .string()
      .min(1)
      .meta({ description: 'The answer.', examples: ['{ "id": 1 }'] }),
  })
  .meta({ description: 'A request to an interface, and its answer.' });

export type CodeView = Localized<z.infer<typeof code>>;
