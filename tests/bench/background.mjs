// @ts-check
// Measures what the night sky costs a browser without a graphics card: the processor time while nothing happens, the memory of
// layers, and the frames that are dropped while the page scrolls with a processor slowed down four times. Each figure is the
// median of several rounds. Each round measures all variants, because the speed of a shared machine changes.
// Run by hand after a build: npm run bench:background [-- --path PATH --rounds N --before CHECKOUT]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.mjs';
import { megabytes, recordLayers } from './layers.mjs';
import { median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/' },
    rounds: { type: 'string', default: '3' },
    /** The folder of an earlier commit and its build, which is measured beside this one. */
    before: { type: 'string' },
    port: { type: 'string', default: '4418' },
  },
});
const rounds = Number(values.rounds);
const idleSeconds = 5;
const slowdown = 4;
/** The number of pixels by which one turn of the wheel scrolls the page. */
const notch = 50;
const viewport = { width: 1440, height: 900 };

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ state: string, affects_smoothness: boolean }} Frame a frame as the compositor reports it */
/**
 * @typedef {{ name: string, port: number, hidden: boolean, still: boolean }} Variant a build, and whether its sky is hidden
 * or still
 */

const rest = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Opens one variant of the page; resolves to its context, to the page and to a session of the DevTools protocol. @param {Browser}
 * browser @param {Variant} variant
 */
async function open(browser, { port, hidden, still }) {
  const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: still ? 'reduce' : 'no-preference' });
  // Answers the cookie banner beforehand, because the banner would distort the figures.
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${values.path}`, { waitUntil: 'networkidle' });
  if (hidden) await page.addStyleTag({ content: '.sky { display: none; }' });
  return { context, page, session: await context.newCDPSession(page) };
}

/** Resolves to the processor time of the renderer and GPU processes, in milliseconds per second. @param {Browser} browser */
async function workAtRest(browser) {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => /^(renderer|GPU)$/i.test(type)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await rest(1);
  const before = await used();
  await rest(idleSeconds);
  const work = (await used()) - before;
  await session.detach();
  return (work * 1000) / idleSeconds;
}

/**
 * Resolves to the processor time at rest, at the top of the page and two screens below.
 * @param {Browser} browser
 * @param {Variant} variant
 */
async function idle(browser, variant) {
  const { context, page } = await open(browser, variant);
  const top = await workAtRest(browser);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  const below = await workAtRest(browser);
  await context.close();
  return { top, below };
}

/**
 * Resolves to the memory of all layers in megabytes, and to the memory of their parts that fit into the window.
 * @param {Browser} browser @param {Variant} variant
 */
async function layers(browser, variant) {
  const { context, page, session } = await open(browser, variant);
  const take = await recordLayers(session);
  const drawn = await take(page);
  await context.close();
  const inWindow = drawn.map(({ width, height }) => ({
    width: Math.min(width, viewport.width),
    height: Math.min(height, viewport.height),
  }));
  return { memory: megabytes(drawn), inWindow: megabytes(inWindow) };
}

/**
 * Scrolls the page from top to end; resolves to the numbers of presented and dropped frames.
 * @param {Browser} browser
 * @param {Variant} variant
 */
async function scroll(browser, variant) {
  const { context, page, session } = await open(browser, variant);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  for (let scrolled = 0; scrolled < height; scrolled += notch) await page.mouse.wheel(0, notch);
  /** @type {{ traceEvents: { name: string, ph: string, args?: { frame_reporter?: Frame } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const frames = traceEvents.flatMap(({ name, ph, args }) => (name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter) || []);
  const shown = frames.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length;
  const dropped = frames.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness).length;
  return { shown, dropped };
}

/** Serves the build of a checkout. @param {string} cwd @param {number} port */
async function serve(cwd, port) {
  const command = ['bin/archipel.js', 'preview', '--port', String(port)];
  const server = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  // The server prints its first line when it listens.
  await once(server.stderr, 'data');
  return server;
}

const figures = /** @type {const} */ (['top', 'below', 'memory', 'inWindow', 'lost']);
const port = Number(values.port);
/** @type {Variant[]} */
const variants = [
  ...(values.before === undefined ? [] : [{ name: 'before', port: port + 1, hidden: false, still: false }]),
  { name: 'now', port, hidden: false, still: false },
  { name: 'with reduced motion', port, hidden: false, still: true },
  { name: 'without the sky', port, hidden: true, still: false },
];

const servers = [await serve('.', port), ...(values.before === undefined ? [] : [await serve(values.before, port + 1)])];
const browser = await chromium.launch(launchOptions);
try {
  /** @type {Map<Variant, Record<typeof figures[number], number>[]>} */
  const found = new Map(variants.map((variant) => [variant, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variants) {
      const { top, below } = await idle(browser, variant);
      const { memory, inWindow } = await layers(browser, variant);
      const { shown, dropped } = await scroll(browser, variant);
      found.get(variant)?.push({ top, below, memory, inWindow, lost: (100 * dropped) / (shown + dropped) });
    }
  }
  process.stdout.write('| sky | at rest, ms/s | below the first screen, ms/s | layers, MB | in the window, MB | frames dropped, % |\n');
  process.stdout.write('| --- | --: | --: | --: | --: | --: |\n');
  for (const [{ name }, all] of found) {
    const cells = figures.map((key) => median(all.map((each) => each[key])).toFixed(1));
    process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}
