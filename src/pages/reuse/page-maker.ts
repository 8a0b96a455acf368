// Renders the pages of a site: all of them, or only those that changed since the previous build.

import type { OutputFile } from '../../model/output/output-file.ts';
import { valuesIn, valuesSheet } from '../../model/output/style-values.ts';
import type { GroupedReads } from '../../store/groups.ts';
import type { RecordInstant } from '../../store/reads/instants.ts';
import { collectPaths, type Node, type Reads } from '../../store/reads/reads.ts';
import { createStore, type Result, type Results } from '../../store/store.ts';
import type { SiteAudit } from '../audit/site.ts';
import type { Rendered } from '../render/page.tsx';
import type { Route } from '../routes/plan-routes.ts';
import { type CachedPage, type PagesSnapshot, pageFinder, snapshotOfPages } from './pages-snapshot.ts';

/** The pages of the last build on this content, and the output that it has left. */
export interface PageStore {
  /** Undefined for a first build. */
  readonly stored: PagesSnapshot | undefined;
  /** The fingerprint of a content file, or undefined if the file does not exist. */
  readonly versionOf: (file: string) => string | undefined;
  readonly digest: (content: string | Uint8Array) => string;
  /** Copies the file `path` from the previous output, if it exists there with this fingerprint. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Receives the pages of this build, unless a template threw. */
  readonly keep: (pages: PagesSnapshot) => void;
}

/** A page of the site. `rendered` holds its HTML as UTF-8, unless the output already has it. */
export interface BuiltPage {
  readonly page: Omit<CachedPage, 'name'> & { readonly name?: string };
  readonly rendered?: Rendered & { readonly encoded: Uint8Array };
  /** The stylesheet with its values, if no page before has brought it. */
  readonly sheet?: OutputFile;
  /** Present if reads are recorded. */
  readonly ingredients?: Ingredients;
}

/** The inputs of a page, and the period for which it is valid. */
export type Ingredients = GroupedReads & Pick<Result<unknown>, 'span'>;

export interface PageMaker {
  readonly page: (route: Route) => BuiltPage;
  /** How pages read a node, as bits of `how`; 0 if reads are not recorded. */
  readonly howRead: (node: Node) => number;
  /** The pages for the next build, or undefined if reads are not recorded. Call it once, after the last page. */
  readonly snapshot: () => PagesSnapshot | undefined;
}

/** Renders every page. */
export function plainMaker(render: (route: Route) => Rendered, audit: SiteAudit): PageMaker {
  const sheets = new Set<string>();
  return {
    page: (route) => {
      const rendered = encodedPage(render(route));
      return { page: pageOf(rendered, audit.page(route, rendered.html)), rendered, ...newSheet(rendered, sheets) };
    },
    howRead: () => 0,
    snapshot: () => undefined,
  };
}

/** The stylesheet of a page, where it is the first that needs it; adds its path to `sheets`. */
function newSheet({ sheet }: EncodedPage, sheets: Set<string>): Pick<BuiltPage, 'sheet'> {
  if (sheet === undefined || sheets.has(sheet.path)) return {};
  sheets.add(sheet.path);
  return { sheet };
}

const encoder = new TextEncoder();

interface EncodedPage extends Rendered {
  readonly encoded: Uint8Array;
  readonly sheet: OutputFile | undefined;
}

const encodedPage = (rendered: Rendered): EncodedPage => ({
  ...rendered,
  encoded: encoder.encode(rendered.html),
  sheet: valuesSheet(valuesIn(rendered.html)),
});

const pageOf = ({ encoded, image, sheet }: EncodedPage, { info, findings, kept }: ReturnType<SiteAudit['page']>): BuiltPage['page'] => ({
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
  /** The path below which the host serves the site. Every URL in the output starts with it; the HTML here does not contain it yet. */
  readonly basePath: string;
  /** What pages read, plain data. */
  readonly sources: object;
}

interface CachingInput extends ResultsInput {
  readonly audit: SiteAudit;
  readonly read: (route: Route) => { readonly rendered: Rendered; readonly reads: Reads };
}

/** The results of an earlier build and of this one. */
export interface BuildResults {
  readonly howRead: (node: Node) => number;
  readonly results: Results<CachedPage>;
  /** Adds a result to those of this build. */
  readonly keep: (key: string, result: Result<CachedPage>) => Result<CachedPage>;
  /** The results of this build. */
  readonly snapshot: () => PagesSnapshot;
}

/** Opens the results of `stored`, and begins those of this build. */
export function openBuildResults(
  { root, digest, versionOf, sources, at, note }: ResultsInput,
  stored: PagesSnapshot | undefined,
): BuildResults {
  const store = createStore(root, digest);
  const results = store.results<CachedPage>();
  if (stored !== undefined) results.restoreFrom(pageFinder(store, stored, root));
  store.begin({ sources, versionOf, at });
  const valid = new Map<string, Result<CachedPage>>();
  return {
    howRead: store.inputs.bitsOf,
    results,
    keep: (key, result) => {
      const { from, until } = result.span;
      for (const instant of [from, until]) if (Number.isFinite(instant)) note?.(instant);
      valid.set(key, result);
      return result;
    },
    snapshot: () => snapshotOfPages(store, valid),
  };
}

/** Renders the pages that changed since the previous build. */
export function cachingMaker({ audit, read, ...input }: CachingInput): PageMaker {
  const { basePath, digest } = input;
  const { howRead, results: cached, keep, snapshot } = openBuildResults(input, input.stored);
  const sheets = new Set<string>();
  return {
    page: (route) => {
      const key = keyOf(route);
      const known = cached.read(key);
      if ('valid' in known && isReused(known.valid.value, route, { ...input, sheets })) {
        audit.known(route, known.valid.value.audited);
        return { page: known.valid.value, ingredients: keep(key, known.valid) };
      }
      const { rendered: made, reads } = read(route);
      const audited = collectPaths(() => audit.page(route, made.html));
      const rendered = encodedPage(made);
      const page = { ...pageOf(rendered, audited.value), name: `${basePath} ${digest(rendered.encoded)}` };
      const ingredients = keep(key, cached.set(key, page, { reads: [reads, audited.reads], own: ownKeys(route) }));
      return { page, rendered, ingredients, ...newSheet(rendered, sheets) };
    },
    howRead,
    snapshot,
  };
}

/** Keys of the tree that other pages do not share with the page of a route. */
export const ownKeys = ({ entry, kind, alternates }: Route): ReadonlySet<string> =>
  new Set([entry.file, `${kind}:${entry.id}`, ...Object.values(alternates)]);

/** The name of a route that is the same from build to build. */
const keyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;

/** True where the files of a page of the last build are in the output of this one. */
function isReused({ name, image, sheet }: CachedPage, { output }: Route, { reuse, sheets }: Reuse): boolean {
  if (!reuse(output, name) || (image?.drawn === true && !reuse(image.url.slice(1), image.url))) return false;
  if (sheet === undefined || sheets.has(sheet)) return true;
  // It is the file of several pages, and is taken over once.
  if (!reuse(sheet, sheet)) return false;
  sheets.add(sheet);
  return true;
}

interface Reuse extends Pick<PageStore, 'reuse'> {
  /** Paths of the stylesheets with values that pages have brought so far. */
  readonly sheets: Set<string>;
}
