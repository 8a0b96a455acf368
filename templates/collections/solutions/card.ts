import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** Returns the data of a tile in the overview. */
export const card = ({ icon, category, name, summary }: Value<typeof schema>) => ({ icon, category, title: name, text: summary });
