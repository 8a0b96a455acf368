// @ts-check
// Draws figures as horizontal bars in groups, each group with its own scale. Colours follow the colour scheme of the reader.

/**
 * @typedef {{ label: string, value: number, own: boolean }} Bar `own` is true for archipel, which is compared with the others.
 * @typedef {{ label: string, bars: readonly Bar[] }} Group
 * @typedef {{ title: string, unit: string, groups: readonly Group[] }} Chart
 */

const width = 720;
const [labels, figures, line, gap] = [250, 80, 24, 34];
const longest = width - labels - figures;

const style = `
text { font: 14px system-ui, sans-serif; fill: #1f2328; }
.group { font-weight: 600; }
.own { fill: #0a6e8a; }
.other { fill: #8c959f; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .own { fill: #4cc2e0; }
  .other { fill: #6e7681; }
}
`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats a number: with two decimals below 10, with one below 100, and without decimals above. @param {number} value */
export const formatFigure = (value) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0));

/** @param {Bar} bar @param {{ y: number, max: number, unit: string }} place */
function barAt({ label, value, own }, { y, max, unit }) {
  const length = Math.max(1, (value / max) * longest);
  return [
    `<text x="${labels - 10}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="${own ? 'own' : 'other'}" x="${labels}" y="${y + 3}" width="${length.toFixed(1)}" height="16" rx="2"/>`,
    `<text x="${(labels + length + 8).toFixed(1)}" y="${y + 15}">${formatFigure(value)} ${escaped(unit)}</text>`,
  ].join('\n');
}

/** Returns the chart as an SVG document. @param {Chart} chart */
export function drawChart({ title, unit, groups }) {
  let y = 0;
  const parts = groups.map(({ label, bars }) => {
    const head = `<text class="group" x="0" y="${y + 18}">${escaped(label)}</text>`;
    y += gap - 6;
    const max = Math.max(...bars.map(({ value }) => value));
    const drawn = bars.map((bar, index) => barAt(bar, { y: y + index * line, max, unit }));
    y += bars.length * line + 10;
    return [head, ...drawn].join('\n');
  });
  const description = groups.map(
    ({ label, bars }) => `${label}: ${bars.map((bar) => `${bar.label} ${formatFigure(bar.value)} ${unit}`).join(', ')}.`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(`Shorter is better. ${description.join(' ')}`)}</desc>`,
    `<style>${style}</style>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}
