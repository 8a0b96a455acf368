// @ts-check
// `npm run bench` measures archipel, Node itself, and a bare loop over the same content; if Hugo is installed, it also measures Hugo
// with generated sites. Ratios can be compared between machines, seconds cannot. `npm run bench -- real 1000` runs only these sizes;
// with `--write`, the figures and their chart replace those in the documents.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBundled } from '../support/process/run-bundled.mjs';
import { contentOfSize } from './generate.mjs';
import { writeHugoSite } from './hugo/site.mjs';
import { sideBySide } from './measure.mjs';
import { publish, tableOf } from './publish.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'bin/archipel.js');
const bare = join(root, 'tests/bench/bare.mjs');
const cache = join(root, 'node_modules/.cache/archipel');
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-'));
const writes = process.argv.includes('--write');
const asked = process.argv.slice(2).filter((word) => word !== '--write');
const sizes = asked.length > 0 ? asked : ['real', '1000', '10000'];

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** @param {unknown[]} cells */
const row = (...cells) => say(`| ${cells.join(' | ')} |`);
/** @param {number} value @param {number} digits */
const fixed = (value, digits = 2) => value.toFixed(digits);

/** Returns the mean size in kB of the files under `folder` that end in `ending`. @param {string} folder @param {string} ending */
function meanSize(folder, ending) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / files.length / 1000;
}

const hasHugo = spawnSync('hugo', ['version']).status === 0;

/**
 * Returns Hugo's command for the pages of `content`. Runs `build` first, because Hugo's header and footer come from built pages.
 * @param {string} content @param {string[]} build @param {string} built
 */
function hugoOf(content, build, built) {
  const [target, out] = [join(work, 'hugo'), join(work, 'hugo-out')];
  spawnSync(process.execPath, build);
  rmSync(target, { recursive: true, force: true });
  writeHugoSite({ content, built, target });
  return {
    out,
    command: {
      name: 'hugo',
      program: 'hugo',
      args: ['--quiet', '--source', target, '--config', join(target, 'hugo.yaml'), '--destination', out],
    },
  };
}

/** Removes the results of runs from the cache. Bundles and images stay. */
function forgetRuns() {
  for (const name of readdirSync(cache)) if (/^(?:run|output|files|pages)-/.test(name)) rmSync(join(cache, name));
}

/** Adds a line to one page. @param {string} content */
function editPage(content) {
  appendFileSync(join(content, 'pages/contact.yaml'), '# Edited.\n');
}

/**
 * Edits a page, builds, and edits the page again. Without this build, the measured build would be the first after a full build,
 * which is slower because it links each file a second time. @param {string} content @param {string[]} build
 */
function editAgain(content, build) {
  editPage(content);
  spawnSync(process.execPath, build);
  editPage(content);
}

