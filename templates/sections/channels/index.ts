import { defineSection } from 'archipel';
import { Channels } from './Channels.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Channels,
  scaffold: { written: ['title', 'items.text', 'items.link'] },
});
