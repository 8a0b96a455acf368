// @ts-check
// `npm run bench:prose` measures a site of Markdown documents, 2,000 pages in three languages, and Node itself in the same run.
// `npm run bench:prose -- 6000` measures 6,000 pages. The last printed line has the times of saves, from the write to the new page.
// With `--eleventy`, Eleventy is installed and builds the same documents in the same run.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installEleventy, writeEleventySite } from './eleventy/site.mjs';
import { sideBySide } from './measure.mjs';
import { writeProseSite } from './prose-site.mjs';
import { body, timesOfSaves } from './saves.mjs';

const bin = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/archipel.js');
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-prose-'));
const site = join(work, 'site');
const routes = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 2000);
const document = join(site, 'content/pages/documents/document-5.en.mdx');
const port = 4961;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

writeProseSite({ target: site, routes });
// Commands find their project in the folder in which they run.
process.chdir(site);

const cache = join(site, 'node_modules/.cache/archipel');
/** Deletes the output and the cache, as on a fresh machine, but keeps the bundles of the engine and the site. */
const forgetContent = () => {
  for (const name of readdirSync(cache)) if (/^(?:prose|run|output|files|pages)-/.test(name)) rmSync(join(cache, name));
  for (const name of ['dist', '.dist.spare', '.dist.archipel.json']) rmSync(join(site, name), { recursive: true, force: true });
};

/** Returns two commands of Eleventy, with its own parser and with archipel's parser and plugins, or none without `--eleventy`. */
function commandsOfEleventy() {
  if (!process.argv.includes('--eleventy')) return [];
  const eleventy = installEleventy();
  const folder = join(work, 'eleventy');
  writeEleventySite({ folder: dirname(document), target: folder });
  const out = join(work, 'eleventy-out');
  return ['markdown-it', 'remark'].map((parser) => ({
    name: `eleventy, ${parser}`,
    args: [eleventy, '--quiet', `--input=${join(folder, 'content')}`, `--config=${join(folder, 'eleventy.config.js')}`],
    env: { ELEVENTY_OUT: out, ELEVENTY_PARSER: parser },
    before: () => rmSync(out, { recursive: true, force: true }),
  }));
}

const commands = [
  ...commandsOfEleventy(),
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'archipel build', args: [bin, 'build', '--quiet'], before: forgetContent },
  { name: 'archipel build, nothing changed', args: [bin, 'build', '--quiet'] },
  {
    name: 'archipel build, one text edited',
    args: [bin, 'build', '--quiet'],
    before: () => appendFileSync(document, '\nOne sentence more.\n'),
  },
  { name: 'archipel check, nothing changed', args: [bin, 'check', '--quiet'] },
  { name: 'archipel explain of a URL', args: [bin, 'explain', '/documents/document-7'] },
];

/** Starts `watch`, and edits a document once its page is served; resolves to the milliseconds of each save, sorted. */
async function watched() {
  const watch = spawn(process.execPath, [bin, 'watch', '--port', String(port)], { stdio: 'ignore' });
  const agent = new Agent();
  const path = '/documents/document-5';
  try {
    while (!(await body(port, path, agent).catch(() => '')).includes('</html>')) await wait(100);
    const text = readFileSync(document, 'utf8');
    return await timesOfSaves(document, (token) => `${text}\n${token}.\n`, { port, path });
  } finally {
    watch.kill();
  }
}

try {
  say('| command | wall s | × node | CPU s | peak MiB |\n| --- | --: | --: | --: | --: |');
  const figures = sideBySide(commands, 3);
  const node = figures.get('node -e 0')?.wall ?? 1;
  for (const [name, { wall, cpu, memory }] of figures)
    say(`| ${name} | ${wall.toFixed(2)} | ${(wall / node).toFixed(1)} | ${cpu.toFixed(2)} | ${memory.toFixed(0)} |`);
  const times = await watched();
  say(`\nsave to page: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms`);
} finally {
  process.chdir(tmpdir());
  rmSync(work, { recursive: true, force: true });
}
