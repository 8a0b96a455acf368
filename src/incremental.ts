// Incremental builds for `watch`: a page is rendered and audited again only when something that it has read of content
// has changed. Produces the bytes of `build` (tests/incremental proves it).
//
// A page that a browser asks for is rendered plainly; the audit, which goes through all pages in idle time, renders
// with reads noted (about twice as long) and so learns what each page is made of. An edit then costs the walk over what
// differs between two versions of the content, and for each page that is asked for a look at these few changes.
import { type PagePlace, placeOf } from './audit/rule.ts';
import { type AuditedPage, auditAmong, auditStyles, pageAuditor } from './audit/site.ts';
import { addressOf, type BuildInput, type PreparedSite, prepare, type Recorded, targetsOf } from './build.ts';
import type { StoredFiles } from './content/file-memo.ts';
import { type LiveFileMemo, liveFileMemo, type StoredContent } from './content/live-file-memo.ts';
import { locate } from './content/yaml/locate.ts';
import { type Change, changedPaths } from './dependencies/changes.ts';
import { createReadCache, type ReadCache, type Staleness } from './dependencies/read-cache.ts';
import { collectPaths, computed } from './dependencies/reads.ts';
import { createTracker, type Tracker } from './dependencies/track.ts';
import type { Diagnostic, Finding, Place } from './diagnostics/diagnostic.ts';
import { TemplateError } from './diagnostics/template-error.ts';
import { prefixer } from './emit/base-path.ts';
import { emittedFrom } from './emit/emit.ts';
import type { OutputFile } from './emit/output-file.ts';
import type { MemoCache } from './memo.ts';
import { proseFile } from './model/entries/prose-file.ts';
import type { Site } from './model/site-content.ts';
import { clockChanges } from './model/time/clock.ts';
import { openPageCacheInSteps, type StoredPages } from './page-cache/page-cache.ts';
import { type AllTargets, trackTargets, withTargets } from './page-cache/tracked-targets.ts';
import type { PageImage } from './render/head/og-images.ts';
import type { Rendered } from './render/page.tsx';
import { sourcePath } from './render/view/page-sources.ts';
import type { Route } from './routes/plan-routes.ts';
import type { ScriptBudgets, SiteDefinition } from './site/definition.ts';

export interface IncrementalInput extends Omit<BuildInput, 'progress' | 'memo'> {
  /** Told how far the first run is: the later ones are short. */
  readonly progress?: BuildInput['progress'];
  /** What every page loads that a build leaves out, in bytes: no budget counts it. */
  readonly devScript?: number;
  /** Names the HTML of a page: equal names, equal pages. With it, audits say which pages have changed. */
  readonly hashOf?: (html: string) => string;
  /** What builds have kept of this content; it is asked for once, with the definition of this input. */
  readonly stored?: (definition: SiteDefinition) => StoredResults | undefined;
  /** Called with each requested page, and why it is rendered again; undefined where it is not. */
  readonly log?: (route: Route, stale: Staleness | undefined) => void;
}

/** What builds have found of files and pages. */
export interface StoredResults {
  readonly files: StoredFiles | undefined;
  readonly pages: StoredPages | undefined;
  /** Paths of the styles and scripts that their pages load. */
  readonly bundled: readonly string[];
  readonly digest: (text: string) => string;
}

/** A sound site, whose outputs are made when they are asked for. */
export interface IncrementalSite {
  readonly site: Site;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  readonly forms: IncrementalInput['definition']['forms'];
  readonly routes: readonly Route[];
  /** The route whose page is the output file `path`. */
  readonly routeOf: (path: string) => Route | undefined;
  /** The routes whose pages are made of a file of content, its prose included. */
  readonly routesOf: (file: string) => readonly Route[];
  /** Whether a page is made of one of these places of content, as far as it has been audited. */
  readonly isMadeOf: (route: Route, places: readonly Pick<Place, 'file' | 'path'>[]) => boolean;
  readonly html: (route: Route) => string;
  /** All output files that are not pages; link previews are not among them. */
  readonly files: () => readonly OutputFile[];
  /** The bytes of an output file that is no page; undefined where there is none. Pictures for link previews are drawn then. */
  readonly file: (path: string) => Promise<OutputFile['bytes'] | undefined>;
  /** The same for a file that needs no drawing. */
  readonly ready: (path: string) => OutputFile['bytes'] | undefined;
  /** Looks at all pages, one a step; what it has found comes last. Pages that are as they were cost nothing. */
  readonly audit: () => Generator<void, Audit>;
}

/** What a look at all pages has found. */
export interface Audit {
  readonly diagnostics: readonly Diagnostic[];
  /** What templates have thrown: those pages have not been looked at. */
  readonly thrown: readonly TemplateError[];
  /** The pages whose HTML differs since the last whole audit; undefined of the first one, or without `hashOf`. */
  readonly changed: readonly Route[] | undefined;
}

