import { path, type SchemaTools, text } from 'archipel';
import * as z from 'zod';

export const schema = ({ sections }: SchemaTools) =>
  z.strictObject({
    path: path.optional(),
    title: text,
    date: z.iso.date().meta({ description: 'When the note was published. A note without a date is in no feed.' }).optional(),
    author: z.string().meta({ description: 'Who wrote it.' }).optional(),
    sections: sections.optional(),
  });
