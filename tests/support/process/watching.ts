// Runs `archipel watch` as a process, and compares the served files with those of a build.
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, relative } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import type { DevState } from '../../../src/watch/browser/state.ts';
import { build, commandLine, freshFolder, type RunOptions, root, start } from './process.ts';
import { startShared } from './watch-runner.ts';

export interface Watched {
  readonly port: number;
  /** The id of the process. */
  readonly pid: number;
  /** Requests a path; resolves to the body. */
  readonly body: (path: string) => Promise<string>;
  /** Resolves to the first state that is sent to the page at a path. */
  readonly state: (path: string) => Promise<DevState>;
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Returns the output on standard error so far. */
  readonly log: () => string;
  /** Resolves as soon as the served files equal `files`, by path. The names of scripts in pages are not compared. */
  readonly equals: (files: ReadonlyMap<string, string>) => Promise<void>;
  /** Resolves as soon as the served pages equal those of a build of the content. */
  readonly equalsBuild: () => Promise<void>;
}

/** An instant during the promotion, when content causes no warnings. */
const at = ['--at', '2025-06-01T12:00:00+02:00'];

export type WatchingOptions = Pick<RunOptions, 'project' | 'site' | 'node' | 'env'>;

/** Watches a content folder until the test ends, with the templates of the project or site in `options`. */
export async function watching(content: string, more: readonly string[] = [], { env, ...options }: WatchingOptions = {}): Promise<Watched> {
  const running = start(argsFor(content, more), { env: { NO_COLOR: '1', ...env }, ...options });
  onTestFinished(async () => {
    running.child.kill();
    expect(await running.ended).toMatchObject({ code: 0 });
  });
  return watched(content, { pid: running.child.pid ?? 0, said: running.said, log: running.log });
}

/** Like `watching`, but in a process that the tests of the file share, one after another. */
export async function watchingShared(
  content: string,
  more: readonly string[] = [],
  options: { readonly site?: string } = {},
): Promise<Watched> {
  const running = startShared(root, commandLine(argsFor(content, more), { env: { NO_COLOR: '1' }, ...options }));
  onTestFinished(async () => expect(await running.stop()).toBe(0));
  return watched(content, running);
}

const argsFor = (content: string, more: readonly string[]): readonly string[] => [
  'watch',
  '--content',
  content,
  '--port',
  '4800',
  ...at,
  ...more,
];

async function watched(content: string, { pid, said, log }: Pick<Watched, 'pid' | 'said' | 'log'>): Promise<Watched> {
  const [, port] = await said(/localhost:(\d+)/);
  const body = (path: string): Promise<string> => read(Number(port), path, () => false);
  const state = async (path: string): Promise<DevState> => {
    const text = await read(Number(port), `/__archipel/events?page=${path}`, (text) => text.includes('\n\n'));
    return JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? '');
  };
  const equals = async (files: ReadonlyMap<string, string>): Promise<void> => {
    const isServed = async (file: string): Promise<boolean> => comparable(await body(urlOf(file))) === comparable(files.get(file) ?? '');
    const differing = async (names: readonly string[]): Promise<readonly string[]> =>
      (await Promise.all(names.map(async (file) => ((await isServed(file)) ? [] : [file])))).flat();
    let left = [...files.keys()];
    await vi.waitFor(
      async () => {
        const before = left;
        left = [...(await differing(left))];
        // Compares all files again, because files that were equal before may have changed while waiting for others.
        if (left.length === 0 && before.length < files.size) left = [...(await differing([...files.keys()]))];
        expect(left).toEqual([]);
      },
      { timeout: 180_000, interval: 50 },
    );
  };
  const equalsBuild = async (): Promise<void> => {
    const out = join(freshFolder(), 'dist');
    expect(await build(content, out, { more: at })).toMatchObject({ code: 0 });
    await equals(htmlIn(out));
  };
  return { port: Number(port), pid, body, state, said, log, equals, equalsBuild };
}

/** Resolves to the texts of these pages and of their stylesheets. */
export async function pagesWithStyles(body: Watched['body'], paths: readonly string[]): Promise<string> {
  const pages = await Promise.all(paths.map(body));
  const sheets = new Set(pages.flatMap((html) => [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href)));
  return [...pages, ...(await Promise.all([...sheets].map(body)))].join('\n');
}

/** Reads a response to its end, or until `isEnough` returns true. Resolves to `movedTo` for a redirect. */
const read = (port: number, path: string, isEnough: (text: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    // A new connection, because the server may close a kept-alive connection at the moment when it is reused.
    const request = get({ agent: false, port, path, host: '127.0.0.1', headers: { Host: `localhost:${port}` } }, (response) => {
      if (response.headers.location !== undefined) resolve(movedTo(response.headers.location));
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (!isEnough(text)) return;
        resolve(text);
        request.destroy();
      });
      response.on('end', () => resolve(text));
    });
    request.on('error', reject);
  });

const movedTo = (target: string): string => `moved to ${target}`;

/**
 * Returns a page in comparable form: without the dev client and without the hashes of scripts, because the scripts of `watch` have code for
 * live updates. A redirecting page of a build is represented by `movedTo`, because `watch` sends a redirect.
 */
function comparable(html: string): string {
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html) ?? [];
  if (target !== undefined) return movedTo(target);
  return html
    .replace(/<script type="module" src="\/__archipel\/[^>]*><\/script>/, '')
    .replace(/\/assets\/(layout|islands)-\w+\.js/g, '/assets/$1.js');
}

const urlOf = (file: string): string => {
  if (/(?:^|\/)404\.html$/.test(file)) return `/${file.replace('404.html', 'there-is-no-such-page')}`;
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
};

const htmlIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')] as const),
  );