export interface Snapshot {
  /** Sorted: what is wrong with the content, pages not looked at. */
  readonly diagnostics: readonly Diagnostic[];
  /** Those of the diagnostics that are errors, with their places in the data. */
  readonly errors: readonly Finding[];
  /** Undefined where content has errors. */
  readonly live: IncrementalSite | undefined;
}

export interface IncrementalBuilder {
  /** The site as this input has it. One call at a time. */
  readonly update: (input: IncrementalInput) => Promise<Snapshot>;
}

/** How many pages are kept as HTML: those that are open, and some that were. */
const mostPages = 256;

/**
 * Up to so many pages, audits note each value that a page has read. Of more pages they note groups of values, as builds
 * do: an edit may then concern pages that do not show it, but audits are faster and take less memory.
 */
const mostInDetail = 250;

/** What is kept from one version of the content to the next. */
interface BuilderState {
  readonly mostInDetail: number;
  readonly content: LiveFileMemo;
  readonly memo: MemoCache;
  readonly tracker: Tracker;
  readonly pages: ReadCache<Rendered>;
  readonly audits: ReadCache<AuditedPage>;
  /** The link-preview images of the pages rendered last, by URL. */
  readonly images: Map<string, PageImage>;
  /** The names of pages as they were audited last, and which of them differ since the last whole audit. */
  readonly seen: { readonly hashes: Map<string, string>; readonly changed: Set<string>; isWhole: boolean };
  /** What builds have kept, for the definition of the first input; pages until the taking of their audits has begun. */
  stored: { readonly of: SiteDefinition; readonly content: StoredContent | undefined; results: StoredResults | undefined } | undefined;
  /** The taking of the audits that builds have kept, which goes on over edits. */
  restoring: { readonly of: IncrementalInput; readonly steps: Generator<void, void> } | undefined;
  /** What links could lead to at the last audit, and the address of the site. */
  around: { readonly targets: AllTargets; readonly baseUrl: string } | undefined;
  /** The version that is built; undefined before the first. */
  last: { readonly input: IncrementalInput; readonly ready: PreparedSite } | undefined;
}

/** A builder that has built nothing yet. */
export function createIncrementalBuilder(limits: Partial<Pick<BuilderState, 'mostInDetail'>> = {}): IncrementalBuilder {
  const tracker = createTracker();
  const content = liveFileMemo();
  const kept: BuilderState = {
    mostInDetail,
    ...limits,
    content,
    memo: content.memo,
    tracker,
    pages: createReadCache(tracker.root, mostPages),
    audits: createReadCache(tracker.root),
    images: new Map(),
    seen: { hashes: new Map(), changed: new Set(), isWhole: false },
    stored: undefined,
    restoring: undefined,
    around: undefined,
    last: undefined,
  };
  let isFirst = true;
  return {
    update: async (input) => {
      kept.stored ??= storedFor(input);
      content.begin(input.tree.texts, kept.stored.of === input.definition ? kept.stored.content : undefined);
      const progress = (isFirst && input.progress) || (() => undefined);
      isFirst = false;
      const { diagnostics, errors, ready } = await prepare({ ...input, memo: kept.memo, progress });
      if (ready === undefined) return { diagnostics, errors, live: undefined };
      advance(kept, input, ready);
      return { diagnostics, errors, live: incrementalSite(kept, input, ready) };
    },
  };
}

function storedFor({ definition, stored }: IncrementalInput): NonNullable<BuilderState['stored']> {
  const results = stored?.(definition);
  const code = new Set<unknown>([definition, definition.locales]);
  return { of: definition, results, content: results && { files: results.files, digest: results.digest, code } };
}

/** Says to the caches what differs from the last version. */
function advance(kept: BuilderState, input: IncrementalInput, ready: PreparedSite): void {
  const { last } = kept;
  kept.last = { input, ready };
  if (last === undefined) return;
  const everything = codeChange(last.input, input);
  const ofContent = () => changedPaths(last.ready.sources(), ready.sources());
  const ofClock = clockChanges(kept.tracker.root, last.input.at, input.at);
  const step = everything === undefined ? { changes: [...ofClock, ...ofContent()] } : { everything };
  for (const cache of [kept.pages, kept.audits]) cache.advance(step);
}

/** Why nothing can be kept: pages are made of more than content. */
function codeChange(before: IncrementalInput, after: IncrementalInput): string | undefined {
  if (before.definition !== after.definition) return 'the templates have changed';
  return before.bundle === after.bundle ? undefined : 'styles or scripts have changed';
}

const keyOf = ({ entry, locale }: Route): string => `${entry.file} ${locale}`;

