// @ts-check
// Measures the first view of each route at three widths: bytes over the wire, the element of the largest paint, and the layout
// shift; at the greatest width also the memory of the layers that the browser draws. None of these figures depends on the speed
// of the machine.
// Run by hand after a build: npm run bench:first-view [-- --write | -- ROUTE …]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.mjs';
import { megabytes, recordLayers } from './layers.mjs';
import { tableOf, withFigures } from './publish.mjs';

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });
const widths = [375, 768, 1440];
const widest = 1440;

/** @typedef {{ path: string, width: number, bytes: number, largest: string, isText: boolean, shift: number }} View */
/** @typedef {{ path: string, value: number }} Figure the value of one route, at the greatest width */

/** @type {View[]} */
const views = [];
/** The megabytes of the layers, and of the page itself. @type {[Figure[], Figure[]]} */
const [drawn, pages] = [[], []];

/** @returns {string[]} */
function everyRoute() {
  const { result } = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));
  return result.routes.flatMap((/** @type {{ route: string, kind: string }} */ { route, kind }) => (kind === 'notFound' ? [] : [route]));
}

/** Runs in the page. Resolves to its largest paint and its layout shift so far. */
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

/**
 * Returns a function that waits until no request is open and half a second has passed since the last one ended. It throws an error
 * with the URLs of the open requests if none of them ends within 30 seconds. Playwright's `networkidle` counts requests by documents:
 * with three pages at a time, it may never occur, even after all requests have ended.
 * @param {import('playwright').CDPSession} session
 */
function watchRequests(session) {
  /** @type {Map<string, string>} */
  const open = new Map();
  let last = performance.now();
  const end = (/** @type {{ requestId: string }} */ { requestId }) => {
    open.delete(requestId);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void open.set(requestId, request.url));
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return async (/** @type {string} */ view) => {
    while (open.size > 0 || performance.now() - last < 500) {
      if (performance.now() - last > 30_000) throw new Error(`${view}: no answer to ${[...open.values()].join(', ')}`);
      await wait(50);
    }
  };
}

/**
 * Visits a page for the first time, with nothing in the cache, and records the figures. @param {import('playwright').Browser} browser
 * @param {string} path @param {number} width
 */
async function look(browser, path, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  const untilQuiet = watchRequests(session);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // Headers are not counted: HTTP/2 compresses repeated headers to a few bytes, but the server here speaks HTTP/1.1.
  session.on('Network.responseReceived', ({ response }) => {
    bytes -= response.encodedDataLength;
  });
  await session.send('Network.enable');
  // If the speed is unknown, a browser also loads pictures that are far below the window.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 2e6,
    uploadThroughput: 1e6,
    connectionType: 'cellular4g',
  });
  await page.goto(host + path, { waitUntil: 'load' });
  await untilQuiet(`${path} at ${width} px`);
  /** @type {Omit<View, 'path' | 'width' | 'bytes'>} */
  const paints = await page.evaluate(readPaints);
  views.push({ path, width, bytes, ...paints });
  if (width === widest) {
    const layers = await recordLayers(session);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    drawn.push({ path, value: megabytes(await layers(page)) });
    pages.push({ path, value: megabytes([{ width, height }]) });
  }
  await context.close();
}

/**
 * Visits a page. Repeats the visit after a timeout, at most twice, because throttled Chromium sometimes never ends a request.
 * @param {import('playwright').Browser} browser @param {string} path @param {number} width @param {number} retries
 */
async function lookAgain(browser, path, width, retries = 2) {
  try {
    await look(browser, path, width);
  } catch (error) {
    if (retries === 0 || !(error instanceof Error && error.name === 'TimeoutError')) throw error;
    await lookAgain(browser, path, width, retries - 1);
  }
}

const server = spawn(process.execPath, ['bin/archipel.js', 'preview'], { stdio: ['ignore', 'ignore', 'pipe'] });
// The server chooses a free port, and prints its address.
const [output] = await once(server.stderr, 'data');
const [host = ''] = /http:\/\/localhost:\d+/.exec(String(output)) ?? [];
const browser = await chromium.launch(launchOptions);
try {
  for (const path of positionals.length > 0 ? positionals : everyRoute())
    await Promise.all(widths.map((width) => lookAgain(browser, path, width)));
} finally {
  await browser.close();
  server.kill();
}

/**
 * Returns a row of the table: the name, the route of the maximum, and the minimum, median and maximum.
 * @param {string} name @param {readonly (Figure & { width?: number })[]} found @param {number} digits
 */
function row(name, found, digits) {
  const sorted = [...found].sort((one, other) => one.value - other.value);
  const most = sorted.at(-1);
  const cells = [sorted[0], sorted[sorted.length >> 1], most].map((figure) => (figure?.value ?? 0).toFixed(digits));
  const where =
    sorted[0]?.value === most?.value ? 'everywhere' : [most?.path, most?.width && `at ${most.width} px`].filter(Boolean).join(' ');
  return [name, where, ...cells];
}

const notText = views.filter(({ isText }) => !isText).map(({ path, width, largest }) => `${path} at ${width} px: ${largest}`);
const lines = [
  `${views.length} first views: ${views.length / widths.length} routes at ${widths.join(', ')} px. The largest paint is ${notText.length === 0 ? 'text in all of them' : `no text in ${notText.length}: ${notText.join(', ')}`}.`,
  '',
  ...tableOf(
    ['figure', 'most at', 'least', 'median', 'most'],
    [
      ...widths.map((width) =>
        row(
          `first view at ${width} px, kB`,
          views.filter((view) => view.width === width).map(({ path, bytes }) => ({ path, value: bytes / 1000 })),
          1,
        ),
      ),
      row(
        'layout shift',
        views.map(({ path, width, shift }) => ({ path, width, value: shift })),
        4,
      ),
      row(`layers at ${widest} px, MB`, drawn, 1),
      row('of these the page itself, MB', pages, 1),
    ],
    2,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (values.write) {
  const path = new URL('../../docs/performance.md', import.meta.url);
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), 'bench:first-view', ['', ...lines, '']));
}
