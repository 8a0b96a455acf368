// Ordinary pages: a list of sections.
import {
  action,
  defineCollection,
  type EntryView,
  fieldSets,
  id,
  languages,
  meta,
  path,
  type SchemaTools,
  text,
  type Value,
  z,
} from 'archipel';
import { provider } from '../head.ts';
import { Sections } from '../sections.tsx';

const schema = ({ sections }: SchemaTools) =>
  z
    .strictObject({
      languages,
      path: path.optional().meta({ description: 'The address; without it, the name of the file.' }),
      name: text.meta({ description: 'A short name, for breadcrumbs and lists.' }),
      parent: id.optional().meta({ names: 'pages', description: 'The page above this one.' }),
      back: action.optional().meta({ description: 'A link back, above the main heading.' }),
      ...fieldSets.reviewed,
      meta,
      service: z
        .strictObject({
          name: text.meta({ description: 'What the service is called.' }),
          prices: id.optional().meta({ names: 'priceLists', description: 'The price list of the offer.' }),
        })
        .optional()
        .meta({ description: 'Tells search engines that this page offers a service.' }),
      sections: sections.meta({ description: 'The sections of the page, from top to bottom.' }),
    })
    .meta({ title: 'Page', description: 'A page of the site.' });

const Page = ({ entry }: { readonly entry: EntryView<Value<typeof schema>> }) => <Sections sections={entry.sections} />;

export const pages = defineCollection({
  singular: 'page',
  description: 'a page: content/pages/ID.yaml',
  schema,
  title: ({ name }) => name,
  structuredData: ({ service }, { view, description, url, baseUrl, offer }) => {
    if (service === undefined) return [];
    const offers = service.prices === undefined ? {} : { offers: offer(service.prices) };
    return [{ '@type': 'Service', name: service.name, description, url, provider: provider(view, baseUrl), ...offers }];
  },
  scaffold: {
    name: { called: 'the short name' },
    fields: {
      parent: {
        value: '<page>',
        meaning: 'the page above it; without it the home page',
        question: 'Which page is above it?',
        otherwise: 'home',
      },
    },
    sections: ['hero', 'features', 'cta'],
    example: '--id spring-offer --name-LANGUAGE "Spring offer"',
  },
  component: Page,
});
