import { defineSection } from 'archipel';
import { Faq } from './Faq.tsx';
import { schema } from './schema.ts';

export default defineSection({
  schema,
  component: Faq,
  structuredData: (sections) => [
    {
      '@type': 'FAQPage',
      mainEntity: sections
        .flatMap(({ items }) => items)
        .map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    },
  ],
});
