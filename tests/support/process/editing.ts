// Runs `archipel watch` as a process, and sends the requests of pages in which a user edits content.
import { request } from 'node:http';
import { join } from 'node:path';
import type { EditList, Place, Saved, ValuePreview } from '../../../src/watch/browser/edit/protocol.ts';
import { type Watched, type WatchingOptions, watching, watchingShared } from './watching.ts';

interface Answered {
  readonly status: number;
  readonly text: string;
}

type Headers = Readonly<Record<string, string | undefined>>;

export interface Editing extends Watched {
  /** Sends a request like a page. `headers` replace those of a page. */
  readonly ask: (name: string, body: unknown, headers?: Headers) => Promise<Answered>;
  readonly place: (
    page: string,
    text: string,
    more?: { readonly index?: number; readonly attribute?: string; readonly island?: number },
  ) => Promise<Place>;
  readonly preview: (place: Place, values: readonly string[]) => Promise<ValuePreview>;
  readonly save: (place: Place, values: readonly string[], approved?: readonly string[]) => Promise<Saved>;
  readonly list: (name: 'edits') => Promise<EditList>;
  /** Undoes, redoes, reverts, or changes an entry of a list. */
  readonly change: (name: 'undo' | 'redo' | 'take-back' | 'item', body?: object) => Promise<Saved>;
  readonly cookie: string;
  readonly token: string;
}

/** Watches a content folder until the test ends. Requests have the token of the printed URL, like those of a browser that has opened it. */
export const editing = async (content: string, ...rest: readonly string[]): Promise<Editing> =>
  editingAt(await watchingShared(content, rest));

/** Like `editing`, but in a process with its own preloads and environment variables. */
export const editingUnder = async (content: string, options: WatchingOptions): Promise<Editing> =>
  editingAt(await watching(content, [], options));

/** Like `editing`, but for a site with its own templates. */
export const editingSite = async (site: string): Promise<Editing> => editingAt(await watchingShared(join(site, 'content'), [], { site }));

async function editingAt(watched: Watched): Promise<Editing> {
  const [, token = ''] = await watched.said(/\?edit=([\w-]+)/);
  const { port } = watched;
  const cookie = `archipel-edit-${port}=${token}`;
  const ask: Editing['ask'] = (name, body, headers = {}) =>
    send(port, `/__archipel/edit/${name}`, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        Host: `localhost:${port}`,
        Origin: `http://localhost:${port}`,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        Cookie: cookie,
        ...headers,
      },
    });
  const result = async <T>(name: string, body: object): Promise<T> => {
    const { status, text } = await ask(name, body);
    if (status !== 200) throw new Error(`${name} ${status} ${text}`);
    return JSON.parse(text);
  };
  return {
    ...watched,
    ask,
    cookie,
    token,
    place: (page, text, { index = 0, ...more } = {}) => result('place', { page, text, index, ...more }),
    preview: ({ id }, values) => result('preview', { id, values }),
    save: ({ id }, values, approved = []) => result('save', { id, values, approved }),
    list: (name) => result(name, {}),
    change: (name, body = {}) => result(name, body),
  };
}

const send = (port: number, path: string, { body, headers }: { readonly body: string; readonly headers: Headers }): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sentHeaders = Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined));
    const sent = request({ agent: false, host: '127.0.0.1', port, path, method: 'POST', headers: sentHeaders }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: text.trim() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