function incrementalSite(kept: BuilderState, input: IncrementalInput, ready: PreparedSite): IncrementalSite {
  const { memo, tracker, pages, images } = kept;
  const { site, routes: plan } = ready;
  const { routes, signature } = plan;
  const recorder = computed(() => ready.recorder(tracker));
  const noted = computed(() => (routes.length > kept.mostInDetail ? ready.reader(tracker) : recorder().page));
  /** An earlier version must not mix with what is kept of a later one. */
  const isCurrent = (): boolean => kept.last?.ready === ready;
  const outputs = memo.compute('outputs', [signature], () => new Map(routes.map(({ output }, index) => [output, index])));
  const render = (route: Route): Rendered => {
    if (!isCurrent()) return ready.render(route);
    const known = pages.get(keyOf(route));
    input.log?.(route, 'stale' in known ? known.stale : undefined);
    if ('value' in known) return known.value;
    const rendered = ready.render(route);
    pages.set(keyOf(route), rendered);
    if (rendered.image !== undefined) keepImage(images, rendered.image);
    return rendered;
  };
  const { basePath = '' } = input.definition;
  const prefixed = prefixer(basePath);
  const { files, fileAt } = otherFiles(kept, input, ready);
  const prefixedAt = (path: string): OutputFile['bytes'] | undefined => {
    const file = fileAt(path);
    return file && prefixed(file).bytes;
  };
  return {
    site,
    basePath,
    forms: input.definition.forms,
    routes,
    routeOf: (path) => routes[outputs.get(path) ?? -1],
    routesOf: (file) => routes.filter((route) => (file.endsWith('.mdx') ? proseOf(route).includes(file) : route.entry.file === file)),
    isMadeOf: (route, places) => {
      const changes = places.flatMap((place): Change[] => {
        const path = sourcePath(site, place);
        return path === undefined ? [] : [{ path, what: 'value' }];
      });
      return changes.length > 0 && kept.audits.hasRead(keyOf(route), changes);
    },
    html: (route) => String(prefixed({ path: route.output, bytes: render(route).html }).bytes),
    files: () => files().map(prefixed),
    ready: prefixedAt,
    file: async (path) => {
      const bytes = prefixedAt(path);
      if (bytes !== undefined || !path.startsWith('assets/og-')) return bytes;
      const { drawn } = images.get(`/${path}`) ?? {};
      return drawn && input.ogImages.render?.(drawn.picture, drawn.hash);
    },
    audit: () => auditAll(kept, { input, ready, record: (route) => noted()(route), files: files(), isCurrent }),
  };
}

/** The output files that are not pages, made when they are asked for. */
function otherFiles({ memo }: BuilderState, { definition, bundle, tree }: IncrementalInput, ready: PreparedSite) {
  const from = [...emittedFrom(ready.site, ready.routes), definition, bundle, tree.assets, ready.pictures];
  const files = (): readonly OutputFile[] => memo.compute('files', from, ready.files);
  const fileAt = (path: string): OutputFile | undefined => {
    const list = files();
    return memo.compute('files by path', [list], () => new Map(list.map((file) => [file.path, file]))).get(path);
  };
  return { files, fileAt };
}

function keepImage(images: Map<string, PageImage>, image: PageImage): void {
  images.delete(image.url);
  images.set(image.url, image);
  const oldest = images.size > mostPages ? images.keys().next().value : undefined;
  if (oldest !== undefined) images.delete(oldest);
}

/** The files of the longer texts on a page. */
function proseOf({ entry, locale }: Route): readonly string[] {
  return (entry.value.sections ?? []).flatMap((section) =>
    section.source === undefined ? [] : [proseFile(entry.file, section.source, locale)],
  );
}

interface Version {
  readonly input: IncrementalInput;
  readonly ready: PreparedSite;
  readonly record: (route: Route) => Recorded;
  readonly files: readonly OutputFile[];
  readonly isCurrent: () => boolean;
}

function* auditAll(kept: BuilderState, version: Version): Generator<void, Audit> {
  const { input, ready, files } = version;
  const { memo } = kept;
  const targets = memo.compute('targets', [ready.routes.signature, files], () => targetsOf(ready.routes, files));
  const auditor = auditorOf(kept, version, targets);
  if (version.isCurrent()) yield* restored(kept, version, targets);
  const pages: (AuditedPage & { readonly page: PagePlace })[] = [];
  const thrown: TemplateError[] = [];
  for (const route of ready.routes.routes) {
    try {
      pages.push({ page: placeOf(route), ...auditPage(kept, { ...version, auditor }, route) });
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      thrown.push(error);
    }
    yield;
  }
  const styles = memo.compute('styles', [input.bundle, targets], () => auditStyles(input.bundle.files, targets.files));
  // Of a part of the pages, the rules for all of them say what is not so.
  const findings = [...pages.flatMap((page) => page.findings), ...styles, ...(thrown.length === 0 ? auditAmong(pages) : [])];
  return { diagnostics: locate(findings, input.tree.texts, memo), thrown, changed: changedSince(kept, version) };
}

