// @ts-check
// Draws the night sky: 500 particles, always in the same seeded places, in two pictures that twinkle at different speeds. Positions are in
// percent, so that all particles are visible on every screen. Also draws the background of link previews: a sky over the skyline,
// 1200 by 630 pixels, whose currentColor is the accent of a page. `npm run background` runs this script; the pictures are
// committed here and in templates/og-image.
import { readFile, writeFile } from 'node:fs/promises';
import { generator, tints } from './drawing.mjs';

const layers = 2;
const perLayer = 250;

/** The number of steps of size and brightness. Particles of the same step and tint share their attributes. */
const steps = 8;

/**
 * Returns a particle: most are small, a few are large. Positions are rounded to a tenth of a percent, which is less than two pixels of
 * a screen of 1920 pixels.
 * @param {() => number} random
 */
function particle(random) {
  const x = (random() * 100).toFixed(1);
  const y = (random() ** 1.15 * 100).toFixed(1);
  const size = (Math.floor(random() * steps) + 0.5) / steps;
  const tint = tints[Math.floor(random() * tints.length)];
  return { x, y, radius: (0.35 + size ** 6 * 1.3).toFixed(2), look: `fill="${tint}" opacity="${(0.28 + size * 0.6).toFixed(2)}"` };
}

/**
 * Draws a layer. Particles are grouped by look, and each group is sorted from left to right. This compresses to a third of the size
 * of an unsorted layer.
 * @param {() => number} random
 */
function drawLayer(random) {
  /** @type {Map<string, ReturnType<typeof particle>[]>} */
  const looks = new Map();
  for (const one of Array.from({ length: perLayer }, () => particle(random))) looks.set(one.look, [...(looks.get(one.look) ?? []), one]);
  const circles = (/** @type {ReturnType<typeof particle>[]} */ group) =>
    group
      .sort((one, other) => Number(one.x) - Number(other.x))
      .map(({ x, y, radius }) => `<circle r="${radius}" cx="${x}%" cy="${y}%"/>`)
      .join('');
  return [...looks].map(([look, group]) => `<g ${look}>${circles(group)}</g>`).join('');
}

const random = generator(1781);
for (let layer = 1; layer <= layers; layer += 1) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${drawLayer(random)}</svg>\n`;
  await writeFile(new URL(`stars-${layer}.svg`, import.meta.url), svg);
}

/** Returns the gradient of a glow, which fades out toward its edge. @param {string} id @param {string} colour @param {number} light */
const glow = (id, colour, light) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${light}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${light * 0.42}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const skyline = await readFile(new URL('skyline.svg', import.meta.url), 'utf8');
const houses = skyline.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/<!--.*?-->|\n\s*/g, '');
/**
 * Returns whether a star may be at this position, in percent: not behind words, where it would look like a mark on a letter.
 * @param {number} x
 * @param {number} y
 */
const isFree = (x, y) => x > 64 || y < 7;

/** Returns a random star of the link preview, in pixels, or an empty text if the star would be behind words. */
function star() {
  const [x, y, size] = [random() * 100, random() ** 1.15 * 100, random()];
  if (!isFree(x, y)) return '';
  const [radius, opacity] = [0.6 + size ** 5 * 1.5, 0.35 + size * 0.6];
  return `<circle cx="${(x * 12).toFixed(1)}" cy="${(y * 6.3).toFixed(1)}" r="${radius.toFixed(2)}" fill="#dbe5ff" opacity="${opacity.toFixed(2)}"/>`;
}
const stars = Array.from({ length: 170 }, star).join('');

const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs>
<radialGradient id="ink" cx=".5" cy="-.1" r="1.05"><stop stop-color="#111b46"/><stop offset=".5" stop-color="#0a1029"/><stop offset="1" stop-color="#070b1a"/></radialGradient>
${glow('violet', '#6d52ff', 0.36)}
${glow('blue', '#246edc', 0.3)}
${glow('accent', 'currentColor', 0.26)}
<linearGradient id="appear"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".68" stop-color="#fff"/></linearGradient>
<mask id="east" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="220"><path fill="url(#appear)" d="M0 0h1600v220H0z"/></mask>
</defs>
<path fill="url(#ink)" d="M0 0h1200v630H0z"/>
<ellipse cx="130" cy="60" rx="700" ry="460" fill="url(#violet)"/>
<ellipse cx="860" cy="-20" rx="620" ry="420" fill="url(#blue)"/>
<circle cx="980" cy="270" r="330" fill="url(#accent)"/>
<g opacity=".8">${stars}</g>
<svg x="0" y="465" width="1200" height="165" viewBox="0 0 1600 220"><g mask="url(#east)">${houses}</g></svg>
</svg>
`;
await writeFile(new URL('../og-image/backdrop.svg', import.meta.url), backdrop);
