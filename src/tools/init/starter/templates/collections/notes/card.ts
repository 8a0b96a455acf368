import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** Returns the parts of a note that a list shows. */
export const card = ({ title, summary, topic, date }: Value<typeof schema>) => ({ title, summary, topic, date });
