import { defineCollection, typedView } from 'archipel';
import { own } from '../../own.ts';
import { card } from './card.ts';
import { EditionLayout } from './EditionLayout.tsx';
import { messages } from './messages.ts';
import { scaffold } from './scaffold.ts';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'edition',
  description: {
    en: 'an edition of the lead package: content/editions/ID.yaml',
    de: 'eine Edition des Lead-Pakets: content/editions/ID.yaml',
  },
  schema,
  route: ({ id, path }) => path ?? `/ai-lead-masters-${id}`,
  title: ({ card: { title } }) => title,
  card,
  structuredData: ({ industry, prices }, { view, description, url, image, offer }) => {
    const { t, settings } = typedView(view, own, messages);
    const { product } = settings.leadPackage;
    const name = t('edition.headline', { product, industry });
    const brand = { '@type': 'Brand', name: product };
    return [{ '@type': 'Product', name, description, url, image, brand, offers: offer(prices) }];
  },
  scaffold,
  messages,
  component: EditionLayout,
});
