// @ts-check
// Does the least that a generator must do: parses the same YAML, renders each page with React, and writes it. There is no
// validation, no link, no head and no audit. The time that archipel takes beyond this loop is the cost of everything else it does.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { parse } from 'yaml';

const [content = '', out = ''] = process.argv.slice(2);

/** @param {unknown} value @param {string} language @returns {import('react').ReactNode} */
function render(value, language) {
  if (typeof value !== 'object' || value === null) return h('span', { className: 'value' }, String(value));
  if (Array.isArray(value))
    return h(
      'ul',
      { className: 'list' },
      value.map((item, index) => h('li', { key: index, className: 'item' }, render(item, language))),
    );
  const block = /** @type {Record<string, unknown>} */ (value);
  if ('de' in block || 'en' in block) return h('p', { className: 'text' }, String(block[language] ?? ''));
  return h(
    'section',
    { className: 'block' },
    Object.entries(block).map(([key, inner]) => h('div', { key, className: `field field-${key}` }, render(inner, language))),
  );
}

/** @param {string} folder @returns {string[]} */
const list = (folder) =>
  readdirSync(join(content, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`);

for (const file of ['pages', 'solutions', 'editions'].flatMap(list)) {
  const data = parse(readFileSync(join(content, file), 'utf8'));
  for (const language of data.languages) {
    const body = h(
      'html',
      { lang: language },
      h('head', null, h('title', null, data.meta.title[language])),
      h('body', null, render(data, language)),
    );
    const target = join(out, language, file.replace('.yaml', '.html'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `<!doctype html>${renderToString(body)}`);
  }
}
