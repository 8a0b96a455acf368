import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** What the card on the industry overview shows. */
export const card = ({ icon, sector, card: { title, text } }: Value<typeof schema>) => ({ icon, sector, title, text });
