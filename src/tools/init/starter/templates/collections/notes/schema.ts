import { type EntryView, type SchemaTools, text, type Value, z } from 'archipel';

export const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      date: z.iso.date().meta({ description: 'The day of the note; the newest comes first.', examples: ['2026-03-01'] }),
      topic: text.meta({ description: 'One or two words; the list of notes can be narrowed to them.' }),
      title: text.meta({ description: 'The heading.' }),
      summary: text.meta({ description: 'One or two sentences, for the list of notes.' }),
      sections: sections.meta({ description: 'The sections under the heading, from top to bottom.' }),
    })
    .meta({ title: 'Note', description: 'A note with a date.' });

export type Note = EntryView<Value<typeof schema>>;
