import { defineSection } from 'archipel';
import { Contact } from './Contact.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: Contact });
