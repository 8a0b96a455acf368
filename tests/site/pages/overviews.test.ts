// The overview pages: home, solutions, industries, and the AI team.
import { describe, expect, test } from 'vitest';
import { editions } from '../../support/real-site/editions.ts';
import { priceList, shownAmount } from '../../support/real-site/price-lists.ts';
import { all, one, pageAt, pages, textOf, wordsOf } from '../../support/real-site/real-site.ts';

const hrefs = (path: string, selector: string): string[] => all(pageAt(path).tree, selector).map(({ attribs }) => attribs['href'] ?? '');

test.each([
  ['/', ['/ai-act-officer', '/ai-consulting', '/ai-solutions']],
  ['/en', ['/en/ai-act-officer', '/en/ai-consulting', '/en/ai-solutions']],
])('The tiles on %s link to the three offers', (path, targets) => {
  expect(hrefs(path, 'main .tiles li.card--link a')).toEqual(targets);
});

test.each(['/', '/en'])('The overview %s links to three products, and shows the price of the audit', (path) => {
  const prefix = path === '/' ? '' : path;
  expect(hrefs(path, 'main :not(.tiles) > li.card--link a')).toEqual([`${prefix}/ai-audit`, '/ai-lead-masters', '/industry-solutions']);
  expect(wordsOf(path)).toContain(shownAmount(priceList('audit').offer['once'] ?? 0, path === '/' ? 'de' : 'en'));
});

const categories = [
  ['C-Level Agents', ['ai-coo', 'ai-cfo', 'ai-cio']],
  ['AI-Agents', ['web-developer', 'lead-scraper', 'campaign-agent']],
  ['AI-Multi-Agents', ['inbound-call-agents', 'outbound-call-agents', 'video-avatars']],
  ['AI-Agent Teams', ['content-team', 'research-agents', 'analytics-team']],
] as const;

/** Returns the specified paths that editors have not removed. */
const present = (paths: readonly string[]): string[] => paths.filter((path) => pages.some((page) => page.path === path));

type Group = readonly [title: string, links: readonly string[]];

/** Returns the groups of links on a page without the links that editors have added. */
const withoutAdded = (shown: readonly Group[], specified: readonly Group[]): Group[] =>
  shown.map(([title, links]) => [title, links.filter((link) => specified.some(([, paths]) => paths.includes(link)))]);

test.each(['/ai-solutions', '/en/ai-solutions'])('The overview %s lists the four categories with their solutions, in order', (path) => {
  const shown = all(pageAt(path).tree, '.category').map(
    (category) => [textOf(one(category, 'h2, .category__title')), all(category, 'a').map(({ attribs }) => attribs['href'] ?? '')] as const,
  );
  const specified = categories.map(([title, ids]) => [title, present(ids.map((id) => `${path}/${id}`))] as const);
  expect(withoutAdded(shown, specified)).toEqual(specified);
});

test('The English overview of solutions has its title, and links to the three offers', () => {
  expect(textOf(one(pageAt('/en/ai-solutions').tree, 'h1'))).toBe('AI Opens New Dimensions For You!');
  expect(hrefs('/en/ai-solutions', 'a')).toEqual(expect.arrayContaining(['/en/ai-act-officer', '/en/ai-consulting', '/en/ai-solutions']));
});

const ofEditions = (...ids: readonly string[]): string[] => ids.map((id) => `/ai-lead-masters-${id}`);

const industries = [
  [
    'Callcenter und Dialogmarketing',
    ['/ai-inbound-call-center', '/ai-outbound-call-center', '/ai-secretarial-service', ...ofEditions('insurance')],
  ],
  ['Bau und Handwerk', ofEditions('kitchen', 'solar', 'electric', 'construction')],
  ['Immobilien', ofEditions('property', 'real-estate')],
  ['Gesundheitswesen', ofEditions('hospital', 'medical', 'physio', 'dental', 'surgery', 'pharmacy')],
] as const;

