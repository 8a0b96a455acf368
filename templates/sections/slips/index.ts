import { defineSection } from 'archipel';
import { Slips } from './Slips.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Slips,
});
