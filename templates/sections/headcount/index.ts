import { defineSection } from 'archipel';
import { Headcount } from './Headcount.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Headcount,
});
