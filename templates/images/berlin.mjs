// @ts-check
// Draws the site's picture of Berlin at night: sky, aurora, stars, the town by the Spree and its reflection. Random numbers have a
// seed, so that every run draws the same picture. `npm run picture` runs this script; the result is committed in content/assets.
// If Playwright has no browser, set the environment variable CHROMIUM to the path of one.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { generator, tints } from '../background/drawing.mjs';

const [width, height] = [2400, 1200];
/** The vertical position of the river bank, in pixels. */
const shore = 905;

const random = generator(1237);
/** Returns a random number between two numbers. @param {number} from @param {number} to */
const between = (from, to) => from + random() * (to - from);
/** @param {number} count @param {(index: number) => string} draw */
const many = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws stars; a few shine. They are fewer near the lights of the town. Each star costs bytes in every variant of the picture. */
function stars() {
  const star = () => {
    const size = random();
    const y = random() ** 1.35 * (shore - 130);
    const opacity = (0.16 + size * 0.62) * (1 - y / (shore + 60));
    const tint = tints[Math.floor(random() * tints.length)];
    return `<circle cx="${between(0, width).toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.5 + size ** 9 * 2).toFixed(2)}" fill="${tint}" opacity="${opacity.toFixed(2)}"/>`;
  };
  const bright = () => {
    const [x, y] = [between(60, width - 60), between(40, 430)];
    return `<circle cx="${x}" cy="${y}" r="9" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="1.9" fill="#fff"/>`;
  };
  return many(260, star) + many(9, bright);
}

/**
 * Draws a curtain of light: rays that rise from a wave, the brightest where the wave folds.
 * @param {{ base: number, slope: number, swing: number, length: number, phase: number, paint: string, strength: number
 * }} shape
 */
function curtain({ base, slope, swing, length, phase, paint, strength }) {
  const step = 7;
  return many(Math.ceil((width + 400) / step), (index) => {
    const x = index * step - 200;
    const t = x / width;
    const foot = base + slope * t + swing * Math.sin(t * 5.1 + phase) + swing * 0.45 * Math.sin(t * 11.3 + phase * 2.3);
    const fold = 0.5 + 0.5 * Math.cos(t * 11.3 + phase * 2.3 + 0.9);
    const ray = 0.5 + 0.5 * Math.sin(t * 61 + phase * 5) * Math.sin(t * 23.7 + phase);
    const tall = length * (0.55 + 0.45 * fold) * (0.72 + 0.28 * ray);
    const glow = strength * (0.2 + 0.8 * fold) * (0.45 + 0.55 * ray) * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.92 + 0.06)));
    return `<rect x="${x}" y="${(foot - tall).toFixed(1)}" width="${step + 5}" height="${tall.toFixed(1)}" fill="url(#${paint})" opacity="${Math.max(0, glow).toFixed(3)}"/>`;
  });
}

const aurora = () => `
  <g filter="url(#soft)" style="mix-blend-mode:screen">${curtain({ base: 640, slope: -130, swing: 62, length: 560, phase: 0.6, paint: 'violet', strength: 0.8 })}</g>
  <g filter="url(#fine)" style="mix-blend-mode:screen">${curtain({ base: 735, slope: -215, swing: 54, length: 430, phase: 2.1, paint: 'cyan', strength: 0.78 })}</g>
  <g filter="url(#soft)" style="mix-blend-mode:screen">${curtain({ base: 560, slope: 110, swing: 70, length: 470, phase: 4.4, paint: 'indigo', strength: 0.62 })}</g>`;

/**
 * Draws a row of houses with lit windows, from one edge to the other.
 * @param {{ low: number, high: number, narrow: number, wide: number, fill: string, lit: number, edge: string }} row
 */
function houses({ low, high, narrow, wide, fill, lit, edge }) {
  let drawn = '';
  for (let x = -20; x < width; ) {
    const [w, h] = [Math.round(between(narrow, wide)), Math.round(between(low, high))];
    const y = shore - h;
    const roof = random() < 0.4 ? `l${(w * 0.22).toFixed(1)} -11h${(w * 0.56).toFixed(1)}l${(w * 0.22).toFixed(1)} 11` : `h${w}`;
    const top = `M${x} ${shore}V${y}${roof}V${shore}`;
    drawn += `<path d="${top}" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`;
    for (let row = y + 10; row < shore - 30; row += 10)
      for (let column = x + 6; column < x + w - 7; column += 8) {
        if (random() > lit) continue;
        const tint = random() < 0.78 ? '#ffd9a0' : '#a9ecff';
        drawn += `<rect x="${column}" y="${row}" width="2.8" height="4.2" fill="${tint}" opacity="${between(0.25, 0.9).toFixed(2)}"/>`;
      }
    x += w + Math.round(between(-2, 7));
  }
  return drawn;
}

