// @ts-check
// Creates a larger site from the real one, by adding ordinary pages in both languages until there are enough routes.
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const words =
  'Daten Prozesse Teams Kunden Verträge Fristen Risiken Berichte Angebote Termine Systeme Aufgaben Rollen Regeln Zahlen Märkte Fragen Antworten Wege Ziele'.split(
    ' ',
  );

/**
 * Returns a sentence of `length` words and a figure. The same seed gives the same words.
 * @param {number} seed @param {number} length @param {number} figure
 */
function sentence(seed, length, figure = seed) {
  const picked = Array.from({ length }, (_, index) => words[(seed * 7 + index * 13 + (seed >> 3)) % words.length]);
  return `${picked.join(' ')} ${figure}.`;
}

/** @param {number} seed @param {number} length */
const text = (seed, length) => `{ de: "${sentence(seed, length)}", en: "${sentence(seed + 1, length, seed)}" }`;

/** @param {number} seed @param {string} icon */
const point = (seed, icon) =>
  `      - icon: ${icon}\n        title: ${text(seed, 3)}\n        text: ${text(seed + 2, 24)}\n        points: [${[3, 4, 5].map((step) => text(seed + step, 5)).join(', ')}]\n`;

/** Returns a page of about 15 kB. @param {number} number */
function page(number) {
  const seed = number * 100;
  const items = (/** @type {number} */ from, /** @type {string[]} */ icons) =>
    icons.map((icon, index) => point(seed + from + index * 10, icon)).join('');
  const questions = [1, 2, 3, 4]
    .map((step) => `      - question: ${text(seed + step, 8)}\n        answer: ${text(seed + step, 40)}\n`)
    .join('');
  return `# A page of the benchmark.
languages: [de, en]
name: ${text(seed, 2)}
parent: home
meta:
  title: ${text(seed, 5)}
  description: ${text(seed, 18)}
sections:
  - type: hero
    title: ${text(seed, 5)}
    lead: ${text(seed + 1, 25)}
    actions:
      - { label: { de: "Termin", en: "Appointment" }, link: { external: booking.firstCall } }
  - type: features
    title: ${text(seed + 2, 5)}
    items:
${items(10, ['bot', 'brain', 'shield-check', 'workflow', 'target', 'rocket'])}  - type: steps
    title: ${text(seed + 3, 5)}
    items:
${items(80, ['search', 'send', 'check', 'flag'])}  - type: checklist
    title: ${text(seed + 4, 5)}
    items: [${[1, 2, 3, 4, 5, 6].map((step) => text(seed + step, 9)).join(', ')}]
  - type: faq
    title: ${text(seed + 5, 5)}
    items:
${questions}  - type: cta
    title: ${text(seed + 6, 6)}
    actions:
      - { label: { de: "Kontakt", en: "Contact" }, link: { page: contact } }
`;
}

/**
 * Copies `content`, which has `own` routes, to `target`, and adds pages until there are at least `routes` routes.
 * @param {{ content: string, target: string, routes: number, own: number }} input
 */
export function generate({ content, target, routes, own }) {
  cpSync(content, target, { recursive: true });
  // All link previews share one picture, because the time to draw thousands of pictures would hide all other times.
  appendFileSync(join(target, 'site.yaml'), 'socialImage: { de: icon.svg, en: icon.svg }\n');
  // The time to report thousands of unrecorded URLs would also hide all other times.
  rmSync(join(target, 'locks/urls.yaml'), { force: true });
  mkdirSync(join(target, 'pages/generated'), { recursive: true });
  const pairs = Math.ceil((routes - own) / 2);
  for (let number = 0; number < pairs; number += 1) writeFileSync(join(target, `pages/generated/page-${number}.yaml`), page(number));
}

const realContent = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Writes content of a size into the folder `work`: a copy of the real content for `real`, or else a site with that many routes. Returns
 * the folder of the content.
 * @param {string} work @param {string} size
 */
export function contentOfSize(work, size) {
  const target = join(work, `content-${size}`);
  if (size === 'real') cpSync(realContent, target, { recursive: true });
  else generate({ content: realContent, target, routes: Number(size), own: 68 });
  return target;
}
