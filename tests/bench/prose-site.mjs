// @ts-check
// Writes a site of prose: the starter in three languages, and documents of about 4 kB of Markdown, each with 20 links and 2 code blocks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Words that are typical of each language, so that the language of a document can be detected. */
const vocabulary = {
  en: 'harbour light tide boat rope chart wind watch signal island crew depth course map anchor shore weather lamp bridge log'.split(' '),
  de: 'Hafen Licht Flut Boot Leine Karte Wind Wache Zeichen Insel Mannschaft Tiefe Kurs Plan Anker Ufer Wetter Lampe Brücke Buch'.split(
    ' ',
  ),
  fr: 'port lumière marée bateau corde carte vent veille signal île équipe fond cap plan ancre rive temps lampe pont journal'.split(' '),
};
const languages = /** @type {const} */ (['en', 'de', 'fr']);
/** @typedef {(typeof languages)[number]} Language */

/** Returns `length` words. The same seed gives the same words. @param {Language} language @param {number} seed @param {number} length */
const phrase = (language, seed, length) =>
  Array.from({ length }, (_, index) => vocabulary[language][(seed * 7 + index * 13 + (seed >> 3)) % 20]).join(' ');

/** @param {Language} language @param {number} seed @param {number} length */
function sentence(language, seed, length) {
  const words = phrase(language, seed, length);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${seed}.`;
}

/** Returns the text of a document. @param {Language} language @param {number} number @param {number} documents */
export function proseOf(language, number, documents) {
  const paragraph = (/** @type {number} */ part) => {
    const seed = number * 50 + part;
    const target = (number * 31 + part * 17) % documents;
    const link = `[${phrase(language, seed + 1, 3)}](${part % 2 === 0 ? `/documents/document-${target}` : `./document-${target}.yaml`})`;
    return `${sentence(language, seed, 22)} ${link} ${phrase(language, seed, 2)} ${seed}. ${sentence(language, seed + 2, 6)}`;
  };
  const section = (/** @type {number} */ part) =>
    `## ${sentence(language, number * 10 + part, 3).slice(0, -1)}\n\n${[0, 1, 2, 3].map((step) => paragraph(part * 4 + step)).join('\n\n')}\n\n- ${sentence(language, number + part, 5)}\n- **${phrase(language, part, 2)}** \`value-${part}\`\n`;
  const code = (/** @type {number} */ part) =>
    `\`\`\`js\nexport function step${part}(input) {\n  const total = input.length * ${number};\n  return \`\${total} of ${part}\`;\n}\n\`\`\`\n`;
  return `${[0, 1].map(section).join('\n')}\n${code(0)}\n${[2, 3].map(section).join('\n')}\n${code(1)}\n${section(4)}`;
}

/** @param {(language: Language) => string} text */
const texts = (text) => `{ ${languages.map((language) => `${language}: "${text(language)}"`).join(', ')} }`;

/** @param {number} number */
const entry = (number) => `languages: [${languages.join(', ')}]
name: ${texts((language) => `${phrase(language, number, 2)} ${number}`)}
lead: ${texts((language) => sentence(language, number, 10))}
meta:
  title: ${texts((language) => `${phrase(language, number, 3)} ${number}`)}
  description: ${texts((language) => sentence(language, number, 14))}
sections:
  - type: prose
    source: document-${number}
`;

/**
 * Writes the starter and documents with at least `routes` routes to the new folder `target`.
 * @param {{ target: string, routes: number }} input
 */
export function writeProseSite({ target, routes }) {
  mkdirSync(target, { recursive: true });
  const init = spawnSync(process.execPath, [join(root, 'bin/archipel.js'), 'init', '--locales', languages.join(','), '--name', 'Prose'], {
    cwd: target,
    encoding: 'utf8',
  });
  if (init.status !== 0) throw new Error(init.stderr);
  writeDocuments({ target, routes });
}

/** Writes documents with at least `routes` routes into the site at `target`. @param {{ target: string, routes: number }} input */
export function writeDocuments({ target, routes }) {
  const folder = join(target, 'content/pages/documents');
  mkdirSync(folder, { recursive: true });
  const documents = Math.ceil(routes / languages.length);
  for (let number = 0; number < documents; number += 1) {
    writeFileSync(join(folder, `document-${number}.yaml`), entry(number));
    for (const language of languages)
      writeFileSync(join(folder, `document-${number}.${language}.mdx`), proseOf(language, number, documents));
  }
}
