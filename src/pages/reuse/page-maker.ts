// Renders the pages of a site: all of them, or only those that changed since the previous build.
import { orTemplateError } from '../../diagnostics/template-error.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { GroupedReads } from '../../store/groups.ts';
import type { RecordInstant } from '../../store/reads/instants.ts';
import { collectPaths, type Node, type Reads } from '../../store/reads/reads.ts';
import { createStore, type Result, type Results } from '../../store/store.ts';
import type { SiteAudit } from '../audit/site.ts';
import type { PageImage } from '../render/head/og-images.ts';
import type { Rendered } from '../render/page.tsx';
import type { Route } from '../routes/plan-routes.ts';
import type { PageLimit } from '../run-limited.ts';
import { snapshotOfPages } from './pack-pages.ts';
import { type PagesAhead, takeTurns } from './pages-ahead.ts';
import type { CachedPage, PagesSnapshot, PageTables } from './pages-snapshot.ts';
import { type FindPage, pagesOfEarlier, pagesOfThread } from './restored-pages.ts';

/** The stored pages of the previous build, and the functions that reuse its output. */
export interface PageStore {
  /** Undefined in a first build. */
  readonly stored: PagesSnapshot | undefined;
  /** Returns the fingerprint of a content file, or undefined if the file does not exist. */
  readonly versionOf: (file: string) => string | undefined;
  readonly digest: (content: string | Uint8Array) => string;
  /** Reuses the file `path` of the old output, if it exists there with the fingerprint `name`. Returns whether the file was reused. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Receives the pages of this build, unless a template threw. */
  readonly keep: (pages: PagesSnapshot) => void;
  /** Shares pages with other threads; missing if there are no other threads. */
  readonly ahead?: PagesAhead;
}

/** A page of the site. `rendered` is missing if the page is already in the output; its `encoded` is the HTML as UTF-8. */
export interface BuiltPage {
  readonly page: Omit<CachedPage, 'name'> & { readonly name?: string };
  readonly rendered?: Rendered & { readonly encoded: Uint8Array };
  /** The stylesheet with the values that elements list in `data-vars`; missing if the page has none, or an earlier page had the same. */
  readonly sheet?: OutputFile;
  /** Present if reads are recorded. */
  readonly ingredients?: Ingredients;
  /** True if `ahead` has already yielded the files of the page. */
  readonly isAhead?: boolean;
  /** The link-preview image of a page from `ahead`, if it has yet to be drawn. */
  readonly image?: PageImage | undefined;
}

/** The inputs of a page, and the time span in which it is valid. */
export type Ingredients = GroupedReads & Pick<Result<unknown>, 'span'>;

export interface PageMaker {
  readonly page: (route: Route) => BuiltPage;
  /**
   * Renders the stale pages of `routes` together with other threads, if there are any. Yields the files of each page.
   * Applies `finish` to the files of the pages that this thread renders.
   */
  readonly ahead: (routes: readonly Route[], finish: (file: OutputFile) => OutputFile) => AsyncIterable<readonly OutputFile[]>;
  /** Returns how pages have read a node (a path in the data that pages read), as bits of `readModes`; 0 if reads are not recorded. */
  readonly howRead: (node: Node) => number;
  /** Returns the pages for the next build, or undefined if reads are not recorded. Call it once, after the last page. */
  readonly snapshot: () => PagesSnapshot | undefined;
}

/** Returns a page maker that renders every page. */
export function plainMaker(render: (route: Route) => Rendered, audit: SiteAudit): PageMaker {
  const sheets = new Set<string>();
  return {
    page: (route) => {
      const rendered = encodedPage(render(route));
      const page = pageOf(rendered, audit.collect(route, audit.inspect(route, rendered)));
      return { page, rendered, ...newSheet(rendered, sheets) };
    },
    ahead: noPagesAhead,
    howRead: () => 0,
    snapshot: () => undefined,
  };
}

async function* noPagesAhead(): AsyncGenerator<never, void> {}

