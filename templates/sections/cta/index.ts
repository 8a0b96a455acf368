import { defineSection } from 'archipel';
import { Cta } from './Cta.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Cta,
});
