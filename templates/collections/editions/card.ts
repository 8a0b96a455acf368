import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** Returns the data of a card on the industry overview. */
export const card = ({ icon, sector, card: { title, text } }: Value<typeof schema>) => ({ icon, sector, title, text });
