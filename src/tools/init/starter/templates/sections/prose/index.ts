import { defineSection } from 'archipel';
import { ProseSection } from './ProseSection.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: ProseSection });
