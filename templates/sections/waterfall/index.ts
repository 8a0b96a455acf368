import { defineSection } from 'archipel';
import { messages } from './messages.ts';
import { schema } from './schema.ts';
import { Waterfall } from './Waterfall.tsx';

export default defineSection({
  schema,
  component: Waterfall,
  messages,
});
