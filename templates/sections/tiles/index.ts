import { defineSection } from 'archipel';
import { schema } from './schema.ts';
import { Tiles } from './Tiles.tsx';

export default defineSection({
  schema,
  component: Tiles,
  scaffold: { written: ['title'] },
});
