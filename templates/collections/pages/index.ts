import { defineCollection } from 'archipel';
import { provider } from '../../structured-data.ts';
import { PageLayout } from './PageLayout.tsx';
import { scaffold } from './scaffold.ts';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'page',
  description: { en: 'a page: content/pages/ID.yaml', de: 'eine Seite: content/pages/ID.yaml' },
  schema,
  title: ({ name }) => name,
  structuredData: ({ service }, { view, description, url, baseUrl, offer }) => {
    if (service === undefined) return [];
    const offers = service.prices === undefined ? {} : { offers: offer(service.prices) };
    return [{ '@type': 'Service', name: service.name, description, url, provider: provider(view, baseUrl), areaServed: 'EU', ...offers }];
  },
  scaffold,
  component: PageLayout,
});
