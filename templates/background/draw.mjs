// @ts-check
// Draws the night sky: 500 particles, always in the same seeded places, in five pictures that twinkle
// one after the other. Positions are in percent, so that all of them show on every screen.
// Run by hand (`node templates/background/draw.mjs`); its results are committed beside it.
import { writeFile } from 'node:fs/promises';

const layers = 5;
const perLayer = 100;
const tints = ['#fff', '#fff', '#dbe5ff', '#bfeaff', '#d9ccff'];

/** A small seeded generator (mulberry32): returns numbers from 0 to 1. @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One particle as an SVG circle: most are faint dust, a few are bright. @param {() => number} random */
function particle(random) {
  const x = (random() * 100).toFixed(2);
  const y = (random() ** 1.15 * 100).toFixed(2);
  const size = random();
  const radius = (0.35 + size ** 6 * 1.05).toFixed(2);
  const opacity = (0.28 + size * 0.6).toFixed(2);
  const tint = tints[Math.floor(random() * tints.length)];
  return `<circle cx="${x}%" cy="${y}%" r="${radius}" fill="${tint}" opacity="${opacity}"/>`;
}

const random = generator(1781);
for (let layer = 1; layer <= layers; layer += 1) {
  const particles = Array.from({ length: perLayer }, () => particle(random)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${particles}</svg>\n`;
  await writeFile(new URL(`stars-${layer}.svg`, import.meta.url), svg);
}
