import { defineSection } from 'archipel';
import { Budget } from './Budget.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Budget,
});
