// Header and footer.
import * as z from 'zod';
import { languages } from './languages.ts';
import { link } from './link.ts';
import { text } from './text.ts';

const entry = z.strictObject({
  label: text,
  link,
  languages: languages.optional().meta({ description: 'Shown in these languages only.' }),
});

export const navigation = z
  .strictObject({
    header: z.array(entry).min(1),
    footer: z.strictObject({
      columns: z.array(z.strictObject({ title: text, links: z.array(entry).min(1) })).min(1),
      legal: z.array(entry),
    }),
  })
  .meta({ title: 'Navigation', description: 'The links of header and footer.' });

export type Navigation = z.infer<typeof navigation>;
