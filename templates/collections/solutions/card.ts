import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** What a tile of the overview shows. */
export const card = ({ icon, category, name, summary }: Value<typeof schema>) => ({ icon, category, title: name, text: summary });
