import { defineSection } from 'archipel';
import { Margins } from './Margins.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Margins,
});
