import { path, text, z } from 'archipel';

/** Returns the schema of a note. Its date is part of the name of its file, not of its front matter. */
export const noteSchema = () =>
  z.strictObject({
    title: text,
    path: path.optional(),
    date: z.iso.date(),
    author: z.string(),
    topics: z.array(z.string()),
  });
