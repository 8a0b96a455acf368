import { defineCollection } from 'archipel';
import { PageLayout } from './PageLayout.tsx';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'page',
  description: 'a page: content/pages/ID.yaml',
  schema,
  title: ({ name }) => name,
  structuredData: ({ service }, { description, url, provider, offer }) => {
    if (service === undefined) return [];
    const offers = service.prices === undefined ? {} : { offers: offer(service.prices) };
    return [{ '@type': 'Service', name: service.name, description, url, provider, areaServed: 'EU', ...offers }];
  },
  Layout: PageLayout,
});
