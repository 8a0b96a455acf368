import { defineSection } from 'archipel';
import { Cards } from './Cards.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Cards,
  lists: { collection: 'editions', by: 'sector' },
  scaffold: { written: ['items'] },
});
