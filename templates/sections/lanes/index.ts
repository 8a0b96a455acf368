import { defineSection } from 'archipel';
import { Lanes } from './Lanes.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Lanes,
});
