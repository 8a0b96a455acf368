// A visit of two pages in a Chromium that no tool controls, because Chromium does not prerender while developer tools are attached. A
// server of the test adds a script to the start of each page. The script records the actions of the page, and follows a link once
// the target of the link is prerendered.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { wholeBrowserOptions } from '../support/chromium.mjs';

/** The actions of the second page up to a moment of the visit. */
interface Moment {
  /** The names of the called functions that store, open, time or request something. */
  readonly calls: readonly string[];
  readonly cookie: string;
  readonly isBannerShown: boolean;
  readonly hydrated: number;
  /** Paths of the scripts that the page has loaded. */
  readonly scripts: readonly string[];
}

interface Visit {
  /** Two seconds after the page has loaded, before the visitor sees it. */
  readonly prepared: Moment;
  /** A few seconds after the visitor has opened the page. */
  readonly seen: Moment;
}

/** Runs in the pages. `next` is the target of the link, and the clock of each page starts at `clock`. */
function recordVisit(next: string, clock: number): void {
  const offset = clock - Date.now();
  const now = Date.now.bind(Date);
  Date.now = () => now() + offset;
  const calls: string[] = [];
  const [wait, request] = [setTimeout.bind(window), fetch.bind(window)];
  const recordCalls = (object: object, name: string): void => {
    const own = Reflect.get(object, name);
    Reflect.set(object, name, function (this: unknown, ...args: unknown[]) {
      calls.push(name);
      return Reflect.apply(own, this, args);
    });
  };
  for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'fetch']) recordCalls(window, name);
  recordCalls(Storage.prototype, 'setItem');
  recordCalls(HTMLDialogElement.prototype, 'showModal');
  const report = (moment: string) => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const body = {
      calls,
      cookie: document.cookie,
      isBannerShown: document.querySelector<HTMLElement>('.consent')?.hidden === false,
      hydrated: document.querySelectorAll('[data-hydrated]').length,
      scripts: scripts.filter((path) => path.endsWith('.js') && path.startsWith('/assets/')),
    };
    return request(`/moments/${moment}`, { method: 'POST', body: JSON.stringify(body) });
  };
  const follow = async (): Promise<void> => {
    const { status } = await request('/moments/prepared');
    if (status === 200) location.href = next;
    else wait(follow, 200);
  };
  if (Reflect.get(document, 'prerendering') !== true) {
    if (location.pathname !== next) addEventListener('load', () => void follow());
    return;
  }
  addEventListener('load', () => wait(() => report('prepared'), 2000));
  document.addEventListener('prerenderingchange', () => {
    wait(() => document.querySelector('.countdown')?.scrollIntoView({ block: 'center', behavior: 'instant' }), 500);
    wait(() => report('seen'), 6000);
  });
}

const bodyOf = async (incoming: IncomingMessage): Promise<string> => Buffer.concat(await incoming.toArray()).toString('utf8');

/**
 * Answers a request with the response of `origin`. Changes the speculation rules so that `next` is prerendered at once, because no pointer
 * rests on a link in this test.
 */
async function relay(origin: string, next: string, [{ url = '/' }, outgoing]: [IncomingMessage, ServerResponse]): Promise<void> {
  const response = await fetch(`${origin}${url}`);
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers)
    if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)) outgoing.setHeader(name, value);
  const text = bytes.toString('utf8');
  if (type.startsWith('text/html')) outgoing.end(text.replace('<head>', '<head><script src="/record.js"></script>'));
  else outgoing.end(url === '/speculation.json' ? text.replace('"/*"', JSON.stringify(next)).replace('moderate', 'immediate') : bytes);
}

/** Opens the path `from` at `origin`, and opens `to` once Chromium has prerendered it. The clock of each page starts at `clock`. */
export async function visitPrerendered(origin: string, { from, to, clock }: { from: string; to: string; clock: Date }): Promise<Visit> {
  const moments = new Map<string, Moment>();
  const server = createServer(async (incoming, outgoing) => {
    const [, moment] = /^\/moments\/(\w+)$/.exec(incoming.url ?? '') ?? [];
    if (incoming.url === '/record.js')
      outgoing.setHeader('Content-Type', 'text/javascript').end(`(${recordVisit})(${JSON.stringify(to)}, ${clock.getTime()})`);
    else if (moment === undefined) await relay(origin, to, [incoming, outgoing]);
    else if (incoming.method === 'GET') outgoing.writeHead(moments.has(moment) ? 200 : 204).end();
    else {
      moments.set(moment, JSON.parse(await bodyOf(incoming)));
      outgoing.end();
      server.emit('moment', moment);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const profile = mkdtempSync(join(tmpdir(), 'archipel-prerendering-'));
  const executable = 'executablePath' in wholeBrowserOptions ? wholeBrowserOptions.executablePath : chromium.executablePath();
  const args = [...wholeBrowserOptions.args, '--headless', `--user-data-dir=${profile}`, '--lang=fr', `http://127.0.0.1:${port}${from}`];
  const browser = spawn(executable, args, { stdio: 'ignore' });
  try {
    while (!moments.has('seen')) await once(server, 'moment', { signal: AbortSignal.timeout(60_000) });
  } finally {
    browser.kill();
    await once(browser, 'exit');
    server.closeAllConnections();
    server.close();
    // Processes of the browser keep writing briefly after the browser has exited.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  const [prepared, last] = [moments.get('prepared'), moments.get('seen')];
  if (prepared === undefined || last === undefined) throw new Error('The page was not prerendered.');
  return { prepared, seen: last };
}
