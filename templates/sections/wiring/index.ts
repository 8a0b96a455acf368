import { defineSection } from 'archipel';
import { messages } from './messages.ts';
import { schema } from './schema.ts';
import { Wiring } from './Wiring.tsx';

export default defineSection({
  schema,
  component: Wiring,
  messages,
});
