import { text, type Value, z } from 'archipel';

/** A topic and the notes on it, by their ids. */
export const tagSchema = () => z.strictObject({ name: text, notes: z.array(z.string()) });

/** What a list shows of a tag. */
export const tagCard = ({ name }: Value<typeof tagSchema>) => ({ name });
