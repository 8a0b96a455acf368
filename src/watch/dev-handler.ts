// Answers requests with the pages and files of the last good build, like a web host. In a good build, parts with mistakes have their
// previous values.
import { collectionOf } from '../model/entry-file.ts';
import type { VirtualFiles } from '../node/http/preview-server.ts';
import { createStaticHandler, type FileSource, isTrustedRequest, type ResponseInfo, singlePage } from '../node/http/static-handler.ts';
import { withoutBasePath } from '../output/base-path.ts';
import type { DevServerOptions } from './dev-server.ts';
import { type ClientScript, errorPage, injectClient } from './dev-state.ts';
import type { IncrementalSite } from './incremental/state.ts';
import type { GoodBuild } from './live-build.ts';
import type { WatchSession } from './watch-session.ts';

const encoder = new TextEncoder();
const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? encoder.encode(content) : content);

interface HandlerOptions {
  readonly client: ClientScript;
  readonly virtualFiles: VirtualFiles;
  /** Returns all errors of the content as plain text, for the page that is served instead of pages that these errors prevent. */
  readonly errors: () => string;
  /** Returns an error of the site's code as plain text, or undefined for a bug in the engine. */
  readonly textOf: (thrown: unknown) => string | undefined;
}

/** Creates the handler for the last good build. Bodies are not compressed, because they usually stay on this machine. */
export function createDevHandler(
  { state, finishChecks }: Pick<WatchSession, 'state' | 'finishChecks'>,
  options: HandlerOptions,
): DevServerOptions['handle'] {
  const { client, virtualFiles, errors, textOf } = options;
  const { devClient } = client.messages;
  const images = new Map<string, Uint8Array>();
  let last: { readonly build: GoodBuild; readonly handle: ReturnType<typeof createStaticHandler> } | undefined;
  return async function handle(incoming) {
    const { build } = state();
    // Requests from other sites must not cause rendering or compiling.
    const target = isTrustedRequest(incoming) ? incoming.url : '';
    const url = withoutBasePath(target, build?.site.basePath ?? '') ?? '';
    await makeImage(url, build?.site, images);
    const above = await virtualFiles(url);
    const request = { ...incoming, acceptEncoding: '' };
    // The status tells open pages to ignore the error page and remain unchanged.
    const explain = (title: string, text: string): ResponseInfo => {
      const page = singlePage(bytesOf(errorPage(client, title, text)));
      const response = createStaticHandler(page)({ ...request, url: '/', ifNoneMatch: undefined });
      return response.status === 200 ? { ...response, status: 500 } : response;
    };
    if (build === undefined) return explain(devClient.noBuild, errors());
    if (above !== undefined) return createStaticHandler(overlayFiles(above, filesOf(build, client, images)))(request);
    try {
      if (last?.build !== build) last = { build, handle: createStaticHandler(filesOf(build, client, images)) };
      const response = withoutPrerendering(last.handle(request));
      return response.status === 404 && leavesOutPages(build) ? explain(devClient.pageLeftOut, errors()) : response;
    } catch (thrown) {
      // Content that has not been checked yet can break templates.
      if (await finishChecks()) return handle(incoming);
      const text = textOf(thrown);
      if (text === undefined) throw thrown;
      return explain(devClient.templateThrows, text);
    }
  };
}

/** Returns whether entries have no page because they have had errors since `watch` was started. */
const leavesOutPages = ({ site, held }: GoodBuild): boolean =>
  held.some(({ file, path }) => path === undefined && collectionOf(file) !== undefined && site.routesOf(file).length === 0);

/**
 * Removes the header with which a page asks the browser to prerender other pages. A page that was prerendered before an edit would be
 * outdated when it is displayed.
 */
function withoutPrerendering(response: ResponseInfo): ResponseInfo {
  const { 'Speculation-Rules': _, ...headers } = response.headers;
  return { ...response, headers };
}

/** Generates the file at `url`, such as an image, and adds it to `images`. Does nothing if the file is cached or needs no generation. */
async function makeImage(url: string, site: IncrementalSite | undefined, images: Map<string, Uint8Array>): Promise<void> {
  const [, path] = /^\/(assets\/[^?#]+|favicon\.ico|sitemap\.xml)(?:[?#]|$)/.exec(url) ?? [];
  // Other files keep their name when their bytes change, so they are not cached.
  const isMade = path?.startsWith('assets/') && images.has(path);
  if (path === undefined || isMade || site?.ready(path) !== undefined) return;
  const bytes = await site?.file(path);
  if (bytes === undefined) images.delete(path);
  else images.set(path, bytesOf(bytes));
}

function filesOf({ site, urls }: GoodBuild, client: ClientScript, images: ReadonlyMap<string, Uint8Array>): FileSource {
  const bytesAt = (path: string): Uint8Array | undefined => {
    const content = site.ready(path);
    return content === undefined ? images.get(path) : bytesOf(content);
  };
  // A build does not change, so each page is rendered only once.
  const pages = new Map<string, Uint8Array>();
  const pageAt = (path: string): Uint8Array | undefined => {
    const route = pages.has(path) ? undefined : site.routeOf(path);
    if (route !== undefined) pages.set(path, bytesOf(injectClient(site.html(route), client, urls)));
    return pages.get(path);
  };
  return {
    has: (path) => site.routeOf(path) !== undefined || bytesAt(path) !== undefined,
    get: (path) => pageAt(path) ?? bytesAt(path),
  };
}

const overlayFiles = (above: FileSource, below: FileSource): FileSource => ({
  has: (path) => above.has(path) || below.has(path),
  get: (path) => above.get(path) ?? below.get(path),
});
