import { defineSection } from 'archipel';
import { Matrix } from './Matrix.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Matrix,
});
