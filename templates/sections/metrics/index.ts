import { defineSection } from 'archipel';
import { Metrics } from './Metrics.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Metrics,
  scaffold: { written: ['title'] },
});
