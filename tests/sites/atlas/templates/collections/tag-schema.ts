import { text, type Value, z } from 'archipel';

/** Returns the schema of a topic with the ids of its notes. */
export const tagSchema = () => z.strictObject({ name: text, notes: z.array(z.string()) });

/** Returns the fields of a tag that lists show. */
export const tagCard = ({ name }: Value<typeof tagSchema>) => ({ name });
