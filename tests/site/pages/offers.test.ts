// Checks that the pages of offers, and some other pages, contain the promised words, processes and links back.
import { describe, expect, test } from 'vitest';
import { idsIn } from '../../support/real-site/real-content.ts';
import { all, pageAt, textOf, wordsOf } from '../../support/real-site/real-site.ts';

/** Path, words on the German page, words on the English page. */
const topics: readonly (readonly [string, readonly RegExp[], readonly RegExp[]])[] = [
  [
    '/ai-act-officer',
    [/Expertise/, /Ihr Nutzen|Nutzen|Vorteile/, /EU AI Act/, /Rückruf buchen/],
    [/Expertise/, /[Bb]enefits?/, /EU AI Act/, /Book a callback/],
  ],
  [
    '/ai-consulting',
    [/Angebot/, /Ihr Nutzen/, /Strategie/, /Erstgespräch buchen/],
    [/What we offer/, /Your benefits/, /strategy/, /Book a first call/],
  ],
  [
    '/about',
    [/KI-Institut/, /Expertise/, /Mission/, /Beratung/, /Mentoring/, /Umsetzung/, /Werkzeuge und Dienste/, /Erstgespräch buchen/],
    [/AI institute/, /Expertise/, /Mission/, /Consulting/, /Mentoring/, /Implementation/, /Tools and services/, /Book a first call/],
  ],
  [
    '/api',
    [/Hohe Leistung/, /Enterprise-Sicherheit/, /Einfache Integration/, /OAuth 2\.0/, /GraphQL/, /Rate Limiting/, /Webhooks/],
    [/High performance/, /Enterprise security/, /Easy integration/, /OAuth 2\.0/, /GraphQL/, /Rate limiting/, /Webhooks/],
  ],
  [
    '/api',
    [/Preismodelle/, /Pay-as-you-go/, /Enterprise-Pakete/, /30 Tage kostenlos/],
    [/Pricing models/, /Pay-as-you-go/, /Enterprise packages/, /30-day free trial/],
  ],
  ['/integrations', [/Automatisierung/, /Kommunikation/, /KI-Dienste/], [/Automation tools/, /Communication tools/, /AI services/]],
  ['/ai-solutions/analytics-team', [/Anwendungsfälle/, /Finanzen/, /Personal/, /Risiko/], [/Use cases/, /Finance/, /HR/, /Risk/]],
  ['/ai-solutions/outbound-call-agents', [/klonen|[Gg]eklonte Stimme/], [/[Cc]loned/]],
  ['/ai-audit', [/Ihr Nutzen/, /Was im Bericht steht/], [/Your benefits/, /What the report contains/]],
  ['/imprint', [/Europäischen Union/, /DSGVO/], [/European Union/, /GDPR/]],
];

describe.each(topics)('The page %s mentions', (path, german, english) => {
  test.each(german)('%s in German', (topic) => expect(wordsOf(path)).toMatch(topic));
  test.each(english)('%s in English', (topic) => expect(wordsOf(`/en${path}`)).toMatch(topic));
});

/** Returns the titles of the steps of each numbered process on a page. */
const processesOn = (path: string): string[][] =>
  all(pageAt(path).tree, 'main ol:not(.crumbs__list)').map((list) => all(list, 'h3').map(textOf));

test.each([
  ['/ai-solutions/inbound-call-agents', ['Annahme', 'Analyse', 'Lösung', 'Nachbereitung']],
  ['/en/ai-solutions/inbound-call-agents', ['Acceptance', 'Analysis', 'Solution', 'Follow-up']],
  ['/ai-solutions/outbound-call-agents', ['Vorbereitung', 'Durchführung', 'Abschluss', 'Nachbereitung']],
  ['/en/ai-solutions/outbound-call-agents', ['Preparation', 'Execution', 'Closing', 'Follow-up']],
  ['/ai-audit', ['Erstgespräch', 'Risikoanalyse', 'Prüfung', 'Auswertung']],
  ['/en/ai-audit', ['Initial talk', 'Risk analysis', 'Review', 'Evaluation']],
])('The offer %s shows the four steps of its process in order', (path, steps) => {
  expect(processesOn(path)).toContainEqual(steps);
});

const solutions = idsIn('solutions');

test.each(solutions.flatMap((id) => [`/ai-solutions/${id}`, `/en/ai-solutions/${id}`]))(
  'The offer %s shows its process step by step',
  (path) => {
    const lists = all(pageAt(path).tree, 'main ol:not(.crumbs__list)');
    // A step has a heading, or a time.
    expect(Math.max(...lists.map((list) => all(list, 'li:has(h3, time)').length))).toBeGreaterThanOrEqual(3);
  },
);

const backLinks: readonly (readonly [string, string, string])[] = [
  ...solutions.flatMap((id): [string, string, string][] => [
    [`/ai-solutions/${id}`, '/ai-solutions', 'Zurück zur Übersicht'],
    [`/en/ai-solutions/${id}`, '/en/ai-solutions', 'Back to Overview'],
  ]),
  ['/api', '/', 'Zurück zur Startseite'],
  ['/integrations', '/', 'Zurück zur Startseite'],
  ['/ai-team-example', '/ai-solutions', 'Zurück zur Übersicht'],
  ['/en/ai-team-example', '/en/ai-solutions', 'Back to Overview'],
];

test.each(backLinks)('The offer %s leads back to %s with the words “%s”', (path, target, words) => {
  const links = all(pageAt(path).tree, 'main a').map((link) => [link.attribs['href'], textOf(link)]);
  expect(links).toContainEqual([target, words]);
});

test.each(['/en/api', '/en/integrations'])('The offer %s leads back to the English home page', (path) => {
  expect(all(pageAt(path).tree, 'main a.back').map(({ attribs }) => attribs['href'])).toEqual(['/en']);
});
