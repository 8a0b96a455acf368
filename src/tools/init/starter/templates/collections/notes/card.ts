import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** What a list shows of a note. */
export const card = ({ title, summary, topic, date }: Value<typeof schema>) => ({ title, summary, topic, date });
