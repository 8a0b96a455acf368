import { defineSection } from 'archipel';
import { DemoSection } from './DemoSection.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: DemoSection });
