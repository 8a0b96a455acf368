// @ts-check
// Writes the documents of the benchmark as an Eleventy site. Its layout has a head, a menu and links to the other languages.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

const installed = join(here, '../../../node_modules/.cache/bench-eleventy');

/** Installs Eleventy and its plugins unless they are installed. Returns the path of its program. */
export function installEleventy() {
  mkdirSync(installed, { recursive: true });
  cpSync(join(here, 'package.json'), join(installed, 'package.json'));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: installed, stdio: 'inherit' });
  if (status !== 0) throw new Error('Eleventy cannot be installed');
  return join(installed, 'node_modules/@11ty/eleventy/cmd.cjs');
}

const layout = `<!doctype html>
<html lang="{{ lang }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<meta name="description" content="{{ title }}">
<link rel="canonical" href="https://www.example.com{{ page.url }}">
{% for other in others %}<link rel="alternate" hreflang="{{ other.lang }}" href="https://www.example.com{{ other.url }}">
{% endfor %}</head>
<body>
<header><nav>{% for other in others %}<a href="{{ other.url }}" hreflang="{{ other.lang }}">{{ other.lang }}</a>{% endfor %}</nav></header>
<main><h1>{{ title }}</h1>
{{ content }}</main>
<footer>Prose</footer>
</body>
</html>
`;

/** @param {string} language @param {string} name */
const urlOf = (language, name) => `${language === 'en' ? '' : `/${language}`}/documents/${name}/`;

/** Writes the documents in `folder` (`document-1.en.mdx`) as a site to `target`. @param {{ folder: string, target: string }} input */
export function writeEleventySite({ folder, target }) {
  mkdirSync(join(target, 'layouts'), { recursive: true });
  writeFileSync(join(target, 'layouts/document.liquid'), layout);
  writeFileSync(join(target, 'package.json'), '{ "type": "module" }');
  cpSync(join(here, 'eleventy.config.js'), join(target, 'eleventy.config.js'));
  symlinkSync(join(installed, 'node_modules'), join(target, 'node_modules'));
  const languages = ['en', 'de', 'fr'];
  for (const language of languages) mkdirSync(join(target, 'content', language), { recursive: true });
  for (const file of readdirSync(folder)) {
    const [, name = '', language = ''] = /^(.*)\.(\w+)\.mdx$/.exec(file) ?? [];
    if (name === '') continue;
    const data = {
      layout: 'document.liquid',
      title: name,
      lang: language,
      permalink: urlOf(language, name),
      others: languages.filter((other) => other !== language).map((other) => ({ lang: other, url: urlOf(other, name) })),
    };
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /\]\((?:\.|\/documents)\/(document-\d+)(?:\.yaml)?\)/g,
      `](${urlOf(language, '$1')})`,
    );
    writeFileSync(join(target, 'content', language, `${name}.md`), `---\n${JSON.stringify(data)}\n---\n${text}`);
  }
}
