import { defineSection } from 'archipel';
import { CountdownSection } from './Countdown.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: CountdownSection,
});
