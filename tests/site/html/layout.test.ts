// The layout of every page: header, footer, and links to other sites.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { yaml } from '../../support/real-site/real-content.ts';
import { all, one, pages, type RealPage, textOf, whereIs } from '../../support/real-site/real-site.ts';

const { externals, company } = z
  .object({
    externals: z.record(z.string(), z.object({ url: z.string() })),
    company: z.object({ name: z.string() }),
  })
  .parse(yaml('site.yaml'));

const words = {
  de: {
    header: ['AI Act Officer Services', 'KI-Beratung', 'AI Agent Teams'],
    tagline: 'Neue Dimensionen unternehmerischer Freiheit im KI-Zeitalter.',
    news: 'Lust auf News?',
  },
  en: {
    header: ['AI Act Officer Services', 'AI Consulting', 'AI Agent Teams'],
    tagline: 'New dimensions of entrepreneurial freedom in the AI age.',
    news: 'Want News?',
  },
} as const;

const prefix = (page: RealPage): string => (page.lang === 'en' ? '/en' : '');
const hrefs = (page: RealPage, selector: string): string[] => all(page.tree, selector).map(({ attribs }) => attribs['href'] ?? '');

describe.each(pages)('The layout of $path:', (page) => {
  const expected = words[page.lang];

  test('the header links to the three offers and the login', () => {
    const links = all(page.tree, 'header .menu__list a').map((link) => [textOf(link), link.attribs['href']]);
    const targets = ['/ai-act-officer', '/ai-consulting', '/ai-solutions'].map((path) => `${prefix(page)}${path}`);
    // A link to the current page leads to its top.
    expect(links).toEqual(expected.header.map((label, index) => [label, targets[index] === page.path ? '#top' : targets[index]]));
    expect(links.length).toBe(3);
    expect(all(page.tree, 'header button[commandfor=login-dialog]').map(textOf)).toEqual(['Customer Login']);
  });

  test('the header has DE and EN, and a menu button', () => {
    const languages = all(page.tree, 'header .language > li').map(textOf);
    expect(languages.map((text) => text.slice(0, 2))).toEqual(['DE', 'EN']);
    expect(all(page.tree, 'header button[popovertarget=menu]')).toHaveLength(1);
  });

  test('the footer has its tagline, a button for the newsletter and the year', () => {
    const footer = textOf(one(page.tree, 'footer'));
    expect(footer).toContain(expected.tagline);
    expect(all(page.tree, 'footer button[commandfor=newsletter-dialog]').map(textOf)).toEqual([expected.news]);
    expect(footer).toContain(`© 2025 ${company.name}`);
  });

  test('the footer links to services, resources and company', () => {
    const inLanguage = ['/ai-audit', '/ai-team-example', '/integrations', '/support', '/about', '/contact', '/imprint'];
    const targets = [...inLanguage.map((path) => `${prefix(page)}${path}`), '/ai-lead-masters', '/industry-solutions'].map(whereIs);
    const links = hrefs(page, 'footer a');
    expect(targets.filter((path) => path !== page.path && !links.includes(path))).toEqual([]);
  });

  test('the footer links to the profiles, the call agents, the blog and the statements', () => {
    const names = ['social.shortMessages', 'social.messengerBot', 'social.professional', 'callAgents', 'blog', 'privacy', 'transparency'];
    const links = hrefs(page, 'footer a');
    expect(names.filter((name) => !links.includes(externals[name]?.url ?? ''))).toEqual([]);
  });

  test('the background has particles and a watermark, hidden from screen readers', () => {
    const sky = one(page.tree, '.sky');
    expect(sky.attribs['aria-hidden']).toBe('true');
    expect(all(sky, '.sky__watermark')).toHaveLength(1);
    expect(all(sky, '.sky__stars')).toHaveLength(2);
  });
});
