import { defineSection } from 'archipel';
import { Features } from './Features.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: Features });
