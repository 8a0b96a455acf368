import { defineSection } from 'archipel';
import { Steps } from './Steps.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Steps,
});