/** Returns the stylesheet of a page if this page is the first to need it, and adds its path to `sheets`. */
function newSheet({ sheet }: EncodedPage, sheets: Set<string>): Pick<BuiltPage, 'sheet'> {
  if (sheet === undefined || sheets.has(sheet.path)) return {};
  sheets.add(sheet.path);
  return { sheet };
}

const encoder = new TextEncoder();

interface EncodedPage extends Rendered {
  readonly encoded: Uint8Array;
}

const encodedPage = (rendered: Rendered): EncodedPage => ({ ...rendered, encoded: encoder.encode(rendered.html) });

const pageOf = ({ encoded, image, sheet }: EncodedPage, { info, findings, kept }: ReturnType<SiteAudit['inspect']>): BuiltPage['page'] => ({
  audited: { findings, kept },
  bytes: encoded.length,
  islands: info.islands.length,
  image: image && { url: image.url, drawn: image.drawn !== undefined },
  sheet: sheet?.path,
});

export interface ResultsInput extends PageStore {
  /** The root of the nodes that pages read. */
  readonly root: Node;
  /** The instant that the site is built for, in milliseconds since 1970. */
  readonly at: number;
  readonly note: RecordInstant | undefined;
  /** The path under which the host serves the site. URLs in the finished output start with it; the HTML here does not contain it yet. */
  readonly basePath: string;
  /** The content that pages read; plain data. */
  readonly sources: object;
}

/** A rendered page or a computed file, and the values that it has read from the page sources and from the clock. */
export interface Recorded<T> {
  readonly value: T;
  readonly reads: Reads;
}

interface CachingInput extends ResultsInput {
  readonly audit: SiteAudit;
  readonly read: (route: Route) => Recorded<Rendered>;
  readonly limit: PageLimit | undefined;
}

/** The results of an earlier build and of this one. */
export interface BuildResults {
  readonly howRead: (node: Node) => number;
  readonly results: Results<CachedPage>;
  /** Returns a function that finds pages rendered by another thread in this build. */
  readonly adopt: (pages: PagesSnapshot) => FindPage;
  /** Adds a result to the results of this build, records the ends of its time span, and returns it. */
  readonly keep: (key: string, result: Result<CachedPage>) => Result<CachedPage>;
  /** Returns the results of this build. */
  readonly snapshot: () => PageTables;
}

/** Restores the results in `stored`, and starts an empty set of results for this build. */
export function openBuildResults(
  { root, digest, versionOf, sources, at, note }: ResultsInput,
  stored: PageTables | undefined,
): BuildResults {
  const store = createStore(root, digest);
  const results = store.results<CachedPage>();
  const restored = stored && pagesOfEarlier(store, stored, root);
  if (restored !== undefined) results.restoreFrom(restored.find);
  store.begin({ sources, versionOf, at });
  const valid = new Map<string, Result<CachedPage>>();
  return {
    howRead: store.inputs.bitsOf,
    results,
    adopt: (pages) => pagesOfThread(store, pages, root).find,
    keep: (key, result) => {
      const { from, until } = result.span;
      for (const instant of [from, until]) if (Number.isFinite(instant)) note?.(instant);
      valid.set(key, result);
      return result;
    },
    snapshot: () => snapshotOfPages(store, valid, restored),
  };
}

