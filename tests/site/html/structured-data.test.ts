// The JSON-LD of each page: its types of schema.org, breadcrumbs, prices, and questions with answers.
import { describe, expect, test } from 'vitest';
import { editions } from '../../support/real-site/editions.ts';
import { priceList } from '../../support/real-site/price-lists.ts';
import { yaml } from '../../support/real-site/real-content.ts';
import { all, normalized, one, pageAt, pages, publicPages, type RealPage, textOf } from '../../support/real-site/real-site.ts';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Returns the JSON-LD of a page, which is a single graph on this site. The tests below would fail if the cast were wrong. */
function graphOf({ tree }: RealPage): readonly Node[] {
  const scripts = all(tree, 'script[type="application/ld+json"]');
  return scripts.flatMap(({ children }) => {
    const [text] = children;
    return text && 'data' in text ? (JSON.parse(text.data) as { '@graph': readonly Node[] })['@graph'] : [];
  });
}

const typesOf = (page: RealPage): string[] => graphOf(page).map((node) => node['@type']);
const nodeOf = (path: string, type: string): Node | undefined => graphOf(pageAt(path)).find((node) => node['@type'] === type);

const questionsOn = ({ tree }: RealPage): string[][] =>
  all(tree, 'main .faq__item').map((entry) => [textOf(one(entry, 'summary')), textOf(one(entry, 'p'))]);

function expectedTypes({ path, tree }: RealPage): string[] {
  const place = path === '/' || path === '/en' ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
  const service =
    /^(?:\/en)?\/(?:ai-act-officer|ai-audit|ai-consulting|api|ai-(?:inbound|outbound)-call-center|ai-secretarial-service|integrations|ai-solutions\/.+)$/;
  const offer = path.startsWith('/ai-lead-masters') ? ['Product'] : service.test(path) ? ['Service'] : [];
  return [...place, ...offer, ...(all(tree, 'main .faq__item').length > 0 ? ['FAQPage'] : [])];
}

test.each(publicPages)('The structured data of $path have the types that suit the page', (page) => {
  expect(typesOf(page)).toEqual(expectedTypes(page));
});

test.each(pages.filter((page) => !publicPages.includes(page)))('The structured data of $path are empty', (page) => {
  expect(typesOf(page)).toEqual([]);
});

test.each(publicPages.filter((page) => questionsOn(page).length > 0))(
  'The structured data of $path contain the questions and answers on the page',
  (page) => {
    const faq = nodeOf(page.path, 'FAQPage') as { mainEntity?: readonly { name: string; acceptedAnswer: { text: string } }[] } | undefined;
    const questions = faq?.mainEntity?.map(({ name, acceptedAnswer }) => [normalized(name), normalized(acceptedAnswer.text)]);
    expect(questions).toEqual(questionsOn(page));
  },
);

describe.each(publicPages.filter(({ path }) => path !== '/' && path !== '/en'))(
  'The breadcrumbs in the structured data of $path',
  ({ path, lang, tree }) => {
    test('lead from the home page to the page', () => {
      const list = nodeOf(path, 'BreadcrumbList') as { itemListElement?: readonly { position: number; item: string; name: string }[] };
      const items = list.itemListElement ?? [];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect([items[0]?.item, items.at(-1)?.item]).toEqual([
        `https://www.example.com${lang === 'de' ? '/' : '/en'}`,
        `https://www.example.com${path}`,
      ]);
      expect(items.map(({ name }) => normalized(name))).toEqual(all(tree, '.crumbs li').map(textOf));
    });
  },
);

const inEuros = (cents = 0): string => (cents / 100).toFixed(2);

test.each(editions)('The structured data of $path offer the edition at the price of the promotion', ({ path, prices }) => {
  const name = textOf(one(pageAt(path).tree, 'h1'));
  const price = inEuros(priceList(prices).offer['setup']);
  expect(nodeOf(path, 'Product')).toMatchObject({
    name,
    image: one(pageAt(path).tree, 'meta[property="og:image"]').attribs['content'],
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', priceValidUntil: '2025-06-30' },
  });
});

test.each(['/ai-audit', '/en/ai-audit'])('The structured data of %s offer the audit at the price of the promotion', (path) => {
  expect(nodeOf(path, 'Service')).toMatchObject({
    offers: {
      '@type': 'Offer',
      price: inEuros(priceList('audit').offer['once']),
      priceCurrency: 'EUR',
      priceValidUntil: '2025-06-30',
      priceSpecification: { valueAddedTaxIncluded: false },
    },
  });
});

test.each(['/', '/en'])('The structured data of %s describe the company', (path) => {
  expect(nodeOf(path, 'Organization')).toMatchObject({ url: 'https://www.example.com/', address: { addressLocality: 'Berlin' } });
  expect(nodeOf(path, 'WebSite')).toMatchObject({ inLanguage: path === '/' ? 'de' : 'en' });
});

test('The structured data have the purpose of each hotline', () => {
  const { contactPoint = [] } = (nodeOf('/', 'Organization') ?? {}) as {
    contactPoint?: readonly { contactType: string; telephone: string }[];
  };
  const { contacts } = yaml('site.yaml') as { contacts: Readonly<Record<string, { readonly phone: string }>> };
  expect(contactPoint.map(({ contactType, telephone }) => [contactType, telephone])).toEqual([
    ['customer support', contacts['support']?.phone],
    ['sales', contacts['contact']?.phone],
  ]);
});
