import { defineCollection } from 'archipel';
import { PageLayout } from './PageLayout.tsx';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'page',
  description: { en: 'a page: content/pages/ID.yaml', de: 'eine Seite: content/pages/ID.yaml' },
  schema,
  title: ({ name }) => name,
  scaffold: { sections: ['prose'] },
  component: PageLayout,
});
