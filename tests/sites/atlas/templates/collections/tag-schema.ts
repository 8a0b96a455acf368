import { text, type Value, z } from 'archipel';

/** A topic and its notes, by their ids. */
export const tagSchema = () => z.strictObject({ name: text, notes: z.array(z.string()) });

/** The fields of a tag in lists. */
export const tagCard = ({ name }: Value<typeof tagSchema>) => ({ name });
