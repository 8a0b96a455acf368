import { defineSection } from 'archipel';
import { Dates } from './Dates.tsx';
import { messages } from './messages.ts';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Dates,
  messages,
});
