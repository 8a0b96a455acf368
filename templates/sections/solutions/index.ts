import { defineSection } from 'archipel';
import { Solutions } from './Solutions.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Solutions,
  lists: { collection: 'solutions' },
  scaffold: { only: ['pages'], preset: { 'categories.id': 'todo' } },
});