/** Ends a whole audit: the pages that differ since the last one. */
function changedSince({ seen }: BuilderState, { input, ready, isCurrent }: Version): readonly Route[] | undefined {
  if (input.hashOf === undefined || !isCurrent()) return undefined;
  const changed = ready.routes.routes.filter((route) => seen.changed.has(keyOf(route)));
  const wasWhole = seen.isWhole;
  seen.isWhole = true;
  seen.changed.clear();
  return wasWhole ? changed : undefined;
}

/** Notes whether a page differs from when it was audited last. */
function noteHash({ seen }: BuilderState, key: string, hash: string): void {
  if (seen.hashes.get(key) !== hash) seen.changed.add(key);
  seen.hashes.set(key, hash);
}

type Auditor = ReturnType<typeof pageAuditor>;

/** Audits depend on what links may lead to, besides the page. */
function auditorOf(kept: BuilderState, { input, ready, isCurrent }: Version, targets: AllTargets): Auditor {
  const { memo, audits, tracker } = kept;
  const { bundle, definition } = input;
  const baseUrl = addressOf(ready.site, definition);
  return memo.compute('auditor', [targets, baseUrl, bundle, definition], () => {
    if (isCurrent()) {
      const { around } = kept;
      kept.around = { targets, baseUrl };
      if (around !== undefined && around.baseUrl !== baseUrl) audits.advance({ everything: 'the address of the site has changed' });
      else if (around !== undefined) audits.advance({ changes: changedPaths(withTargets({}, around.targets), withTargets({}, targets)) });
    }
    const budgets = budgetsOf(input);
    return pageAuditor(trackTargets(targets, tracker.root), {
      baseUrl,
      source: ready.site.locales.source,
      scripts: bundle.scripts,
      budgets,
    });
  });
}

/** Takes the audits of pages that are as a build has made them, or goes on with it where an edit has interrupted it. */
function* restored(kept: BuilderState, version: Version, targets: AllTargets): Generator<void, void> {
  const { input } = version;
  const { results } = kept.stored ?? {};
  if (kept.stored?.of === input.definition && results?.pages !== undefined) {
    kept.stored.results = undefined;
    kept.restoring = { of: input, steps: restoreAudits(kept, version, { pages: results.pages, results, targets }) };
  }
  if (kept.restoring === undefined) return;
  const { of, steps } = kept.restoring;
  // What builds have found is of their code, and of their time.
  const isDue = of.definition === input.definition && of.at === input.at;
  while (isDue && steps.next().done !== true) yield;
  kept.restoring = undefined;
}

interface Restorable {
  readonly pages: StoredPages;
  readonly results: StoredResults;
  readonly targets: AllTargets;
}

function* restoreAudits(
  { audits, content, tracker }: BuilderState,
  { input, ready }: Version,
  { pages, results, targets }: Restorable,
): Generator<void, void> {
  const { bundled, digest } = results;
  const position = audits.position();
  const files = new Set([...targets.files, ...bundled.map((path) => `/${path}`)]);
  const sources = withTargets(ready.sources(), { ...targets, files });
  const versionOf = content.versionsOf(input.tree.texts);
  const cache = yield* openPageCacheInSteps(pages, { root: tracker.root, at: input.at, sources, versionOf, digest });
  for (const route of ready.routes.routes) {
    const page = cache.get(keyOf(route));
    if (page !== undefined) audits.restore(keyOf(route), page.page.audited, { bitsOf: cache.readsOf(page), position });
    yield;
  }
}

const budgetsOf = ({ definition: { budgets }, devScript = 0 }: IncrementalInput): ScriptBudgets => ({
  ...budgets,
  beforeInteraction: budgets.beforeInteraction + devScript,
  whole: budgets.whole + devScript,
});

function auditPage(
  kept: BuilderState,
  { input, record, isCurrent, auditor }: Version & { readonly auditor: Auditor },
  route: Route,
): AuditedPage {
  const { audits, pages } = kept;
  const known = isCurrent() ? audits.get(keyOf(route)) : undefined;
  if (known !== undefined && 'value' in known) return known.value;
  const { rendered, reads } = record(route);
  const audited = collectPaths(() => auditor(route, rendered.html, rendered.end));
  const { info: _, ...page } = audited.value;
  if (!isCurrent()) return page;
  if (input.hashOf !== undefined) noteHash(kept, keyOf(route), input.hashOf(rendered.html));
  const made = { reads: new Map([...reads, ...audited.reads]), own: route.entry.file };
  audits.set(keyOf(route), page, made);
  if ('value' in pages.get(keyOf(route))) pages.set(keyOf(route), rendered, made);
  return page;
}
