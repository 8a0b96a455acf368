// The content folder for tests of processes: the settings and messages of the real site, with one page and a not-found page
// in two languages, so that hundreds of builds are cheap.
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const realContent = fileURLToPath(new URL('../../../content', import.meta.url));

const page = (name: string, path: string): string => `languages: [de, en]
path: ${path}
name: { de: ${name}, en: ${name} }
meta:
  title: { de: "${name}: eine kleine Seite für Versuche", en: "${name}: a small page for trials of commands" }
  description:
    de: "Die Seite ${name} dient nur Versuchen mit Befehlen: Sie hat einen Titel, einen Absatz und sonst nichts, was zu lesen wäre."
    en: "The page ${name} serves trials of commands only: it has a title, one paragraph and nothing else that would be worth reading."
sections:
  - type: hero
    title: { de: "Seite ${name}", en: "Page ${name}" }
    lead: { de: Nicht viel mehr., en: Not much more. }
`;

const navigation = `header:
  - { label: { de: Start, en: Home }, link: { page: home } }
footer:
  columns:
    - title: { de: Mehr, en: More }
      links:
        - { label: { de: Start, en: Home }, link: { page: home } }
  legal: []
`;

/** Writes the small site into `folder`. */
export function writeSmallSite(folder: string): void {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const name of ['site.yaml', 'prices.yaml', 'translations', 'assets/icon.svg'])
    cpSync(join(realContent, name), join(folder, name), { recursive: true });
  // Removes `afterEnd: offer`, which would cause a warning.
  const prices = join(folder, 'prices.yaml');
  writeFileSync(prices, readFileSync(prices, 'utf8').replaceAll(/\n *afterEnd: offer/g, ''));
  // A fixed social image, because drawing one would take longer than the rest of the build.
  appendFileSync(join(folder, 'site.yaml'), 'socialImage: { de: icon.svg, en: icon.svg }\n');
  writeFileSync(join(folder, 'navigation.yaml'), navigation);
  writeFileSync(join(folder, 'pages/home.yaml'), page('Start', '/'));
  writeFileSync(join(folder, 'pages/not-found.yaml'), page('Fort', '/404'));
}
