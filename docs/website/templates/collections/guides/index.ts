import { defineCollection } from 'archipel';
import { GuideLayout } from './GuideLayout.tsx';
import { loadGuides } from './load-guides.ts';
import { guideCard, schema } from './schema.ts';

export default defineCollection({
  singular: 'guide',
  description: 'a guide: a Markdown file of the repository',
  markdown: true,
  schema,
  source: { load: loadGuides },
  title: ({ title }) => title,
  card: guideCard,
  component: GuideLayout,
});
