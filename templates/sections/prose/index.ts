import { defineSection } from 'archipel';
import { Prose } from './Prose.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Prose,
  scaffold: { written: ['title'] },
});
