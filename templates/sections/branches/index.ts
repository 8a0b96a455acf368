import { defineSection } from 'archipel';
import { Branches } from './Branches.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Branches,
});
