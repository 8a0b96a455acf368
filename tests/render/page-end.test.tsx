// Pages that share the tail of their body render it once, and each page still has the same bytes as without sharing.
import { expect, test } from 'vitest';
import { isReadWhole } from '../../src/pages/render/view/page-sources.ts';
import type { SiteDefinition } from '../../src/site/definition.ts';
import { createTracker } from '../../src/store/reads/track.ts';
import { contentWith, inputOf, prepared } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

const { BodyEnd: End = () => null } = definition;

/** Prepares the fixture site. Resolves to the site, and to an object with the number of tails rendered so far. */
async function counted() {
  const count = { ends: 0 };
  const BodyEnd: NonNullable<SiteDefinition['BodyEnd']> = ({ view }) => {
    count.ends += 1;
    return <End view={view} />;
  };
  const site = await prepared({ ...inputOf(contentWith()), definition: { ...definition, BodyEnd } });
  return { site, count };
}

test('Most pages reuse the tail of another page, and all pages have the same bytes as without sharing', async () => {
  const { site, count } = await counted();
  const { Body, BodyEnd: _, ...rest } = definition;
  const inBody: SiteDefinition['Body'] = ({ view, children }) => (
    <>
      <Body view={view}>{children}</Body>
      <End view={view} />
    </>
  );
  const plain = await prepared({ ...inputOf(contentWith()), definition: { ...rest, Body: inBody } });
  const { routes } = site.routes;
  for (const [index, route] of routes.entries()) {
    const { html } = site.render(route);
    expect(html).toBe(plain.render(plain.routes.routes[index] ?? route).html);
    expect(html).toMatch(/<footer>.*<\/footer><\/body><\/html>\n$/s);
  }
  expect(count.ends).toBeLessThan(routes.length / 2);
});

test('A page that reuses the tail of another page also records the reads of that tail', async () => {
  const { site, count } = await counted();
  const tracker = createTracker({ isReadAsUnit: isReadWhole });
  const read = site.reader(tracker);
  const pages = site.routes.routes.map((route) => {
    const before = count.ends;
    const { reads } = read(route);
    const keys = [...reads.keys()].flatMap(({ parent, key }) => (parent?.parent?.key === 'data' ? [String(key)] : []));
    return { isOwn: count.ends > before, keys };
  });
  expect(pages.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(1);
  for (const { keys } of pages) expect(keys).toContain('footer');
});

test('transformPage gets each document with its tail, whether the tail is reused or not', async () => {
  const documents: string[] = [];
  const transformPage: NonNullable<SiteDefinition['transformPage']> = (tree) => {
    documents.push(JSON.stringify(tree));
  };
  const site = await prepared({ ...inputOf(contentWith()), definition: { ...definition, transformPage } });
  const pages = site.routes.routes.map((route) => site.render(route).html);
  expect(pages.length).toBeGreaterThan(4);
  expect(documents.filter((document) => document.includes('"tagName":"footer"'))).toHaveLength(pages.length);
  for (const html of pages) expect(html).toMatch(/<footer>.*<\/footer><\/body><\/html>\n$/s);
});