/** Draws the television tower, taller than in the drawing of the footer. @param {number} x */
const tower = (x) => `
  <g stroke="#7f95dd" stroke-opacity=".55" stroke-width="1.4" fill="url(#stone)" stroke-linejoin="round">
    <path d="M${x - 15} ${shore}L${x - 5.5} ${shore - 300}h11L${x + 15} ${shore}z"/>
    <path d="M${x - 4} ${shore - 360}L${x - 1.2} ${shore - 560}h2.4L${x + 4} ${shore - 360}z"/>
    <circle cx="${x}" cy="${shore - 326}" r="34"/>
  </g>
  <g fill="#ffe3b3">${many(15, (index) => `<rect x="${x - 31 + index * 4.3}" y="${shore - 330 + Math.abs(index - 7) * 0.15}" width="2.4" height="4" opacity="${between(0.5, 0.95).toFixed(2)}"/>`)}</g>
  <g fill="#bdf3ff" opacity=".7">${many(11, (index) => `<rect x="${x - 27 + index * 5.1}" y="${shore - 316}" width="2.4" height="2.6"/>`)}</g>
  <path d="M${x - 24} ${shore - 349}a34 34 0 0 1 22 -11" fill="none" stroke="#dff8ff" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round"/>
  ${[562, 470, 392].map((up) => `<circle cx="${x}" cy="${shore - up}" r="11" fill="url(#lamp)"/><circle cx="${x}" cy="${shore - up}" r="2.1" fill="#ffb3b3"/>`).join('')}`;

const footer = await readFile(new URL('../background/skyline.svg', import.meta.url), 'utf8');
/** The outlines of gate, parliament, cathedral and bridge, taken from the drawing of the footer. */
const landmarks = [...footer.matchAll(/<!-- (.*?) -->\s*<path d="([^"]+)"/g)]
  .filter(([, name]) => ['gate', 'parliament', 'cathedral', 'bridge'].includes(name ?? ''))
  .map(([, , path]) => `<path d="${path?.replace(/z.*$/, 'z')}"/>`)
  .join('');

/**
 * Draws lit windows in rows.
 * @param {{ x: number, y: number, across: number, down: number, gap: readonly [number, number], w: number, h: number }}
 * grid
 */
