// Makes the pages of a site: all of them, or those that are not as they were in the last build.

import type { GroupedReads } from '../../store/groups.ts';
import type { NoteInstant } from '../../store/reads/instants.ts';
import { collectPaths, type Node, type Reads } from '../../store/reads/reads.ts';
import { createStore, type Result } from '../../store/store.ts';
import type { SiteAudit } from '../audit/site.ts';
import type { Rendered } from '../render/page.tsx';
import type { Route } from '../routes/plan-routes.ts';
import { type CachedPage, type PagesSnapshot, pageFinder, snapshotOfPages } from './pages-snapshot.ts';

/** The pages of the last build on this content, and the output that it has left. */
export interface PageStore {
  /** Undefined where there are none. */
  readonly stored: PagesSnapshot | undefined;
  /** Names the text of a file of content: equal names, equal texts. Undefined where it has none. */
  readonly versionOf: (file: string) => string | undefined;
  readonly digest: (content: string | Uint8Array) => string;
  /** Puts the file `path` of the last output into this one, if it is there and has this name. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Is given the pages of this build, if no template has thrown. */
  readonly keep: (pages: PagesSnapshot) => void;
}

/** A page of the site; `rendered`, with its HTML in UTF-8, where it is not in the output already. */
export interface MadePage {
  readonly page: Omit<CachedPage, 'name'> & { readonly name?: string };
  readonly rendered?: Rendered & { readonly encoded: Uint8Array };
  /** Where reads are noted. */
  readonly madeOf?: Ingredients;
}

/** What a page was made of, and the time in which it is the same. */
export type Ingredients = GroupedReads & Pick<Result<unknown>, 'span'>;

export interface PageMaker {
  readonly page: (route: Route) => MadePage;
  /** How pages have read a node, as far as reads are noted: bits of `how`. */
  readonly howRead: (node: Node) => number;
  /** Call it once, after the last page. */
  readonly end: () => void;
}

/** Makes every page. */
export function plainMaker(render: (route: Route) => Rendered, audit: SiteAudit): PageMaker {
  return {
    page: (route) => {
      const rendered = encodedPage(render(route));
      return { page: pageOf(rendered, audit.page(route, rendered.html)), rendered };
    },
    howRead: () => 0,
    end: () => undefined,
  };
}

const encoder = new TextEncoder();

const encodedPage = (rendered: Rendered): NonNullable<MadePage['rendered']> => ({ ...rendered, encoded: encoder.encode(rendered.html) });

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
export function cachingMaker({ audit, note, read, basePath, root, at, sources, ...output }: CachingInput): PageMaker {
  const { stored, versionOf, digest } = output;
  const store = createStore(root, digest);
  const cached = store.results<CachedPage>();
  if (stored !== undefined) cached.restoreFrom(pageFinder(store, stored, root));
  store.begin({ sources, versionOf, at });
  const valid = new Map<string, Result<CachedPage>>();
  const keep = (key: string, result: Result<CachedPage>): Result<CachedPage> => {
    const { from, until } = result.span;
    for (const instant of [from, until]) if (Number.isFinite(instant)) note?.(instant);
    valid.set(key, result);
    return result;
  };
  return {
    page: (route) => {
      const key = keyOf(route);
      const known = cached.read(key);
      if ('valid' in known && isReused(known.valid.value, route, output)) {
        audit.known(route, known.valid.value.audited);
        return { page: known.valid.value, madeOf: keep(key, known.valid) };
      }
      const { rendered: made, reads } = read(route);
      const audited = collectPaths(() => audit.page(route, made.html));
      const rendered = encodedPage(made);
      const page = { ...pageOf(rendered, audited.value), name: `${basePath} ${digest(rendered.encoded)}` };
      const madeOf = keep(key, cached.set(key, page, { reads: [reads, audited.reads], own: ownKeys(route) }));
      return { page, rendered, madeOf };
    },
    howRead: store.inputs.bitsOf,
    end: () => output.keep(snapshotOfPages(store, valid)),
  };
}

/** Keys of the tree that other pages do not share with the page of a route. */
export const ownKeys = ({ entry, kind, alternates }: Route): ReadonlySet<string> =>
  new Set([entry.file, `${kind}:${entry.id}`, ...Object.values(alternates)]);

/** The name of a route that is the same from build to build. */
const keyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;

/** True where the files of a page of the last build are in the output of this one. */
const isReused = ({ name, image }: CachedPage, { output }: Route, { reuse }: Pick<PageStore, 'reuse'>): boolean =>
  reuse(output, name) && (image?.drawn !== true || reuse(image.url.slice(1), image.url));
