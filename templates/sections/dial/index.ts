import { defineSection } from 'archipel';
import { Dial } from './Dial.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Dial,
});
