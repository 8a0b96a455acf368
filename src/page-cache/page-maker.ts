// Makes the pages of a site: all of them, or those that are not as they were in the last build.
import type { SiteAudit } from '../audit/site.ts';
import { collectPaths, type Node, type Reads } from '../dependencies/reads.ts';
import { pageEncoder } from '../emit/encode-page.ts';
import type { NoteInstant } from '../model/time/clock.ts';
import type { Rendered } from '../render/page.tsx';
import type { Route } from '../routes/plan-routes.ts';
import { type CachedPage, type Ingredients, noPages, openPageCache, type PageCache, type StoredPages } from './page-cache.ts';

/** The pages of the last build on this content, and the output that it has left. */
export interface PageStore {
  /** Undefined where there are none. */
  readonly stored: StoredPages | undefined;
  /** Names the text of a file of content: equal names, equal texts. Undefined where it has none. */
  readonly versionOf: (file: string) => string | undefined;
  readonly digest: (content: string | Uint8Array) => string;
  /** Puts the file `path` of the last output into this one, if it is there and has this name. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Is given the pages of this build, if no template has thrown. */
  readonly keep: (pages: StoredPages) => void;
}

/** A page of the site; `rendered`, with its HTML in UTF-8, where it is not in the output already. */
interface MadePage {
  readonly page: Omit<CachedPage, 'name'> & { readonly name?: string };
  readonly rendered?: Rendered & { readonly encoded: Uint8Array };
  /** Where reads are noted. */
  readonly madeOf?: Ingredients;
}

export interface PageMaker {
  readonly page: (route: Route) => MadePage;
  /** How pages have read a node, as far as reads are noted: bits of `how`. */
  readonly howRead: (node: Node) => number;
  /** Call it once, after the last page. */
  readonly end: () => void;
}

/** Makes every page. */
export function plainMaker(render: (route: Route) => Rendered, audit: SiteAudit): PageMaker {
  const encode = pageEncoder();
  return {
    page: (route) => {
      const made = render(route);
      const { html, end } = made;
      const rendered = { ...made, encoded: encode(html, end) };
      return { page: pageOf(rendered, audit.page(route, html, end)), rendered };
    },
    howRead: () => 0,
    end: () => undefined,
  };
}

const pageOf = (
  { encoded, image }: NonNullable<MadePage['rendered']>,
  { info, findings, kept }: ReturnType<SiteAudit['page']>,
): MadePage['page'] => ({
  audited: { findings, kept },
  bytes: encoded.length,
  islands: info.islands.length,
  image: image && { url: image.url, drawn: image.drawn !== undefined },
});

interface CachingInput extends PageStore {
  readonly audit: SiteAudit;
  /** The root of the nodes that pages read. */
  readonly root: Node;
  /** The moment for which is built, in milliseconds since 1970. */
  readonly at: number;
  readonly note: NoteInstant | undefined;
  /** The path of the host under which the site is served: part of every URL in the output, and of no HTML here. */
  readonly basePath: string;
  /** What pages read, plain data. */
  readonly sources: object;
  readonly read: (route: Route) => { readonly rendered: Rendered; readonly reads: Reads };
}

/** Makes the pages that are not as they were in the last build. */
export function cachingMaker({ audit, note, read, basePath, ...store }: CachingInput): PageMaker {
  const cache = openPageCache(store.stored ?? noPages, store);
  const encode = pageEncoder();
  const noteSpan = ({ span: { from, until } }: ReturnType<PageCache['set']>): void => {
    for (const instant of [from, until]) if (Number.isFinite(instant)) note?.(instant);
  };
  return {
    page: (route) => {
      const key = keyOf(route);
      const known = cache.get(key);
      if (known !== undefined && isReused(known.page, route, store)) {
        cache.keep(key, known);
        audit.known(route, known.page.audited);
        noteSpan(known);
        return { page: known.page, madeOf: known };
      }
      const { rendered: made, reads } = read(route);
      const { html, end } = made;
      const audited = collectPaths(() => audit.page(route, html, end));
      const rendered = { ...made, encoded: encode(html, end) };
      const page = { ...pageOf(rendered, audited.value), name: `${basePath} ${store.digest(rendered.encoded)}` };
      const own = new Set([route.entry.file, `${route.kind}:${route.entry.id}`, ...Object.values(route.alternates)]);
      const madeOf = cache.set(key, page, { reads: [reads, audited.reads], own });
      noteSpan(madeOf);
      return { page, rendered, madeOf };
    },
    howRead: cache.howRead,
    end: () => store.keep(cache.stored()),
  };
}

/** The name of a route that is the same from build to build. */
const keyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;

/** True where the files of a page of the last build are in the output of this one. */
const isReused = ({ name, image }: CachedPage, { output }: Route, { reuse }: PageStore): boolean =>
  reuse(output, name) && (image?.drawn !== true || reuse(image.url.slice(1), image.url));