/** Creates a copy of the content in which the text of one page differs. @param {string} content */
function otherVersionOf(content) {
  const target = join(work, 'other-version');
  rmSync(target, { recursive: true, force: true });
  cpSync(content, target, { recursive: true });
  const file = join(target, 'pages/contact.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=lead:\n\s+de: ")/, 'Neu: '));
  if (readFileSync(file, 'utf8') === text) throw new Error(`${file} has no lead to change`);
  return target;
}

/** @param {string} size @param {string} content */
function compare(size, content) {
  const [outBare, outBuilt] = [join(work, 'bare'), join(work, 'built')];
  const clean = (/** @type {string} */ folder) => () => rmSync(folder, { recursive: true, force: true });
  const buildArgs = [bin, 'build', '--content', content, '--out', outBuilt, '--quiet', '--at', '2025-06-01T00:00:00Z'];
  const hugo = size !== 'real' && hasHugo ? hugoOf(content, buildArgs, outBuilt) : undefined;
  const commands = [
    { name: 'node -e 0', args: ['-e', '0'] },
    ...(size === 'real' ? [{ name: 'archipel --version', args: [bin, '--version'] }] : []),
    { name: 'bare loop', args: [bare, content, outBare], before: clean(outBare) },
    ...(hugo ? [{ ...hugo.command, before: clean(hugo.out) }] : []),
    {
      name: 'archipel build',
      args: buildArgs,
      before: () => {
        forgetRuns();
        clean(outBuilt)();
      },
    },
    { name: 'archipel build, nothing changed', args: buildArgs },
    { name: 'archipel build, one page edited', args: buildArgs, before: () => editAgain(content, buildArgs) },
    {
      name: 'archipel diff, one page edited',
      args: [bin, 'diff', '--from-dir', otherVersionOf(content), '--content', content, '--now', '2025-06-01T00:00:00Z'],
    },
    { name: 'archipel check', args: [bin, 'check', '--content', content, '--quiet', '--at', '2025-06-01T00:00:00Z'], before: forgetRuns },
    ...(size === 'real'
      ? [{ name: 'archipel build, no cache', args: buildArgs, before: () => [outBuilt, cache].map((folder) => clean(folder)()) }]
      : []),
  ];
  const figures = sideBySide(commands, size === '10000' ? 1 : 5);
  const [node, loop, other] = ['node -e 0', 'bare loop', 'hugo'].map((name) => figures.get(name));
  for (const [name, { wall, cpu, memory }] of figures) {
    const cells = [
      size,
      name,
      fixed(wall),
      fixed(wall / (node?.wall ?? 1), 1),
      fixed(wall / (loop?.wall ?? 1)),
      other ? fixed(wall / other.wall) : '',
      fixed(cpu),
      memory.toFixed(0),
    ];
    row(...cells);
    measured.push(cells);
  }
  const html = [outBare, outBuilt, ...(hugo ? [hugo.out] : [])].map((folder) => meanSize(folder, '.html'));
  return { figures, memory: figures.get('archipel build')?.memory ?? 0, html };
}

/** @param {string} content */
async function stages(content) {
  const { stdout, stderr, status } = await runBundled('tests/bench/stages.ts', [content], {});
  if (status !== 0) throw new Error(String(stderr));
  return /** @type {{ stage: string, milliseconds: number, memory: number }[]} */ (JSON.parse(String(stdout)));
}

const head = ['site', 'command', 'wall s', '× node', '× bare loop', '× Hugo', 'CPU s', 'peak MiB'];
/** The rows of the table. @type {string[][]} */
const measured = [];

/** The names of commands in the chart. @type {Readonly<Record<string, string>>} */
const compared = {
  'bare loop': 'bare loop: parse, render, write',
  hugo: 'Hugo, pages of equal weight',
  'archipel build': 'archipel, all pages',
  'archipel build, one page edited': 'archipel, one page edited',
  'archipel build, nothing changed': 'archipel, nothing changed',
};

/** @param {string} size */
const siteNamed = (size) => (size === 'real' ? 'this site' : `${Number(size).toLocaleString('en')} pages`);

/** @param {readonly { size: string, figures: Map<string, { wall: number }> }[]} results */
function write(results) {
  const rows = Object.entries(compared).map(([name, label]) => [
    label,
    ...results.map(({ figures }) => {
      const { wall } = figures.get(name) ?? {};
      return wall === undefined ? '' : fixed(wall);
    }),
  ]);
  const chart = {
    title: 'How long a build takes',
    unit: 's',
    groups: results.map(({ size, figures }) => ({
      label: siteNamed(size),
      bars: Object.entries(compared).flatMap(([name, label]) => {
        const { wall } = figures.get(name) ?? {};
        return wall === undefined ? [] : [{ label, value: wall, own: name.startsWith('archipel') }];
      }),
    })),
  };
  const short = tableOf(['seconds', ...results.map(({ size }) => siteNamed(size))], rows);
  publish({
    root,
    name: 'bench',
    documents: { 'docs/performance.md': ['', ...tableOf(head, measured, 2), ''], 'README.md': ['', ...short, ''] },
    picture: 'docs/build-times.svg',
    chart,
  });
}

try {
  row(...head);
  row('---', '---', '--:', '--:', '--:', '--:', '--:', '--:');
  const results = sizes
    .map((size) => ({ size, content: contentOfSize(work, size) }))
    .map((each) => ({ ...each, ...compare(each.size, each.content) }));
  if (writes) write(results);
  say('');
  for (const { size, html } of results)
    say(
      `${size}: HTML of a page in kB: ${html.map((kilobytes, index) => `${['bare loop', 'archipel', 'Hugo'][index]} ${fixed(kilobytes, 1)}`).join(', ')}`,
    );
  const [small, large] = [results.find(({ size }) => size === '1000'), results.find(({ size }) => size === '10000')];
  if (small && large) say(`memory: ${fixed(((large.memory - small.memory) * 1024) / 9000, 1)} KiB for each page from 1000 to 10000`);
  say('');
  row('site', 'stage', 'ms', 'MiB after it');
  row('---', '---', '--:', '--:');
  for (const { size, content } of results)
    for (const { stage, milliseconds, memory } of await stages(content)) row(size, stage, fixed(milliseconds, 1), memory.toFixed(0));
  say(`\nNode ${process.version}, ${readFileSync('/proc/cpuinfo', 'utf8').match(/model name\s*: (.*)/)?.[1] ?? 'unknown processor'}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
