// @ts-check
// Lighthouse, mobile preset: npm run lighthouse [-- PATH …] measures ten pages of different kinds, -- --all every route. What
// is below 100 is measured again, up to --tries times, because a shared machine is slow at times. Prints a table, keeps
// the full reports in test-results/lighthouse and fails below 100.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.mjs';

const usual = [
  '/',
  '/en',
  '/ai-act-officer',
  '/en/ai-solutions',
  '/ai-solutions/inbound-call-agents',
  '/ai-audit',
  '/ai-lead-masters-kitchen',
  '/ai-team-example',
  '/support',
  '/en/contact',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, tries: { type: 'string', default: '3' }, port: { type: 'string', default: '4419' } },
});

/** The routes of the site, without its not-found pages. @returns {string[]} */
function everyRoute() {
  const { result } = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));
  return result.routes.flatMap((/** @type {{ route: string, kind: string }} */ { route, kind }) => (kind === 'notFound' ? [] : [route]));
}

const named = positionals.length > 0 ? positionals : usual;
const paths = values.all ? everyRoute() : named;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const port = Number(values.port);
const debugPort = port + 1;
const folder = 'test-results/lighthouse';

/** @param {string} path */
async function measure(path) {
  const result = await lighthouse(`http://localhost:${port}${path}`, {
    port: debugPort,
    output: 'html',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result || typeof result.report !== 'string') throw new Error(`Lighthouse has no report of ${path}.`);
  writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '_') || 'home'}.html`), result.report);
  const { categories: found, audits } = result.lhr;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    paint: audits['largest-contentful-paint']?.displayValue ?? '',
    blocked: audits['total-blocking-time']?.displayValue ?? '',
    shift: audits['cumulative-layout-shift']?.displayValue ?? '',
  };
}

/** The best of some tries, and how many it took. @param {string} path */
async function measureAgain(path) {
  let best = await measure(path);
  let tries = 1;
  for (; tries < Number(values.tries) && sum(best.scores) < categories.length * 100; tries += 1) {
    const next = await measure(path);
    if (sum(next.scores) > sum(best.scores)) best = next;
  }
  return { ...best, tries };
}

const sum = (/** @type {number[]} */ list) => list.reduce((all, each) => all + each, 0);

const server = spawn(process.execPath, ['bin/archipel.js', 'preview', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
// The server says so when it listens.
await once(server.stderr, 'data');
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`] });
try {
  mkdirSync(folder, { recursive: true });
  process.stdout.write('| page | speed | accessibility | practice | search | largest paint | blocked | shift | tries |\n');
  process.stdout.write('| --- | --: | --: | --: | --: | --: | --: | --: | --: |\n');
  for (const path of paths) {
    const { scores, paint, blocked, shift, tries } = await measureAgain(path);
    process.stdout.write(`| ${[path, ...scores, paint, blocked, shift, tries].join(' | ')} |\n`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.kill();
}
if (process.exitCode === 1) process.stderr.write(`Below 100: see the reports in ${folder}.\n`);
