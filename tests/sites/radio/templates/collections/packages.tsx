// Packages of stations, each for one kind of customer.
import { defineCollection, type EntryView, type NewEntry, type Value } from 'archipel';
import { Countdown } from '../Countdown.tsx';
import { Data } from '../parts.tsx';
import { useView } from '../ViewContext.ts';
import { packageCard, schema } from './package.ts';

function Package({ entry }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const { prices, settings } = useView();
  return (
    <>
      <h1>{entry.industry}</h1>
      <Data value={entry} />
      <Data value={prices[entry.prices]} />
      <Countdown campaign={settings.promotion.campaign} />
    </>
  );
}

/** Returns the files of the pages that list packages of the same sector as the new entry. */
const listing = ({ answers: { sector }, others }: NewEntry): string[] =>
  others.flatMap(({ file, sections }) => (sector && sections.some((section) => section['sector'] === sector) ? [file] : []));

export const packages = defineCollection({
  singular: 'package',
  description: 'a package: content/packages/ID.yaml',
  schema,
  route: ({ id, path }) => path ?? `/package-${id}`,
  title: ({ card: { title } }) => title,
  card: packageCard,
  structuredData: ({ industry, prices }, { description, url, offer }) => [
    { '@type': 'Product', name: industry, description, url, offers: offer(prices) },
  ],
  scaffold: {
    name: { place: 'industry', called: 'whom it is for' },
    fields: {
      sector: { value: '<sector>', meaning: 'the section that lists it', question: 'Which section lists it?' },
      icon: { value: '<icon>', meaning: 'the name of an icon', question: 'Which icon?' },
      prices: { value: '<list>', meaning: 'a price list of prices.yaml', question: 'Which price list?', otherwise: 'only' },
      customers: {
        value: '<number>',
        meaning: 'the smallest number of customers',
        question: 'How many customers?',
        place: 'customers.count',
      },
      accent: { value: '<colour>', meaning: 'the colour; without it cyan', question: 'Which colour?' },
    },
    example: '--id bay --name-LANGUAGE Bays --sector dialog --icon bot --prices waves --customers 30',
    nextSteps: (entry) => [`Pages that list it: ${listing(entry).join(', ') || 'none'}.`],
  },
  component: Package,
});
