import { defineSection } from 'archipel';
import { Evidence } from './Evidence.tsx';
import { messages } from './messages.ts';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Evidence,
  messages,
});
