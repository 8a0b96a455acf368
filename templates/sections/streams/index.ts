import { defineSection } from 'archipel';
import { Streams } from './Streams.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Streams,
});