describe('The overview of industries', () => {
  const sections = () =>
    all(pageAt('/industry-solutions').tree, 'main section').filter((section) => all(section, 'li.card--link').length > 0);

  test('has the title Branchenlösungen', () => {
    expect(textOf(one(pageAt('/industry-solutions').tree, 'h1'))).toBe('Branchenlösungen');
  });

  test('has four sections in order, each with its pages', () => {
    const shown = sections().map(
      (section) => [textOf(one(section, 'h2')), all(section, 'li.card--link a').map(({ attribs }) => attribs['href'] ?? '')] as const,
    );
    const specified = industries.map(([title, paths]) => [title, present(paths)] as const);
    expect(withoutAdded(shown, specified)).toEqual(specified);
    const listed = shown.flatMap(([, links]) => links);
    expect(editions.filter(({ id, path }) => id !== 'general' && !listed.includes(path))).toEqual([]);
  });

  test('has cards with an icon, a title, a description and a link “Mehr erfahren”', () => {
    for (const card of sections().flatMap((section) => all(section, 'li.card--link'))) {
      expect(all(card, '.card__icon svg')).toHaveLength(1);
      expect([textOf(one(card, 'h3')), textOf(one(card, 'p'))]).toEqual([expect.stringMatching(/./), expect.stringMatching(/.{20}/)]);
      expect(textOf(one(card, 'a'))).toMatch(/^Mehr erfahren/);
    }
  });

  test('asks whether an industry is missing', () => {
    expect(all(pageAt('/industry-solutions').tree, 'main h2').map(textOf)).toContain('Ihre Branche ist nicht dabei?');
  });
});

test.each([
  ['/ai-team-example', 'AI Team Beispiel', ['Führungsebene', 'Management', 'Spezialisierte Agenten', 'Support Agenten']],
  ['/en/ai-team-example', 'AI Team Example', ['Executive level', 'Management', 'Specialised agents', 'Support agents']],
])('The AI team on %s has its title and a legend of four levels', (path, title, levels) => {
  expect(textOf(one(pageAt(path).tree, 'h1'))).toBe(title);
  expect(all(pageAt(path).tree, '.legend > li').map(textOf)).toEqual(levels);
});

/** The areas of each row, and how many executives, managers and agents each of these areas has. */
const rows = [
  [
    [/Strateg.+Marketing/i, /Technolog/, /Finan/, /Betrieb|Operations/],
    [1, 1, 2],
  ],
  [
    [/Kunden|Customer/, /Personal|HR/, /Recht|Legal/],
    [0, 1, 2],
  ],
  [
    [/Vision/, /Entwicklung|Development/],
    [0, 0, 2],
  ],
] as const;

describe.each(['/ai-team-example', '/en/ai-team-example'])('The chart of the AI team on %s', (path) => {
  const levels = ['.role--executive', '.role--management', '.role--specialist, .role--support'];
  const shown = () => all(pageAt(path).tree, '.chart__row').map((row) => all(row, '.chart__column'));

  test('has an AI Co-CEO at the top', () => {
    expect(textOf(one(pageAt(path).tree, '.chart > li > .role'))).toMatch(/^AI Co-CEO/);
  });

  test('has rows of four, three and two areas', () => {
    const areas = shown().map((columns) => columns.map((column) => textOf(one(column, '.chart__area'))));
    expect(areas).toEqual(rows.map(([names]) => names.map((name) => expect.stringMatching(name))));
  });

  test('has two agents in each area, a manager in each area of the first two rows, and an executive in each area of the first row', () => {
    const roles = shown().map((columns) => columns.map((column) => levels.map((level) => all(column, level).length)));
    expect(roles).toEqual(rows.map(([names, counts]) => names.map(() => counts)));
  });
});

test('The overview of industries calls AI Lead Masters an 8-in-1 package', () => {
  expect(wordsOf('/industry-solutions')).toContain('8-in-1-Paket');
});
