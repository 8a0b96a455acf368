import { defineSection } from 'archipel';
import { Notes } from './Notes.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: Notes, lists: { collection: 'notes' } });
