import { defineSection } from 'archipel';
import { Outage } from './Outage.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Outage,
});