const windows = ({ x, y, across, down, gap: [right, below], w, h }) =>
  many(across * down, (index) => {
    const [left, top] = [x + (index % across) * right, y + Math.floor(index / across) * below];
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="1" fill="#ffdca6" opacity="${between(0.25, 0.75).toFixed(2)}"/>`;
  });

/** The lights of the parliament: its dome of glass, its windows, its portico. */
const parliament = `
  <path d="M1164 ${shore - 129}c3-39 27-63 63-63s60 24 63 63z" fill="url(#dome)" stroke="#c9f6ff" stroke-opacity=".75" stroke-width="1.3"/>
  <g fill="none" stroke="#dffaff" stroke-opacity=".4">${[-42, -22, 0, 22, 42].map((bend) => `<path d="M${1227 + bend * 1.45} ${shore - 129}Q${1227 + bend * 1.3} ${shore - 178} 1227 ${shore - 192}"/>`).join('')}<path d="M1170 ${shore - 150}h114M1182 ${shore - 170}h90"/></g>
  <path d="M1227 ${shore - 192}v-22" stroke="#dffaff" stroke-opacity=".7"/>
  ${windows({ x: 908, y: shore - 92, across: 12, down: 2, gap: [15, 30], w: 6, h: 15 })}
  ${windows({ x: 1372, y: shore - 92, across: 12, down: 2, gap: [15, 30], w: 6, h: 15 })}
  ${many(7, (index) => `<rect x="${1172 + index * 17}" y="${shore - 112}" width="7" height="92" fill="url(#column)"/>`)}`;

/** Draws trees along the bank, dark in front of the town. */
const trees = () =>
  many(190, () => {
    const x = between(-20, width + 20);
    const r = 6 + random() ** 2 * 19;
    return `<ellipse cx="${x.toFixed(1)}" cy="${(shore - r * between(0.5, 1.1)).toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * between(0.75, 1.05)).toFixed(1)}"/>`;
  });

/** Draws lamps on the bank. */
const lamps = () =>
  many(31, (index) => {
    const x = 38 + index * 78 + between(-26, 26);
    return `<circle cx="${x.toFixed(1)}" cy="${shore - 12}" r="17" fill="url(#warm)"/><circle cx="${x.toFixed(1)}" cy="${shore - 12}" r="2.2" fill="#fff0d2"/>`;
  });

const town = `
  ${houses({ low: 46, high: 150, narrow: 26, wide: 70, fill: '#151c4a', lit: 0.2, edge: 'rgb(140 160 255 / 12%)' })}
  <rect y="${shore - 190}" width="${width}" height="190" fill="url(#mist)"/>
  ${tower(1488)}
  <g transform="translate(0 ${shore - 330}) scale(1.5)" fill="url(#stone)" stroke="#7f95dd" stroke-opacity=".6" stroke-width=".9" stroke-linejoin="round">${landmarks}</g>
  ${parliament}
  ${[615, 1000, 1454, 1995, 2200].map((x) => `<ellipse cx="${x}" cy="${shore}" rx="190" ry="92" fill="url(#warmth)"/>`).join('')}
  <rect y="${shore - 8}" width="${width}" height="8" fill="#060a1a"/>
  <g fill="#070b1e">${trees()}</g>
  ${lamps()}`;

const scene = `
  <rect width="${width}" height="${shore}" fill="url(#sky)"/>
  <rect width="${width}" height="${shore}" fill="url(#dusk)"/>
  ${stars()}
  ${aurora()}
  <ellipse cx="1300" cy="${shore}" rx="1500" ry="210" fill="url(#glow)"/>
  ${town}`;

/** @param {string} id @param {readonly (readonly [number, string, number])[]} stops @param {string} [place] */
const linear = (id, stops, place = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${place}>${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;
/** @param {string} id @param {readonly (readonly [number, string, number])[]} stops */
const radial = (id, stops) => linear(id, stops, '').replaceAll('linearGradient', 'radialGradient');

const definitions = [
  linear('sky', [
    [0, '#050817', 1],
    [0.45, '#0b1236', 1],
    [0.8, '#1b2263', 1],
    [1, '#2c3182', 1],
  ]),
  linear(
    'dusk',
    [
      [0, '#6d52ff', 0.16],
      [0.5, '#6d52ff', 0],
      [1, '#1ea4d6', 0.16],
    ],
    'x1="0" y1="0" x2="1" y2=".35"',
  ),
  linear('violet', [
    [0, '#7a4dff', 0],
    [0.45, '#8a5cff', 0.32],
    [0.86, '#b49aff', 0.72],
    [1, '#c9b8ff', 0],
  ]),
  linear('cyan', [
    [0, '#4a5cff', 0],
    [0.4, '#3f8cff', 0.25],
    [0.82, '#49e0f5', 0.78],
    [0.94, '#a5fbf0', 0.7],
    [1, '#a5fbf0', 0],
  ]),
  linear('indigo', [
    [0, '#3c3cff', 0],
    [0.5, '#5266ff', 0.34],
    [0.88, '#8aa2ff', 0.5],
    [1, '#8aa2ff', 0],
  ]),
  linear('stone', [
    [0, '#2a3478', 1],
    [0.7, '#141a44', 1],
    [1, '#0b1029', 1],
  ]),
  linear('mist', [
    [0, '#3a49b0', 0],
    [1, '#4a5cd0', 0.34],
  ]),
  linear('water', [
    [0, '#060a1c', 0.1],
    [0.4, '#060a1c', 0.34],
    [1, '#04060f', 0.9],
  ]),
  radial('halo', [
    [0, '#cfe4ff', 0.75],
    [0.3, '#cfe4ff', 0.2],
    [1, '#cfe4ff', 0],
  ]),
  radial('lamp', [
    [0, '#ff7a7a', 0.9],
    [0.35, '#ff5c6c', 0.3],
    [1, '#ff5c6c', 0],
  ]),
  radial('glow', [
    [0, '#6f8cff', 0.5],
    [0.55, '#5a5cf0', 0.2],
    [1, '#5a5cf0', 0],
  ]),
  radial('warm', [
    [0, '#ffd9a0', 0.85],
    [0.3, '#ffbf70', 0.28],
    [1, '#ffbf70', 0],
  ]),
  radial('warmth', [
    [0, '#ffc98a', 0.34],
    [0.6, '#e0a0ff', 0.1],
    [1, '#e0a0ff', 0],
  ]),
  linear('dome', [
    [0, '#67e3fb', 0.3],
    [1, '#e6fbff', 0.85],
  ]),
  linear('column', [
    [0, '#ffdca6', 0.12],
    [1, '#ffdca6', 0.7],
  ]),
  '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="15 9"/></filter>',
  '<filter id="fine" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9 6"/></filter>',
  `<filter id="ripple" filterUnits="userSpaceOnUse" x="-60" y="${shore}" width="${width + 120}" height="${height - shore}">
    <feGaussianBlur stdDeviation="5 16" result="still"/>
    <feTurbulence type="fractalNoise" baseFrequency=".006 .11" numOctaves="3" seed="7" result="waves"/>
    <feDisplacementMap in="still" in2="waves" scale="30" xChannelSelector="R" yChannelSelector="G"/>
  </filter>`,
].join('');

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>${definitions}<g id="scene">${scene}</g></defs>
  <use href="#scene"/>
  <g filter="url(#ripple)"><use href="#scene" transform="translate(-60 ${2 * shore}) scale(1.05 -1)"/></g>
  <rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#water)"/>
  <rect y="${shore - 1}" width="${width}" height="2.4" fill="#9db4ff" opacity=".34"/>
</svg>`;

const { CHROMIUM: executablePath } = process.env;
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<body style="margin:0;background:#050817">${picture}`);
  const drawn = await page.screenshot({ type: 'png' });
  // The quality is high, because smaller variants are made from this file.
  await sharp(drawn)
    .webp({ quality: 93, effort: 6, smartSubsample: true })
    .toFile(new URL('../../content/assets/berlin-night.webp', import.meta.url).pathname);
} finally {
  await browser.close();
}
