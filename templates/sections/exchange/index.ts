import { defineSection } from 'archipel';
import { Exchange } from './Exchange.tsx';
import { messages } from './messages.ts';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Exchange,
  messages,
});
