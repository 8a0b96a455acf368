import { defineSection } from 'archipel';
import { Inventory } from './Inventory.tsx';
import { messages } from './messages.ts';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Inventory,
  messages,
});
