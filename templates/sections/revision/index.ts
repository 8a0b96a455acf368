import { defineSection } from 'archipel';
import { Revision } from './Revision.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Revision,
});
