// @ts-check
// What the night sky costs: the work of the main thread while nothing happens, and the frames that are lost while the
// page scrolls on a processor four times slower. Run by hand: npm run bench:background [-- PATH]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.mjs';

const path = process.argv[2] ?? '/';
const port = 4418;
const idleSeconds = 5;
const slowdown = 4;
/** Pixels that one turn of the wheel moves the page. */
const notch = 50;
const viewport = { width: 1440, height: 900 };

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').CDPSession} Session */
/** @typedef {{ state: string, affects_smoothness: boolean }} Frame a frame in the eyes of the compositor */

/** Seconds of work on the main thread of the page, by kind. @param {Session} session */
async function work(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    all: seconds('TaskDuration'),
    script: seconds('ScriptDuration'),
    style: seconds('RecalcStyleDuration'),
    layout: seconds('LayoutDuration'),
  };
}

const rest = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const milliseconds = (/** @type {number} */ seconds) => `${(seconds * 1000).toFixed(1)} ms`;
const say = (/** @type {string} */ what, /** @type {string} */ figure) => process.stdout.write(`${what.padEnd(64)}${figure}\n`);

/** Work of the main thread in a time of rest. @param {Browser} browser @param {{ still: boolean }} how */
async function idle(browser, { still }) {
  const page = await browser.newPage({ viewport, reducedMotion: still ? 'reduce' : 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await rest(1);
  await session.send('Performance.enable');
  const before = await work(session);
  await rest(idleSeconds);
  const after = await work(session);
  await page.close();
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

/** Frames shown and dropped while the page scrolls from top to end. @param {Browser} browser @param {{ sky: boolean }} how */
async function scroll(browser, { sky }) {
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  if (!sky) await page.addStyleTag({ content: '.sky { display: none; }' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  for (let scrolled = 0; scrolled < height; scrolled += notch) await page.mouse.wheel(0, notch);
  /** @type {{ traceEvents: { name: string, ph: string, args?: { frame_reporter?: Frame } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const frames = traceEvents.flatMap(({ name, ph, args }) => (name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter) || []);
  return {
    shown: frames.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
    dropped: frames.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness).length,
  };
}

const server = spawn(process.execPath, ['bin/archipel.js', 'preview', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
const browser = await chromium.launch(launchOptions);
try {
  // The server says so when it listens.
  await once(server.stderr, 'data');
  for (const still of [true, false]) {
    const { all, script, style, layout } = await idle(browser, { still });
    const kind = still ? 'with reduced motion' : 'with the sky moving';
    say(
      `Main thread in ${idleSeconds} s of rest, ${kind}`,
      `${milliseconds(all)} (script ${milliseconds(script)}, style ${milliseconds(style)}, layout ${milliseconds(layout)})`,
    );
  }
  for (const sky of [false, true]) {
    const { shown, dropped } = await scroll(browser, { sky });
    say(`Frames while scrolling, ${slowdown} times slower, ${sky ? 'with' : 'without'} the sky`, `${shown} shown, ${dropped} dropped`);
  }
} finally {
  await browser.close();
  server.kill();
}
