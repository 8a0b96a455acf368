import { defineCollection } from 'archipel';
import { provider } from '../../structured-data.ts';
import { card } from './card.ts';
import { SolutionLayout } from './SolutionLayout.tsx';
import { scaffold } from './scaffold.ts';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'solution',
  description: { en: 'a solution: content/solutions/ID.yaml', de: 'eine Lösung: content/solutions/ID.yaml' },
  schema,
  // The address of a solution is below that of the overview page.
  route: ({ id, overview }) => overview && `${overview === '/' ? '' : overview}/${id}`,
  title: ({ name }) => name,
  card,
  structuredData: ({ name }, { view, description, url, baseUrl }) => [
    { '@type': 'Service', name, description, url, provider: provider(view, baseUrl), areaServed: 'EU' },
  ],
  scaffold,
  component: SolutionLayout,
});
