// @ts-check
// Builds and checks the site on this system, and lets `watch` serve one save and accept one edit. These steps can differ between Linux,
// macOS and Windows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archipel-platform-'));
const content = join(folder, 'content');
const saved = 'A save that is served on this system';
const edited = 'An edit in the page on this system';
const timeout = 120_000;

/** @param {readonly string[]} args */
const start = (args) =>
  spawn(process.execPath, [join(root, 'bin/archipel.js'), ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });

/** @param {readonly string[]} args */
async function run(...args) {
  const child = start(args);
  child.stderr.pipe(process.stderr);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`archipel ${args[0]} ended with ${code}.`);
}

/**
 * @template Value
 * @param {string} what
 * @param {() => Promise<Value | undefined> | Value | undefined} look
 * @returns {Promise<Value>}
 */
async function until(what, look) {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`After ${timeout / 1000} s: ${what}.`);
}

/** Changes the saved text as the editing panel does. @param {string} url @param {string} token */
async function editOnce(url, token) {
  const headers = {
    Origin: url,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    Cookie: `archipel-edit-${new URL(url).port}=${token}`,
  };
  /** @param {string} name @param {object} body */
  const post = async (name, body) => {
    const response = await fetch(`${url}/__archipel/edit/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const [, title = ''] = /<title>([^<]*)/.exec(await (await fetch(`${url}/en`)).text()) ?? [];
  const { id, fields } = await post('place', { page: '/en', text: title, index: 0 });
  const values = fields.map((/** @type {{ value: string }} */ { value }) => (value === saved ? edited : value));
  const { kind, reason } = await post('save', { id, values });
  if (kind !== 'saved') throw new Error(`The edit was not saved: ${reason}`);
}

async function watchOneSave() {
  const child = start(['watch', '--content', content, '--port', '4791']);
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
    process.stderr.write(part);
  });
  try {
    const url = await until('watch has not named its address', () => /http:\/\/localhost:\d+/.exec(output)?.[0]);
    const page = async () => (await fetch(`${url}/en`)).text();
    await until('the page was not served', async () => ((await page()).includes('</html>') ? true : undefined));
    const file = join(content, 'pages/home.yaml');
    const text = readFileSync(file, 'utf8');
    const [, title = ''] = /en: "([^"]+)"/.exec(text) ?? [];
    writeFileSync(file, text.replace(title, saved));
    await until('the save was not served', async () => ((await page()).includes(saved) ? true : undefined));
    await editOnce(url, /\?edit=([\w-]+)/.exec(output)?.[1] ?? '');
    if (!readFileSync(file, 'utf8').includes(edited)) throw new Error('The edit is not in its file.');
    await until('the edit was not served', async () => ((await page()).includes(edited) ? true : undefined));
  } finally {
    child.kill();
    await once(child, 'close');
  }
}

try {
  cpSync(join(root, 'content'), content, { recursive: true });
  await run('build', '--out', join(folder, 'dist'));
  await run('build', '--out', join(folder, 'dist'), '--verify');
  await run('check');
  await watchOneSave();
  process.stdout.write(`build, check and watch with a save and an edit work on ${process.platform}.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
