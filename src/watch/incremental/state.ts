// The input, the output and the state of the incremental builder.
import type { BuildInput } from '../../build/build-input.ts';
import type { PreparedSite, Recorder } from '../../build/prepared-site.ts';
import type { Cache } from '../../content/cache.ts';
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
import type { CachedFiles, ContentVersion, FileResults, FilesSnapshot } from '../../store/file-results.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import type { Tracker } from '../../store/reads/track.ts';
import type { Results, Staleness, Store } from '../../store/store.ts';

export interface IncrementalInput extends Omit<BuildInput, 'queries' | 'fileDates'> {
  /**
   * The number of bytes that `watch` adds to the script of islands, so that islands accept new props. No budget counts these bytes, because
   * they are not in builds.
   */
  readonly devScript?: number;
  /** Returns a hash of a page's HTML. If this function is set, audits report which pages have changed. */
  readonly hashOf?: (html: string) => string;
  /**
   * Called when the sitemap is requested. Resolves to the dates of files, or to undefined if they are unknown or the sitemap has no dates.
   */
  readonly datesOf?: (definition: SiteDefinition) => Promise<BuildInput['fileDates']>;
  /** Returns cached results of earlier commands. Called once, with the definition of this input. */
  readonly stored?: (definition: SiteDefinition) => StoredResults | undefined;
  /** Called before the first build. */
  readonly readAhead?: ((start: FirstRead) => Promise<Cache | undefined>) | undefined;
  /** Called with each requested page, and with the reason if the page is rendered again. */
  readonly log?: ((route: Route, stale: Staleness | undefined) => void) | undefined;
}

/** What is known of the files before the first build. */
export interface FirstRead {
  readonly input: IncrementalInput;
  readonly files: FileResults;
  /** The results of `files` from earlier commands, to which more can be added. */
  readonly rows: { files: FilesSnapshot['files'] };
  /** Returns the version of a file of the input. */
  readonly versionOf: ContentVersion['versionOf'];
}

/** Cached results of files from earlier commands, and of pages from builds. */
export interface StoredResults {
  readonly files: FilesSnapshot | undefined;
  readonly pages: PagesSnapshot | undefined;
  /** Paths of the styles and scripts that the cached pages load. */
  readonly bundled: readonly string[];
  readonly digest: (text: string) => string;
  /** Stores the results of files for later builds and sessions. */
  readonly setFiles: (files: FilesSnapshot) => void;
}

/** A valid site. Its outputs are generated on request. */
export interface IncrementalSite {
  readonly site: Site;
  /** The path under which the host serves the site; empty for the root of the host. */
  readonly basePath: string;
  readonly forms: IncrementalInput['definition']['forms'];
  readonly routes: readonly Route[];
  /** Returns the route of the page in the output file `path`, or undefined if there is none. */
  readonly routeOf: (path: string) => Route | undefined;
  /** Returns the routes of the entry in `file`. If `file` is a Markdown file, returns the routes whose pages contain its text. */
  readonly routesOf: (file: string) => readonly Route[];
  /** Returns whether a page has read one of these places of content. Reads are recorded once the page has been audited. */
  readonly isMadeOf: (route: Route, places: readonly Pick<FindingPlace, 'file' | 'path'>[]) => boolean;
  readonly html: (route: Route) => string;
  /** Records the reads of a page before it is audited. Throws the errors of its templates. */
  readonly recordReads: (route: Route) => void;
  /** Returns all content that pages are rendered from. */
  readonly sources: () => PageSources;
  /**
   * Returns a function that renders pages from other content with the same files, without caching. The function throws the errors of
   * templates.
   */
  readonly htmlFrom: (sources: PageSources) => (route: Route) => string;
  /** Returns all output files except pages and images that are encoded or drawn. Throws a TemplateError of an output. */
  readonly files: () => readonly OutputFile[];
  /**
   * Resolves to the bytes of an output file other than a page, or to undefined if it does not exist. Encodes or draws images, and looks up
   * dates.
   */
  readonly file: (path: string) => Promise<OutputFile['bytes'] | undefined>;
  /** Returns the bytes of a file that needs no encoding, drawing or dates, or undefined for any other path. */
  readonly ready: (path: string) => OutputFile['bytes'] | undefined;
  /** Audits all pages, one per step; the result comes last. Pages whose reads are unchanged are not audited again. */
  readonly audit: () => Generator<void, Audit>;
}

/** The result of an audit of all pages. */
export interface Audit {
  readonly diagnostics: readonly Diagnostic[];
  /** Errors thrown by templates: those pages have not been audited. */
  readonly thrown: readonly TemplateError[];
  /**
   * The pages whose HTML differs since the last complete audit; undefined for the first complete audit, for an earlier version, or without
   * `hashOf`.
   */
  readonly changed: readonly Route[] | undefined;
}

export interface Snapshot {
  /** The sorted diagnostics of the content. The audit of pages reports its diagnostics separately. */
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
  /** The snapshot of `content`, to which other threads add their results. */
  readonly rows: FirstRead['rows'];
  /** The rows of earlier commands. */
  readonly known: FilesSnapshot['files'];
  /** Paths of the styles and scripts that stored pages load. */
  readonly bundled: readonly string[];
  /** Stores the results of files; undefined once they are stored. */
  setFiles: StoredResults['setFiles'] | undefined;
  /** The version that was requested last for each file, with its text. */
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
  /** The stylesheets that contain the style values of the pages rendered last, by path. */
  readonly sheets: Map<string, OutputFile['bytes']>;
  /**
   * The hashes of pages at their last audit, and the keys of the pages that have changed since the last complete audit. `isWhole` is true
   * after the first complete audit.
   */
  readonly seen: { readonly hashes: Map<string, string>; readonly changed: Set<string>; isWhole: boolean };
  /** Cached results of earlier commands, for the definition of the first input. */
  stored: StoredForDefinition | undefined;
  /** The last built version; undefined before the first. */
  last: { readonly input: IncrementalInput; readonly ready: PreparedSite } | undefined;
}

/** A version of the site, with the functions that render its pages and outputs. */
export interface Version {
  readonly input: IncrementalInput;
  readonly ready: PreparedSite;
  readonly record: Recorder['page'];
  readonly files: readonly OutputFile[];
  /** Computes each output in turn. */
  readonly outputs: () => Iterable<OutputResult>;
  /** Returns whether this is the latest version. Results of an earlier version must not be mixed with cached results of a later one. */
  readonly isCurrent: () => boolean;
}
