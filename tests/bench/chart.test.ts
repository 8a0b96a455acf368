// Tests the chart of the benchmarks, and the insertion of figures into documents.
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { drawChart } from './chart.mjs';
import { tableOf, withFigures } from './publish.mjs';

const chart = {
  title: 'Builds & saves',
  unit: 's',
  groups: [
    {
      label: '1,000 pages',
      bars: [
        { label: 'bare loop', value: 1, own: false },
        { label: 'archipel <all>', value: 4, own: true },
      ],
    },
    { label: 'this site', bars: [{ label: 'archipel', value: 0.5, own: true }] },
  ],
};

test('A benchmark chart has a title, its figures as text, and bars in proportion to the figures', () => {
  const svg = drawChart(chart);
  expect(svg).toContain('<title id="title">Builds &amp; saves</title>');
  expect(svg).toContain('1,000 pages: bare loop 1.00 s, archipel &lt;all&gt; 4.00 s.');
  const [loop = 0, all = 0, own = 0] = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(all / loop).toBeCloseTo(4, 1);
  // Each group has its own scale.
  expect(own).toBe(all);
  expect(parseDocument(svg, { xmlMode: true }).children).toHaveLength(2);
});

test('A benchmark chart has its own colours for dark mode', () => {
  expect(drawChart(chart)).toContain('@media (prefers-color-scheme: dark)');
});

test('Publishing figures replaces only the text between the marks of a document, and throws if there are no marks', () => {
  const before = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nb';
  const after = withFigures(before, 'bench', tableOf(['site', 's'], [['real', '1.0']]));
  expect(after).toBe('a\n<!-- bench -->\n| site | s |\n| --- | --: |\n| real | 1.0 |\n<!-- /bench -->\nb');
  expect(() => withFigures('nothing', 'bench', [])).toThrow();
});
