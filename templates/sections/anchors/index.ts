import { defineSection } from 'archipel';
import { Anchors } from './Anchors.tsx';
import { schema } from './schema.ts';

export default defineSection({ schema, component: Anchors });
