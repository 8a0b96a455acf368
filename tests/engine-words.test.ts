// The engine contains no words of its first site.
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

const engine = sourcesIn('src');

/** Folders in which a word is allowed, because it is also a word of other generators. */
const folders: Readonly<Record<string, string>> = { category: 'src/tools/import/' };

test.each([
  ['edition', /\b[Ee]ditions?\b/],
  ['solution', /\b[Ss]olutions?\b/],
  ['sector', /\b[Ss]ectors?\b/],
  ['category', /\bcategor(?:y|ies)\b/],
  ['industry', /\bindustry\b|\bindustries\b/],
  ['lead package', /\bleadPackage\b|\blead package\b/],
  ['package part', /\b[Pp]ackageParts?\b/],
  ['promotion that it advertises', /'promotion'|\.promotion\b|\bpromotion:/],
  ['booking', /\bbooking\b/],
  ['consulting', /\b[Cc]onsulting\b/],
  ['AI Act', /AI[- ]?Act/i],
  ['company', /spreebogen|\bvatId\b|'company/i],
  ['social profiles', /\bsocial\b/],
  ['menus', /navigation\.yaml/],
  ['messages of its templates', /'(?:edition|consent|language)\.\w+'/],
  ['accent of an edition', /\baccents\b/],
  ['address of an edition', /ai-lead-masters/],
  ['time zone', /Berlin/],
  ['fields of forms', /\banrede\b|\bvorname\b|\bnachname\b|\bcustomerNumber\b|\bdouble_opt_in\b/],
  ['words of mails', /Guten Tag|Support Ticket|Support-Anfrage|Eingabedaten|Authentifizierungsfehler/],
  ['services of its forms', /newsletter\.|contactForm|emailjs|\bserviceId:|templateId/i],
  ['country', /addressCountry|'DE'/],
])('The engine does not mention its first site: %s', (word, pattern) => {
  const folder = folders[word];
  const elsewhere = engine.filter(({ file }) => folder === undefined || !file.startsWith(folder));
  expect(elsewhere.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
});
