import { defineSection } from 'archipel';
import { Checklist } from './Checklist.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Checklist,
});
