import { type EntryView, path, type Value, z } from 'archipel';
import { kinds } from '../../outline.ts';

const heading = z.strictObject({ id: z.string(), text: z.string() });

export type Heading = z.infer<typeof heading>;

export const schema = () =>
  z.strictObject({
    title: z.string(),
    label: z.string(),
    file: z.string().meta({ description: 'From the root of the repository.' }),
    path,
    kind: z.enum(kinds),
    group: z.string(),
    number: z.int().meta({ description: 'The place in the menu; 0 for what is not there.' }),
    isDeep: z.boolean(),
    lists: z
      .array(z.strictObject({ guide: z.string(), headings: z.array(heading).readonly() }))
      .optional()
      .meta({ description: 'The headings of all guides, on the page that lists them.' }),
  });

export type Guide = Value<typeof schema>;

export type GuideView = EntryView<Guide>;

export const guideCard = ({ label, kind, group, number, file }: Guide) => ({ label, kind, group, number, file });
