// Input, output and state of a builder between two versions of the content.

import type { BuildInput, PreparedSite, Recorded } from '../../build.ts';
import type { Diagnostic, Finding, FindingPlace } from '../../diagnostics/diagnostic.ts';
import type { TemplateError } from '../../diagnostics/template-error.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Site } from '../../model/site-content.ts';
import type { AuditedPage } from '../../pages/audit/site.ts';
import type { OutputResult } from '../../pages/outputs/site-outputs.ts';
import type { PageImage } from '../../pages/render/head/og-images.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import type { PageSources } from '../../pages/render/view/page-sources.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import type { CachedFiles, FileResults, FilesSnapshot } from '../../store/file-results.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import type { Tracker } from '../../store/reads/track.ts';
import type { Results, Staleness, Store } from '../../store/store.ts';

export interface IncrementalInput extends Omit<BuildInput, 'progress' | 'queries' | 'fileDates'> {
  /** Receives the progress of the first run; later ones are short. */
  readonly progress?: BuildInput['progress'];
  /** The bytes of the dev client, which every page loads but builds omit; no budget counts them. */
  readonly devScript?: number;
  /** Names the HTML of a page: equal names, equal pages. With it, audits report which pages have changed. */
  readonly hashOf?: (html: string) => string;
  /** The dates of files, called when the sitemap is requested; undefined if they are unknown, or the sitemap has no dates. */
  readonly datesOf?: (definition: SiteDefinition) => Promise<BuildInput['fileDates']>;
  /** Cached results of builds of this content; called once, with the definition of this input. */
  readonly stored?: (definition: SiteDefinition) => StoredResults | undefined;
  /** Called with each requested page, and why it is rendered again; undefined if it is not. */
  readonly log?: (route: Route, stale: Staleness | undefined) => void;
}

/** Cached results of files and pages from builds. */
export interface StoredResults {
  readonly files: FilesSnapshot | undefined;
  readonly pages: PagesSnapshot | undefined;
  /** Paths of the styles and scripts that their pages load. */
  readonly bundled: readonly string[];
  readonly digest: (text: string) => string;
}

/** A valid site. Its outputs are generated on request. */
export interface IncrementalSite {
  readonly site: Site;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  readonly forms: IncrementalInput['definition']['forms'];
  readonly routes: readonly Route[];
  /** The route whose page is the output file `path`. */
  readonly routeOf: (path: string) => Route | undefined;
  /** The routes whose pages use a file of content, including its prose. */
  readonly routesOf: (file: string) => readonly Route[];
  /** Whether a page has read one of these places of content. Reads are recorded once the page has been audited. */
  readonly isMadeOf: (route: Route, places: readonly Pick<FindingPlace, 'file' | 'path'>[]) => boolean;
  readonly html: (route: Route) => string;
  /** Records the reads of a page before it is audited. Throws the errors of its templates. */
  readonly recordReads: (route: Route) => void;
  /** All content that pages are rendered from. */
  readonly sources: () => PageSources;
  /** The HTML of pages rendered from other content with the same files, uncached. Throws the errors of templates. */
  readonly htmlFrom: (sources: PageSources) => (route: Route) => string;
  /** All output files that are not pages; images that are encoded or drawn are not among them. Throws a TemplateError of an output. */
  readonly files: () => readonly OutputFile[];
  /** The bytes of an output file other than a page, or undefined if it does not exist. Encodes or draws images, and looks up dates. */
  readonly file: (path: string) => Promise<OutputFile['bytes'] | undefined>;
  /** The same for files that need no encoding, drawing or dates. */
  readonly ready: (path: string) => OutputFile['bytes'] | undefined;
  /** Audits all pages, one per step; the result comes last. Unchanged pages cost nothing. */
  readonly audit: () => Generator<void, Audit>;
}

/** The result of an audit of all pages. */
export interface Audit {
  readonly diagnostics: readonly Diagnostic[];
  /** Errors thrown by templates: those pages have not been audited. */
  readonly thrown: readonly TemplateError[];
  /** The pages whose HTML differs since the last whole audit; undefined of the first one, or without `hashOf`. */
  readonly changed: readonly Route[] | undefined;
}

export interface Snapshot {
  /** Sorted: errors of the content, without an audit of pages. */
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics that are errors, with their places in the data. */
  readonly errors: readonly Finding[];
  /** Undefined if content has errors. */
  readonly live: IncrementalSite | undefined;
}

export interface IncrementalBuilder {
  /** Builds the site from this input. Only one call at a time. */
  readonly update: (input: IncrementalInput) => Promise<Snapshot>;
}

interface StoredForDefinition {
  readonly of: SiteDefinition;
  readonly content: CachedFiles | undefined;
  /** Paths of the styles and scripts that stored pages load. */
  readonly bundled: readonly string[];
  /** By file: the last text whose version was requested. */
  readonly versions: Map<string, { readonly text: string; readonly version: string }>;
}

/** The results that pages are served from. */
interface PageResults {
  readonly store: Store;
  readonly html: Results<Rendered>;
  readonly audits: Results<AuditedPage>;
}

/** The results from which outputs are served; their reads are separate from those of pages. */
interface OutputResults {
  readonly tracker: Tracker;
  readonly store: Store;
  readonly files: Results<OutputFile>;
}

/** The state that carries over from one version of the content to the next. */
export interface BuilderState {
  readonly maxDetailed: number;
  readonly content: FileResults;
  readonly queries: QueryCache;
  readonly tracker: Tracker;
  readonly pages: PageResults;
  readonly outputs: OutputResults;
  /** The link-preview images of the pages rendered last, by URL. */
  readonly images: Map<string, PageImage>;
  /** The stylesheets with values of the pages rendered last, by path. */
  readonly sheets: Map<string, OutputFile['bytes']>;
  /** The names of pages at their last audit, and those that have changed since the last complete audit. */
  readonly seen: { readonly hashes: Map<string, string>; readonly changed: Set<string>; isWhole: boolean };
  /** Cached results of builds, for the definition of the first input. */
  stored: StoredForDefinition | undefined;
  /** The version that is built; undefined before the first. */
  last: { readonly input: IncrementalInput; readonly ready: PreparedSite } | undefined;
}

/** A version of the site that is being audited. */
export interface Version {
  readonly input: IncrementalInput;
  readonly ready: PreparedSite;
  readonly record: (route: Route) => Recorded;
  readonly files: readonly OutputFile[];
  /** Makes each output in turn. */
  readonly outputs: () => Iterable<OutputResult>;
  readonly isCurrent: () => boolean;
}

/** The cache key of a page. */
export const pageKeyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;
