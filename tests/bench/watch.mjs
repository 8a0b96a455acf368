// @ts-check
// `npm run bench:watch`: from the write of a file to the new page being served by `archipel watch`, for an edit that
// concerns one page; and beside it what this machine takes for the write, its notice and a request alone.
// `npm run bench:watch -- real 1000` runs these sizes only.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-watch-'));
const asked = process.argv.slice(2);
const sizes = asked.length > 0 ? asked : ['real', '1000', '10000'];
const rounds = 40;
/** Pages are all looked at once after the start: the larger sites get time for it, in milliseconds. */
const settling = /** @type {Record<string, number>} */ ({ real: 3000, 1000: 15_000, 10000: 100_000 });

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** The body at `path`; asked for again where a connection was closed while it was idle. @param {number} port @param {string} path @param {Agent} agent @returns {Promise<string>} */
const body = (port, path, agent) => request(port, path, agent).catch(() => request(port, path, agent));

/** @param {number} port @param {string} path @param {Agent} agent @returns {Promise<string>} */
const request = (port, path, agent) =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { Host: `localhost:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });

/** @param {string} size */
function contentOf(size) {
  const target = join(work, `content-${size}`);
  if (size === 'real') cpSync(join(root, 'content'), target, { recursive: true });
  else generate({ content: join(root, 'content'), target, routes: Number(size), own: 68 });
  return target;
}

/** Writes new words, asks until they are there; milliseconds for each round, sorted. @param {string} file @param {(token: string) => string} textWith @param {number} port @param {string} path */
async function measure(file, textWith, port, path) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  await body(port, path, agent);
  for (let round = 0; round < rounds; round += 1) {
    const token = `Wort${round}x`;
    const text = textWith(token);
    await wait(300 + 13 * (round % 7));
    const start = performance.now();
    writeFileSync(file, text);
    while (!(await body(port, path, agent)).includes(token)) if (performance.now() - start > 10_000) throw new Error(`${token} never came`);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** The same without archipel: a server that reads the file again when it hears of a write. @param {string} file */
async function bare(file) {
  let text = readFileSync(file, 'utf8');
  const watcher = watch(dirname(file), () => {
    text = readFileSync(file, 'utf8');
  });
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const filler = text;
  const times = await measure(file, (token) => `${filler}# ${token}\n`, port, '/');
  writeFileSync(file, filler);
  watcher.close();
  server.close();
  return times;
}

/** @param {string} size */
async function watched(size) {
  const content = contentOf(size);
  const [name, path] = size === 'real' ? ['pages/ai-audit.yaml', '/ai-audit'] : [`pages/generated/page-7.yaml`, '/page-7'];
  const file = join(content, name);
  const first = readFileSync(file, 'utf8');
  const alone = await bare(file);
  const child = spawn(process.execPath, [
    join(root, 'bin/archipel.js'),
    'watch',
    '--content',
    content,
    '--port',
    '4960',
    '--at',
    '2025-06-01',
  ]);
  const port = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const [, found] = /Watching.*localhost:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(said)));
  });
  await wait(settling[size] ?? 15_000);
  const times = await measure(file, (token) => first.replace(/(lead:\s*(?:\{ )?\n?\s*de: ")[^"]*/, `$1${token}`), port, path);
  child.kill();
  return { alone, times };
}

/** @param {number[]} times @param {number} part */
const at = (times, part) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);

say('| site | median ms | nine of ten within | bare server, median | ratio |\n| --- | --: | --: | --: | --: |');
try {
  for (const size of sizes) {
    const { alone, times } = await watched(size);
    say(
      `| ${[size, at(times, 0.5), at(times, 0.9), at(alone, 0.5), (Number(at(times, 0.5)) / Number(at(alone, 0.5))).toFixed(1)].join(' | ')} |`,
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
