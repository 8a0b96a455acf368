// @ts-check
// Writes the pages of a content folder as a Hugo site: the same texts as front matter, one file for each language, with templates
// that write HTML of the same weight. The header and the footer are fixed text from a page that archipel has built, because fixed
// text costs Hugo least.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const here = dirname(fileURLToPath(import.meta.url));
const languages = ['de', 'en'];

/** @param {unknown} value @param {string} language @returns {unknown} */
function localize(value, language) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  const block = /** @type {Record<string, unknown>} */ (value);
  if (languages.some((each) => each in block)) return block[language];
  return Object.fromEntries(Object.entries(block).map(([key, inner]) => [key, localize(inner, language)]));
}

/**
 * Writes a Hugo project to `target`.
 * @param {{ content: string, built: string, target: string }} input `built` is the folder into which archipel has built `content`.
 */
export function writeHugoSite({ content, built, target }) {
  for (const name of ['hugo.yaml', 'layouts']) cpSync(join(here, name), join(target, name), { recursive: true });
  for (const language of languages) {
    const html = readFileSync(join(built, language === 'de' ? 'contact.html' : 'en/contact.html'), 'utf8');
    const [, body = ''] = html.split(/<body[^>]*>/);
    const [before = '', rest = ''] = body.split(/<main.*<\/main>/s);
    // Hugo would execute the braces in messages as template code.
    for (const [name, text] of [
      ['before', before],
      ['after', rest.replace('</body></html>', '')],
    ])
      writeFileSync(join(target, `layouts/partials/${name}-${language}.html`), text?.replaceAll('{{', '{{ "{{" }}') ?? '');
  }
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:pages|solutions|editions)\/.*\.yaml$/.test(name),
  );
  for (const file of files) {
    const data = parse(readFileSync(join(content, file), 'utf8'));
    for (const language of data.languages) {
      const { meta, ...own } = /** @type {{ meta: { title: string, description: string } }} */ (localize(data, language));
      const page = join(target, 'content', file.replace('.yaml', `.${language}.md`));
      mkdirSync(dirname(page), { recursive: true });
      writeFileSync(page, `---\n${stringify({ ...own, title: meta.title, description: meta.description })}---\n`);
    }
  }
}