/** Returns a page maker that renders the pages that changed since the previous build. */
export function cachingMaker({ audit, read, limit, ...input }: CachingInput): PageMaker {
  const { basePath, digest } = input;
  const { howRead, results: cached, adopt: adoptAll, keep, snapshot } = openBuildResults(input, input.stored);
  const sheets = new Set<string>();
  /** The pages whose files are in the output. */
  const there = new Map<string, PageThere>();
  /** The keys of pages rendered by other threads. If a thread ended before it reported their reads, they are rendered again. */
  const received = new Set<string>();
  const isThere = (route: Route): boolean => {
    const known = cached.read(pageKeyOf(route));
    if (!('valid' in known) || !isReused(known.valid.value, route, { ...input, sheets })) return false;
    there.set(pageKeyOf(route), { result: known.valid, isAhead: false });
    return true;
  };
  const adopt = (key: string, result: Result<CachedPage>, image?: PageImage): void => {
    if (result.value.sheet !== undefined) sheets.add(result.value.sheet);
    there.set(key, { result, image, isAhead: true });
  };
  const make = (route: Route): MadePage => {
    const { value: made, reads } = read(route);
    const audited = collectPaths(() => audit.inspect(route, made));
    const rendered = encodedPage(made);
    const page = { ...pageOf(rendered, audited.value), name: `${basePath} ${digest(rendered.encoded)}` };
    return { rendered, result: cached.set(pageKeyOf(route), page, { reads: [reads, audited.reads], own: ownKeys(route) }) };
  };
  /** Returns undefined if a template throws. `page` then renders the page again and reports the error. */
  const makeAhead = (route: Route): MadePage | undefined => {
    const made = orTemplateError(() => make(route));
    return 'error' in made ? undefined : made;
  };
  return {
    page: (route) => {
      const key = pageKeyOf(route);
      const known = there.has(key) || (!received.has(key) && isThere(route)) ? there.get(key) : undefined;
      if (known !== undefined) {
        const { result, image, isAhead } = known;
        audit.collect(route, result.value.audited);
        return { page: result.value, ingredients: keep(key, result), image, isAhead };
      }
      const { rendered, result } = make(route);
      audit.collect(route, result.value.audited);
      return { page: result.value, rendered, ingredients: keep(key, result), ...newSheet(rendered, sheets) };
    },
    ahead: async function* (routes, finish) {
      const due = input.ahead === undefined ? [] : routes.filter((route) => !isThere(route));
      const queue = due.length === 0 ? undefined : await input.ahead?.begin(due);
      if (queue === undefined) return;
      for await (const turn of takeTurns(queue, makeAhead, limit)) {
        if ('received' in turn) received.add(turn.received.key);
        else adopt(pageKeyOf(turn.route), turn.made.result, turn.made.rendered.image);
        yield 'received' in turn ? turn.received.files : filesOf(turn.route, turn.made).map(finish);
      }
      const finders = queue.reads().map(adoptAll);
      for (const key of received) {
        const found = finders.map((find) => find(key)).find((result) => result !== undefined);
        if (found !== undefined) adopt(key, cached.set(key, found.value, found));
      }
    },
    howRead,
    snapshot,
  };
}

/** A page whose files are in the output. */
interface PageThere {
  readonly result: Result<CachedPage>;
  /** The link-preview image, if it has yet to be drawn. */
  readonly image?: PageImage | undefined;
  readonly isAhead: boolean;
}

interface MadePage {
  readonly rendered: EncodedPage;
  readonly result: Result<CachedPage>;
}

/** Returns the files of a page, except for an image that has yet to be drawn. */
const filesOf = ({ output }: Route, { rendered: { html, encoded, sheet }, result }: MadePage): readonly OutputFile[] => [
  { path: output, bytes: html, encoded, name: result.value.name },
  ...(sheet === undefined ? [] : [sheet]),
];

/** Returns the keys in the tree of page sources that belong to the entry of this route. Few other pages read what is below them. */
export const ownKeys = ({ entry, kind, alternates }: Route): ReadonlySet<string> =>
  new Set([entry.file, `${kind}:${entry.id}`, ...Object.values(alternates)]);

/** Returns a name of the route that is the same in every build. */
export const pageKeyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;

/** Reuses the files of a page from the old output in the output of this build. Returns whether all of them could be reused. */
function isReused({ name, image, sheet }: CachedPage, { output }: Route, { reuse, sheets }: Reuse): boolean {
  if (!reuse(output, name) || (image?.drawn === true && !reuse(image.url.slice(1), image.url))) return false;
  if (sheet === undefined || sheets.has(sheet)) return true;
  // Several pages may share the stylesheet; it is reused once.
  if (!reuse(sheet, sheet)) return false;
  sheets.add(sheet);
  return true;
}

interface Reuse extends Pick<PageStore, 'reuse'> {
  /** The paths of stylesheets that are already in the output. They contain the values that elements list in `data-vars`. */
  readonly sheets: Set<string>;
}
