import { defineSection } from 'archipel';
import { Prices } from './Prices.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Prices,
  scaffold: { written: ['action'] },
});
