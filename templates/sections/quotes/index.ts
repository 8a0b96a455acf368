import { defineSection } from 'archipel';
import { QuotesSection } from './Quotes.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: QuotesSection,
});
