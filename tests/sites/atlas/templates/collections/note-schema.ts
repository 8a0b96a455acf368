import { path, text, z } from 'archipel';

/** The front matter of a note; its date is in the name of its file. */
export const noteSchema = () =>
  z.strictObject({
    title: text,
    path: path.optional(),
    date: z.iso.date(),
    author: z.string(),
    topics: z.array(z.string()),
  });
