// Requests of a browser → the pages and files of the live site, as a host would serve them.

import type { IncrementalSite } from '../incremental.ts';
import type { DeskHost } from '../node/http/dev-server.ts';
import type { VirtualFiles } from '../node/http/preview-server.ts';
import { createStaticHandler, type FilesToServe, isTrustedRequest, singlePage } from '../node/http/static-handler.ts';
import type { AssetUrls } from '../site/definition.ts';
import { waitingPage, withScript } from './dev-state.ts';
import type { Live } from './watch-session.ts';

const encoder = new TextEncoder();
const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? encoder.encode(content) : content);

interface Pages {
  /** The address of the script that pages are given. */
  readonly script: string;
  readonly overlay: VirtualFiles;
  /** What is wrong, in words, for the time before there is a page. */
  readonly problems: () => string;
}

/** Answers from the site as it stands. Bodies are not compressed: they do not leave this machine. */
export function deskPages({ standing }: Pick<Live, 'standing'>, { script, overlay, problems }: Pages): DeskHost['answer'] {
  const drawn = new Map<string, Uint8Array>();
  let last: { readonly live: IncrementalSite | undefined; readonly answer: ReturnType<typeof createStaticHandler> } | undefined;
  return async (asked) => {
    const { live, urls } = standing();
    // Nothing is drawn or compiled because another site asks.
    const url = isTrustedRequest(asked) ? asked.url : '';
    const [, picture] = /^\/(assets\/og-[^?#]+)/.exec(url) ?? [];
    const bytes = picture === undefined || drawn.has(picture) ? undefined : await live?.file(picture);
    if (picture !== undefined && bytes !== undefined) drawn.set(picture, bytesOf(bytes));
    const above = await overlay(url);
    const plain = { ...asked, acceptEncoding: '' };
    if (live === undefined || urls === undefined)
      return createStaticHandler(singlePage(bytesOf(waitingPage(script, problems()))))({ ...plain, url: '/' });
    if (above !== undefined) return createStaticHandler(over(above, filesOf(live, { script, urls }, drawn)))(plain);
    if (last?.live !== live) last = { live, answer: createStaticHandler(filesOf(live, { script, urls }, drawn)) };
    return last.answer(plain);
  };
}

function filesOf(
  live: IncrementalSite,
  { script, urls }: { readonly script: string; readonly urls: AssetUrls },
  drawn: ReadonlyMap<string, Uint8Array>,
): FilesToServe {
  const bytesAt = (path: string): Uint8Array | undefined => {
    const content = live.ready(path);
    return content === undefined ? drawn.get(path) : bytesOf(content);
  };
  // The site does not change: the next one has files of its own.
  const pages = new Map<string, Uint8Array>();
  const pageAt = (path: string): Uint8Array | undefined => {
    const route = pages.has(path) ? undefined : live.routeOf(path);
    if (route !== undefined) pages.set(path, bytesOf(withScript(live.html(route), script, urls)));
    return pages.get(path);
  };
  return {
    has: (path) => live.routeOf(path) !== undefined || bytesAt(path) !== undefined,
    get: (path) => pageAt(path) ?? bytesAt(path),
  };
}

const over = (above: FilesToServe, below: FilesToServe): FilesToServe => ({
  has: (path) => above.has(path) || below.has(path),
  get: (path) => above.get(path) ?? below.get(path),
});
