// @ts-check
// Replaces the measurements in the documents with new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart } from './chart.mjs';

/**
 * Returns `text` with `lines` between the marks of `name`. Throws if the marks are missing.
 * @param {string} text @param {string} name @param {readonly string[]} lines
 */
export function withFigures(text, name, lines) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${name}: ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
}

/**
 * Returns a table in Markdown, with figures aligned to the right. @param {readonly string[]} head @param {readonly (readonly string[])[]}
 * rows @param {number} texts columns of words
 */
export const tableOf = (head, rows, texts = 1) => [
  `| ${head.join(' | ')} |`,
  `| ${head.map((_, index) => (index < texts ? '---' : '--:')).join(' | ')} |`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];

/**
 * Writes the lines of each document between its marks of `name`, and the chart as `picture`.
 * @param {{
 *   root: string, name: string, documents: Readonly<Record<string, readonly string[]>>, picture: string, chart: import('./chart.mjs').Chart
 * }} figures
 */
export function publish({ root, name, documents, picture, chart }) {
  for (const [document, lines] of Object.entries(documents)) {
    const path = join(root, document);
    writeFileSync(path, withFigures(readFileSync(path, 'utf8'), name, lines));
  }
  writeFileSync(join(root, picture), drawChart(chart));
}
