import { defineSection } from 'archipel';
import { Street } from './Street.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Street,
});
