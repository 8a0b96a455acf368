// What visitors can do next on a page: book, order, call or write. The expected URLs and numbers are read from site.yaml.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { idsIn, yaml } from '../../support/real-site/real-content.ts';
import { all, pageAt, textOf, wordsOf } from '../../support/real-site/real-site.ts';

const settings = z
  .object({
    externals: z.record(z.string(), z.object({ url: z.string() })),
    contacts: z.record(z.string(), z.object({ phone: z.string(), email: z.string().optional() })),
    company: z.object({ street: z.string(), city: z.literal('Berlin'), representative: z.string(), vatId: z.string() }),
  })
  .parse(yaml('site.yaml'));

const external = (name: string): string => settings.externals[name]?.url ?? '';
const contact = (name: string) => settings.contacts[name] ?? { phone: '', email: '' };
const linksOn = (path: string, href: string) => all(pageAt(path).tree, 'main a').filter(({ attribs }) => attribs['href'] === href);
const inBoth = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

const solutions = all(pageAt('/ai-solutions').tree, '.category a').map(({ attribs }) => attribs['href'] ?? '');
const editions = all(pageAt('/industry-solutions').tree, 'main a[href^="/ai-lead-masters"]').map(({ attribs }) => attribs['href'] ?? '');

test('The overviews link to all solutions and editions', () => {
  expect([new Set(solutions).size, new Set(editions).size]).toEqual([idsIn('solutions').length, idsIn('editions').length]);
});

test.each([...inBoth(['/']), ...new Set(editions)])('The page %s offers a video call, in a new tab', (path) => {
  const links = linksOn(path, external('booking.videoCall'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ attribs }) => attribs['target'] !== '_blank')).toEqual([]);
});

test.each(inBoth(['/ai-act-officer']))('The page %s offers a callback', (path) => {
  expect(linksOn(path, external('booking.callback')).length).toBeGreaterThan(0);
});

test.each([...inBoth(['/ai-solutions', '/about', ...solutions]), '/industry-solutions'])('The page %s offers a first call', (path) => {
  expect(linksOn(path, external('booking.firstCall')).length).toBeGreaterThan(0);
});

test.each(inBoth(['/ai-solutions', '/about']))('The page %s ends with a booking button', (path) => {
  const last = all(pageAt(path).tree, 'main > :last-child a').map(({ attribs }) => attribs['href']);
  expect(last).toContain(external('booking.firstCall'));
});

test.each(inBoth(['/ai-audit']))('The page %s has the checkout of the audit, and no other', (path) => {
  expect(linksOn(path, external('checkout.audit')).length).toBeGreaterThan(0);
  expect(linksOn(path, external('checkout.edition'))).toEqual([]);
});

test.each([...new Set(editions)])('The page %s links to its checkout four times', (path) => {
  expect(linksOn(path, external('checkout.edition'))).toHaveLength(4);
});

describe.each(inBoth(['/support']))('The support page %s', (path) => {
  test('has telephone, mail and chat', () => {
    const { phone, email } = contact('support');
    const hrefs = all(pageAt(path).tree, 'main .channel a').map(({ attribs }) => attribs['href']);
    expect(hrefs).toEqual([`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`, external('chat')]);
    expect(
      all(pageAt(path).tree, 'main .channel')
        .map(textOf)
        .filter((text) => text.includes('24/7')),
    ).toHaveLength(3);
  });
});

test.each(inBoth(['/contact']))('The page %s shows hotline, mail and address', (path) => {
  const { phone, email } = contact('contact');
  const cards = all(pageAt(path).tree, 'main .channel').map(textOf);
  expect(cards).toHaveLength(3);
  for (const [index, words] of [phone, email, settings.company.street].entries()) expect(cards[index]).toContain(words);
});

test('The hotlines of support, contact page and login differ', () => {
  expect(new Set(['support', 'contact', 'login'].map((name) => contact(name).phone)).size).toBe(3);
});

test.each(inBoth(['/ai-act-officer', '/ai-solutions/campaign-agent', '/ai-solutions/video-avatars']))(
  'The page %s shows a telephone number',
  (path) => {
    expect(all(pageAt(path).tree, 'main a[href^="tel:"]').map(textOf)).toEqual([expect.stringMatching(/^\+49 /)]);
  },
);

test.each(inBoth(['/imprint']))('The page %s names the legal representative of the site', (path) => {
  const { phone, email = '' } = contact('contact');
  const { street, city, representative, vatId } = settings.company;
  for (const words of [street, city, phone, email, representative, vatId]) expect(wordsOf(path)).toContain(words);
});
