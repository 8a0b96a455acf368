import { defineSection } from 'archipel';
import { schema } from './schema.ts';
import { Voices } from './Voices.tsx';

export default defineSection({
  schema,
  component: Voices,
});
