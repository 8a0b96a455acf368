// @ts-check
// `npm run bench:watch` measures how soon `archipel watch` serves its first page, and how long each save of one page takes, from
// the write of the file until the new page is served. For comparison, it measures a bare server that only reads a changed file
// again. `npm run bench:watch -- real 1000` runs only these sizes; with `--write`, the figures and their chart replace those in the
// documents.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contentOfSize } from './generate.mjs';
import { peakOf, percentile } from './measure.mjs';
import { publish, tableOf } from './publish.mjs';
import { body, timesOfSaves } from './saves.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-watch-'));
const writes = process.argv.includes('--write');
const asked = process.argv.slice(2).filter((word) => word !== '--write');
const sizes = asked.length > 0 ? asked : ['real', '1000', '10000'];
const port = 4960;
const cli = join(root, 'bin/archipel.js');
/** Environment variables with a separate build cache, so that the first start of each size finds no results of earlier builds. */
const environment = { ...process.env, ARCHIPEL_CACHE: join(work, 'cache') };

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** Measures saves with a bare server, which reads the file again when it is notified of a write. @param {string} file */
async function bare(file) {
  let text = readFileSync(file, 'utf8');
  const watcher = watch(dirname(file), () => {
    text = readFileSync(file, 'utf8');
  });
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const filler = text;
  const times = await timesOfSaves(file, (token) => `${filler}# ${token}\n`, { port: own, path: '/' });
  writeFileSync(file, filler);
  watcher.close();
  server.close();
  return times;
}

/** Returns the seconds of processor time that a process has taken. @param {number} pid */
function processor(pid) {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * @typedef {{ first: number, times: number[], peak: number, idle: number }} Watched seconds, milliseconds, MiB, and processor time in
 * milliseconds per second
 */

/**
 * Starts `watch`, requests a page until it is served, and then edits it. @param {{ content: string, file: string, path: string }} site
 * @returns {Promise<Watched>}
 */
async function watched({ content, file, path }) {
  const first = readFileSync(file, 'utf8');
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const child = spawn(process.execPath, [cli, 'watch', '--content', content, '--port', String(port), '--at', '2025-06-01'], {
    env: environment,
    stdio: 'ignore',
  });
  const pid = child.pid ?? 0;
  try {
    while (!(await body(port, path, agent).catch(() => '')).includes('</html>')) {
      if (child.exitCode !== null) throw new Error('watch has ended');
      await wait(5);
    }
    const served = (performance.now() - start) / 1000;
    const times = await timesOfSaves(file, (token) => first.replace(/(lead:\s*(?:\{ )?\n?\s*de: ")[^"]*/, `$1${token}`), { port, path });
    const peak = peakOf(pid);
    const before = processor(pid);
    await wait(10_000);
    return { first: served, times, peak, idle: (processor(pid) - before) * 100 };
  } finally {
    agent.destroy();
    writeFileSync(file, first);
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  }
}

/** @param {string[]} args */
function run(args) {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const head = [
  'site',
  'start',
  'first page s',
  'save median ms',
  '95th percentile',
  'worst',
  'peak MiB',
  'idle CPU ms/s',
  'bare server, median ms',
];
/** @type {string[][]} */
const rows = [];
/** @type {{ label: string, value: number, own: boolean }[]} */
const bars = [];
/** The sentence for the README, about the first measured size. */
let sentence = '';

/** @param {string} size @param {string} start @param {{ figures: Watched, alone: number[] }} measured */
function tell(size, start, { figures: { first, times, peak, idle }, alone }) {
  const figures = [first.toFixed(2), ...[0.5, 0.95, 1].map((part) => percentile(times, part).toFixed(1)), peak.toFixed(0), idle.toFixed(0)];
  const cells = [size, start, ...figures, percentile(alone, 0.5).toFixed(1)];
  rows.push(cells);
  say(`| ${cells.join(' | ')} |`);
}

/** @param {string} size */
async function compare(size) {
  const content = contentOfSize(work, size);
  const [name, path] = size === 'real' ? ['pages/ai-audit.yaml', '/ai-audit'] : [`pages/generated/page-7.yaml`, '/generated/page-7'];
  const site = { content, file: join(content, name), path };
  const alone = await bare(site.file);
  tell(size, 'the first', { figures: await watched(site), alone });
  run(['check', '--quiet', '--content', content, '--at', '2025-06-01']);
  const figures = await watched(site);
  tell(size, 'after a build', { figures, alone });
  const label = size === 'real' ? 'this site' : `${Number(size).toLocaleString('en')} pages`;
  sentence ||= `In \`watch\`, a save is served ${percentile(figures.times, 0.5).toFixed(0)} ms after it is written (median; 95 of 100 within ${percentile(figures.times, 0.95).toFixed(0)} ms).`;
  for (const [what, part] of /** @type {const} */ ([
    ['median', 0.5],
    ['95th percentile', 0.95],
    ['worst', 1],
  ]))
    bars.push({ label: `${label}, ${what}`, value: percentile(figures.times, part), own: true });
}

for (const line of tableOf(head, [], 2)) say(line);
try {
  // Bundles and images are computed once per machine.
  run(['check', '--quiet', '--content', join(root, 'content'), '--at', '2025-06-01']);
  await watched({ content: contentOfSize(work, 'real'), file: join(work, 'content-real/pages/ai-audit.yaml'), path: '/ai-audit' });
  for (const size of sizes) await compare(size);
  if (writes)
    publish({
      root,
      name: 'bench:watch',
      documents: {
        'docs/performance.md': ['', ...tableOf(head, rows, 2), '', '![The times of saves as bars](save-times.svg)', ''],
        'README.md': [sentence],
      },
      picture: 'docs/save-times.svg',
      chart: { title: 'From a save to the new page being served', unit: 'ms', groups: [{ label: 'archipel watch', bars }] },
    });
} finally {
  rmSync(work, { recursive: true, force: true });
}
