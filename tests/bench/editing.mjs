// @ts-check
// `npm run bench:editing` measures how long the server of `archipel watch` takes to find the content of a clicked text or price,
// and to serve a page with typed text. For comparison, it also measures a plain request of the page.
// `npm run bench:editing -- real 10000` measures only these sizes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOfSize } from './generate.mjs';
import { percentile } from './measure.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const work = mkdtempSync(join(tmpdir(), 'archipel-bench-editing-'));
const asked = process.argv.slice(2);
const sizes = asked.length > 0 ? asked : ['real', '1000', '10000'];
const rounds = 30;
const port = 4970;

/** Resolves to the body of the response. @param {string} path @param {object} [json] @param {string} [token] @returns {Promise<string>} */
const ask = (path, json, token = '') =>
  new Promise((resolve, reject) => {
    const host = `localhost:${port}`;
    const page = { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin', Cookie: `archipel-edit-${port}=${token}` };
    const headers = json === undefined ? { Host: host } : { ...page, 'Content-Type': 'application/json' };
    const outgoing = request({ port, host: '127.0.0.1', path, method: json === undefined ? 'GET' : 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    outgoing.on('error', reject).end(json === undefined ? undefined : JSON.stringify(json));
  });

/** Resolves to the milliseconds of each call, sorted. @param {(round: number) => Promise<unknown>} act */
async function timed(act) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await act(round);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** @param {string} content @returns {Promise<{ token: string, stop: () => Promise<void> }>} */
async function start(content) {
  const args = ['watch', '--content', content, '--port', String(port), '--at', '2025-06-01'];
  const child = spawn(process.execPath, [join(root, 'bin/archipel.js'), ...args], {
    env: { ...process.env, ARCHIPEL_CACHE: join(work, 'cache') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  const token = await new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(output)));
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, found] = /\?edit=([\w-]+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  };
  return { token, stop };
}

/** Returns the texts that `pattern` captures, except those of one or two characters. @param {string} html @param {RegExp} pattern */
const textsIn = (html, pattern) => [...html.matchAll(pattern)].map(([, text = '']) => text).filter((text) => text.trim().length > 2);

/** @param {string} size */
async function measure(size) {
  const { token, stop } = await start(contentOfSize(work, size));
  const page = size === 'real' ? '/ai-audit' : '/generated/page-7';
  try {
    const html = await ask(page);
    const [, main = ''] = html.split('<main');
    const texts = textsIn(main, />([^<>&{}]+)<\/(?:h2|h3|p|summary)>/g);
    const prices = textsIn(await ask('/ai-audit'), />(\d[\d.]* €)</g);
    const place = (/** @type {string} */ path, /** @type {string} */ text) =>
      ask('/__archipel/edit/place', { page: path, text, index: 0 }, token);
    const tell = (/** @type {string} */ what, /** @type {number[]} */ times) => {
      const cells = [size, what, ...[0.5, 0.95, 1].map((part) => percentile(times, part).toFixed(0))];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    };
    tell('first click', [(await timed(async (round) => round === 0 && place(page, texts[0] ?? ''))).at(-1) ?? 0]);
    tell('click on a text', await timed((round) => place(page, texts[round % texts.length] ?? '')));
    tell('click on a price', await timed((round) => place('/ai-audit', prices[round % prices.length] ?? '')));
    tell('click that finds nothing', await timed((round) => place(page, `No template says ${round}`)));
    const { id, fields = [] } = JSON.parse(await place(page, texts[0] ?? ''));
    const others = fields.slice(1).map((/** @type {{ value: string }} */ { value }) => value);
    const key = async (/** @type {number} */ round) => {
      const word = `Wort${round}x`;
      await ask('/__archipel/edit/preview', { id, values: [word, ...others] }, token);
      if (!(await ask(page)).includes(word)) throw new Error(`${word} is not on ${page}`);
    };
    tell('key, until the page has it', await timed(key));
    tell('request of the page', await timed(() => ask(page)));
  } finally {
    await stop();
  }
}

process.stdout.write('| site | what | median ms | 95 of 100 | worst |\n| --- | --- | --: | --: | --: |\n');
for (const size of sizes) await measure(size);
rmSync(work, { recursive: true, force: true });
