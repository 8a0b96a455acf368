// A page of a report: rows, and its advice.
import { type Localized, text } from 'archipel';
import * as z from 'zod';

export const report = z
  .strictObject({
    title: text.meta({ description: 'The title of the report.' }),
    subtitle: text.optional().meta({ description: 'The recipient of the report, and its period.' }),
    rows: z
      .array(
        z
          .strictObject({
            label: text.meta({ description: 'What the row is about.' }),
            value: text.meta({ description: 'What the report says.' }),
            trend: z.array(z.number()).min(3).max(12).optional().meta({ description: 'Values of a small curve.' }),
          })
          .meta({ title: 'Report row', description: 'A row of the report.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The rows of the report.' }),
    advice: text.meta({ description: 'What the report advises.' }),
  })
  .meta({ description: 'A page of a report.' });

export type ReportView = Localized<z.infer<typeof report>>;
