// @ts-check
// `npm run bench:prose`: a site of documents in Markdown, 2,000 pages in three languages, beside Node itself in one run; another
// number of pages as `npm run bench:prose -- 6000`. What a save takes is in the last line: from the write to the new page.
// With `--eleventy`, Eleventy is installed and makes the same documents in the same run.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installEleventy, writeEleventySite } from './eleventy/site.mjs';
import { sideBySide } from './measure.mjs';
import { writeProseSite } from './prose-site.mjs';

const bin = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/archipel.js');
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-prose-'));
const site = join(work, 'site');
const routes = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 2000);
const document = join(site, 'content/pages/documents/document-5.en.mdx');
const saves = 30;
const port = 4961;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

writeProseSite({ target: site, routes });
// Commands find their project in the folder in which they run.
process.chdir(site);

const cache = join(site, 'node_modules/.cache/archipel');
/** All but the bundles of the engine and the site. */
const forgetContent = () => {
  for (const name of readdirSync(cache)) if (/^(?:prose|run|output|files|pages)-/.test(name)) rmSync(join(cache, name));
  rmSync(join(site, 'dist'), { recursive: true, force: true });
};

/** Eleventy with its own parser, and with the parser and plugins that archipel takes. */
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

/** The milliseconds of each save, sorted. */
async function timesOfSaves() {
  const watch = spawn(process.execPath, [bin, 'watch', '--port', String(port)], { stdio: 'ignore' });
  const body = () =>
    fetch(`http://localhost:${port}/documents/document-5`)
      .then((response) => response.text())
      .catch(() => '');
  try {
    while (!(await body()).includes('</html>')) await wait(100);
    await wait(10_000);
    const text = readFileSync(document, 'utf8');
    const times = [];
    for (let save = 0; save < saves; save += 1) {
      const start = performance.now();
      writeFileSync(document, `${text}\nSave${save}x.\n`);
      while (!(await body()).includes(`Save${save}x`)) if (performance.now() - start > 30_000) throw new Error('The page never came');
      times.push(performance.now() - start);
      await wait(300);
    }
    return times.sort((a, b) => a - b);
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
  const times = await timesOfSaves();
  say(`\nsave to page: median ${times[saves / 2]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms`);
} finally {
  process.chdir(tmpdir());
  rmSync(work, { recursive: true, force: true });
}
