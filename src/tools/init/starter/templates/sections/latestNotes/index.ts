import { defineSection } from 'archipel';
import { LatestNotes } from './LatestNotes.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: LatestNotes, lists: { collection: 'notes', excerpt: true } });
