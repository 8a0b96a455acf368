import { defineSection } from 'archipel';
import { Permits } from './Permits.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Permits,
});
