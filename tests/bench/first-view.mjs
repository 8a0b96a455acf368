// @ts-check
// What the first view of each route costs and shows, at three widths: bytes over the wire, the element of the largest
// paint, what moves, and how much of the stylesheet the page does not use. Run by hand after a build:
// npm run bench:first-view [-- --port PORT]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4418' } } });
const port = Number(values.port);
const widths = [375, 768, 1440];

/** @typedef {{ path: string, width: number, bytes: number, largest: string, isText: boolean, shift: number }} View */

/** @returns {string[]} */
function everyRoute() {
  const { result } = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));
  return result.routes.flatMap((/** @type {{ route: string, kind: string }} */ { route, kind }) => (kind === 'notFound' ? [] : [route]));
}

/** Runs in the page: its largest paint and its layout shift so far. */
const readPaints = () =>
  new Promise((resolve) => {
    let [largest, isText, shift] = ['', false, 0];
    const listen = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    listen('largest-contentful-paint', ({ element, url }) => {
      [largest, isText] = [`${element?.localName}.${element?.className}`, url === ''];
    });
    listen('layout-shift', ({ value }) => {
      shift += value;
    });
    setTimeout(() => resolve({ largest, isText, shift }), 400);
  });

/** A first visit, with nothing in the cache. @param {import('playwright').Browser} browser @param {string} path @param {number} width */
async function look(browser, path, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  if (width === 1440) await page.coverage.startCSSCoverage();
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  /** @type {Omit<View, 'path' | 'width' | 'bytes'>} */
  const paints = await page.evaluate(readPaints);
  const unused = width === 1440 ? await unusedStyles(page) : 0;
  await context.close();
  return { view: { path, width, bytes, ...paints }, unused };
}

/** The share of the stylesheet that the page uses at none of the widths, in percent. @param {import('playwright').Page} page */
async function unusedStyles(page) {
  for (const width of widths) await page.setViewportSize({ width, height: 900 });
  const entries = await page.coverage.stopCSSCoverage();
  const total = entries.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const used = entries.reduce((sum, { ranges }) => sum + ranges.reduce((all, { start, end }) => all + end - start, 0), 0);
  return 100 - (100 * used) / total;
}

const server = spawn(process.execPath, ['bin/archipel.js', 'preview', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
// The server says so when it listens.
await once(server.stderr, 'data');
const browser = await chromium.launch(launchOptions);
/** @type {View[]} */
const views = [];
/** @type {number[]} */
const unused = [];
try {
  for (const path of everyRoute()) {
    for (const width of widths) {
      const found = await look(browser, path, width);
      views.push(found.view);
      if (width === 1440) unused.push(found.unused);
    }
  }
} finally {
  await browser.close();
  server.kill();
}

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const heaviest = [...views].sort((a, b) => b.bytes - a.bytes)[0];
unused.sort((a, b) => a - b);
say(`${views.length} first views of ${views.length / widths.length} routes at ${widths.join(', ')} px`);
say(`heaviest: ${kilobytes(heaviest?.bytes ?? 0)} kB, ${heaviest?.path} at ${heaviest?.width} px`);
say(`median: ${kilobytes(views.map(({ bytes }) => bytes).sort((a, b) => a - b)[views.length >> 1] ?? 0)} kB`);
say(
  `largest paint no text: ${
    views
      .filter(({ isText }) => !isText)
      .map(({ path, width, largest }) => `${path} ${width} ${largest}`)
      .join(', ') || 'none'
  }`,
);
say(`layout shift, at most: ${Math.max(...views.map(({ shift }) => shift)).toFixed(4)}`);
say(
  `styles not used at any width: ${[unused[0], unused[unused.length >> 1], unused.at(-1)].map((share) => share?.toFixed(0)).join(', ')} % (least, median, most)`,
);
