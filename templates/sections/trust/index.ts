import { defineSection } from 'archipel';
import { schema } from './schema.ts';
import { Trust } from './Trust.tsx';

export default defineSection({
  schema,
  component: Trust,
  scaffold: { written: ['title'] },
});
