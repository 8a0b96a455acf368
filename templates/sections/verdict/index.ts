import { defineSection } from 'archipel';
import { schema } from './schema.ts';
import { Verdict } from './Verdict.tsx';

export default defineSection({
  schema,
  component: Verdict,
});
