// Incremental builds for `watch`: a page is rendered and audited again only when content that it has read has changed. The files have the
// same bytes as those of `build` (tests/incremental proves it).
//
// A requested page is rendered without recording, because recording doubles the time. The audit, which goes through all pages in idle time,
// records reads. After an edit, two versions of the content are compared once, and each requested page is checked only against the changes.

import type { BuildInput } from '../../build/build-input.ts';
import { prepare } from '../../build/prepare.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { datedFiles } from '../../content/dated-files.ts';
import type { FindingPlace } from '../../diagnostics/diagnostic.ts';
import { codePartsOf } from '../../model/collection.ts';
import { localeOfProse, proseFile } from '../../model/entries/prose-file.ts';
import { collectionOf, hasOwnResults } from '../../model/entry-file.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Site } from '../../model/site-content.ts';
import { prefixer } from '../../output/base-path.ts';
import { emittedFrom } from '../../output/emit.ts';
import { sitemapFile } from '../../output/sitemap.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import { isReadWhole, sourcePath } from '../../pages/render/view/page-sources.ts';
import { lastChanges } from '../../pages/reuse/last-changes.ts';
import { pageKeyOf } from '../../pages/reuse/page-maker.ts';
import { pagesOfEarlier } from '../../pages/reuse/restored-pages.ts';
import { type AllTargets, withTargets } from '../../pages/reuse/tracked-targets.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type CachedFiles, type ContentVersion, createFileResults } from '../../store/file-results.ts';
import { defineQuery } from '../../store/query.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import type { Change } from '../../store/reads/changes.ts';
import { computed } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';
import { setNewest } from '../../store/set-newest.ts';
import { createStore, type Result } from '../../store/store.ts';
import { auditAll, ingredientsOf, linkTargets, recordPage } from './audit-pages.ts';
import { outputsOf } from './outputs.ts';
import type { BuilderState, IncrementalBuilder, IncrementalInput, IncrementalSite, Version } from './state.ts';

const outputsQuery = defineQuery('outputs');
const otherFilesQuery = defineQuery('files');
const filesByPathQuery = defineQuery('files by path');

/** Maximum number of cached pages: those that are open, and recent ones. */
const maxPages = 256;

/**
 * Up to this number of pages, audits record each value that a page reads. Above it they record groups of values, as builds do:
 * an edit may then invalidate pages that do not show it, but audits are faster and take less memory.
 */
const maxDetailed = 250;

/** Creates a builder that has built nothing yet. */
export function createIncrementalBuilder(limits: Partial<Pick<BuilderState, 'maxDetailed'>> = {}): IncrementalBuilder {
  const tracker = createTracker();
  const content = createFileResults(createQueryCache());
  const store = createStore(tracker.root, (text) => state.stored?.content?.digest(text) ?? text);
  const outputTracker = createTracker({ isReadAsUnit: isReadWhole });
  const outputStore = createStore(outputTracker.root, (text) => text);
  const state: BuilderState = {
    maxDetailed,
    ...limits,
    content,
    queries: content.queries,
    tracker,
    pages: { store, html: store.results(maxPages), audits: store.results() },
    outputs: { tracker: outputTracker, store: outputStore, files: outputStore.results() },
    images: new Map(),
    sheets: new Map(),
    seen: { hashes: new Map(), changed: new Set(), isWhole: false },
    stored: undefined,
    last: undefined,
  };
  let isFirst = true;
  return {
    update: async (input) => {
      state.stored ??= storedFor(state, input);
      content.begin(
        contentVersion(state.stored, input),
        (state.stored.of === input.definition ? state.stored.content : undefined) ?? noCachedFiles,
      );
      // Only the first run reports its progress, because later ones are short.
      const first = isFirst ? { progress: input.progress, ...(await readAhead(state, input)) } : { progress: undefined };
      isFirst = false;
      const { diagnostics, errors, ready } = await prepare({ ...input, queries: state.queries, ...first });
      if (ready === undefined) return { diagnostics, errors, live: undefined };
      advance(state, input, ready);
      return { diagnostics, errors, live: incrementalSite(state, input, ready) };
    },
  };
}

/** Restores the audits that builds have cached, and returns the other cached results. */
function storedFor({ pages, tracker }: BuilderState, { definition, stored }: IncrementalInput): NonNullable<BuilderState['stored']> {
  const results = stored?.(definition);
  const find = results?.pages && pagesOfEarlier(pages.store, results.pages, tracker.root).find;
  pages.audits.restoreFrom((key) => {
    const page = find?.(key);
    return page && withValue(page, page.value.audited);
  });
  const code = codePartsOf(definition);
  const known = results?.files?.files ?? {};
  const rows = { files: { ...known } };
  const content = results && { snapshot: rows, digest: results.digest, code, isSnapshotTaken: true };
  return { of: definition, content, rows, known, bundled: results?.bundled ?? [], setFiles: results?.setFiles, versions: new Map() };
}

/** Lets other threads read files before the first build. Resolves to the cache with the texts that they have parsed. */
async function readAhead({ content, stored }: BuilderState, input: IncrementalInput): Promise<Pick<BuildInput, 'cache'>> {
  if (stored?.content === undefined || stored.of !== input.definition) return {};
  const start = { input, files: content, rows: stored.rows, versionOf: versionsIn(stored, input) };
  const cache = await input.readAhead?.(start);
  return cache === undefined ? {} : { cache };
}

/**
 * Collects the results of files, one file per step, and stores them together. Does nothing if they are already stored, or if the code
 * has changed.
 */
function* storeFiles({ content, stored, last }: BuilderState): Generator<void, void> {
  if (stored?.setFiles === undefined || stored.of !== last?.input.definition) return;
  const { known } = stored;
  const { files } = yield* content.lastSnapshot();
  if (Object.entries(files).some(([file, row]) => known[file] !== row)) stored.setFiles({ files });
  stored.setFiles = undefined;
}

/**
 * Returns a result with the same reads and another value. It inherits from `result`, because a copy would call the getters of `result`,
 * which restore all recorded reads.
 */
const withValue = <T>(result: Result<unknown>, value: T): Result<T> => Object.create(result, { value: { value } });

const noCachedFiles: CachedFiles = { snapshot: undefined, digest: (text) => text, code: new Set(), isSnapshotTaken: false };

/**
 * Returns a function that computes the version of a file in the same way as builds do for their cache. After a change of the definition,
 * the function returns undefined for each file.
 */
function versionsIn(stored: BuilderState['stored'], { tree, definition }: IncrementalInput): ContentVersion['versionOf'] {
  const content = stored?.of === definition ? stored.content : undefined;
  if (stored === undefined || content === undefined) return () => undefined;
  const { versions } = stored;
  return (file) => {
    const text = tree.texts.get(file);
    if (text === undefined) return undefined;
    // Cached, because each revision needs the versions of thousands of texts.
    const known = versions.get(file);
    if (known?.text === text) return known.version;
    const version = content.digest(text);
    versions.set(file, { text, version });
    return version;
  };
}

const contentVersion = (stored: BuilderState['stored'], input: IncrementalInput): ContentVersion => {
  const versionOf = versionsIn(stored, input);
  return { texts: input.tree.texts, versionOf: (file) => (hasOwnResults(file) ? versionOf(file) : undefined) };
};

/** Starts a revision of the stores of pages and outputs with this version of the site. */
function advance(state: BuilderState, input: IncrementalInput, ready: PreparedSite): void {
  const { last, pages, outputs, stored } = state;
  state.last = { input, ready };
  const reason = last && codeChange(last.input, input);
  if (reason !== undefined) for (const { store } of [pages, outputs]) store.clear(reason);
  const targets = (): AllTargets => {
    const { pages: paths, files } = linkTargets(state, ready, otherFiles(state, input, ready).files());
    return { pages: paths, files: new Set([...files, ...(stored?.bundled ?? []).map((path) => `/${path}`)]) };
  };
  const sources = withTargets(ready.sources(), targets);
  for (const { store } of [pages, outputs]) store.begin({ sources, versionOf: versionsIn(stored, input), at: input.at });
}

/** Returns why all results are stale, or undefined if the code of pages has not changed. */
function codeChange(before: IncrementalInput, after: IncrementalInput): string | undefined {
  if (before.definition !== after.definition) return 'the templates have changed';
  return before.bundle === after.bundle ? undefined : 'styles or scripts have changed';
}

function incrementalSite(state: BuilderState, input: IncrementalInput, ready: PreparedSite): IncrementalSite {
  const { queries, tracker, images, sheets } = state;
  const {
    site,
    routes: { routes, signature },
  } = ready;
  const recorder = computed(() => ready.recorder(tracker));
  const recordedReads = computed(() => (routes.length > state.maxDetailed ? ready.reader(tracker) : recorder().page));
  const isCurrent = (): boolean => state.last?.ready === ready;
  const outputs = queries.compute(outputsQuery, [signature], () => new Map(routes.map(({ output }, index) => [output, index])));
  const render = rendererOf(state, { input, ready, isCurrent });
  const { basePath = '' } = input.definition;
  const prefixed = prefixer(basePath);
  const htmlOf = (route: Route, { html }: Rendered): string => String(prefixed({ path: route.output, bytes: html }).bytes);
  const { files, fileAt: otherFileAt } = otherFiles(state, input, ready);
  const made = outputsOf(state, { ready, isCurrent });
  const prefixedAt = (path: string): OutputFile['bytes'] | undefined => {
    const file = made.fileAt(path) ?? otherFileAt(path);
    return file && prefixed(file).bytes;
  };
  const record = (route: Route) => recordedReads()(route);
  // A function, because listing the files would delay the page that is served after a save.
  const version = (): Version => ({ input, ready, record, files: files(), outputs: made.each, isCurrent });
  return {
    site,
    basePath,
    forms: input.definition.forms,
    routes,
    routeOf: (path) => routes[outputs.get(path) ?? -1],
    routesOf: (file) => routesOf(ready, file),
    isMadeOf: (route, places) => isMadeOf(state, { site, route }, places),
    html: (route) => htmlOf(route, render(route)),
    recordReads: (route) => recordPage(state, version(), route),
    sources: ready.sources,
    htmlFrom: (sources) => {
      const renderOther = ready.renderFrom(sources);
      return (route) => htmlOf(route, renderOther(route));
    },
    files: () => [...files(), ...made.files()].map(prefixed),
    ready: (path) => (isDated(input, path) ? undefined : (sheets.get(path) ?? prefixedAt(path))),
    file: async (path) => {
      const dated = isDated(input, path) ? await datedSitemap(state, version()) : undefined;
      if (dated !== undefined) return prefixed(dated).bytes;
      const bytes = prefixedAt(path);
      if (bytes !== undefined) return bytes;
      const { drawn } = images.get(`/${path}`) ?? {};
      return drawn === undefined ? encodedAt(ready, path) : input.ogImages.render?.(drawn.picture, drawn.hash);
    },
    audit: function* () {
      yield* storeFiles(state);
      return yield* auditAll(state, version());
    },
  };
}

/** Returns a function that renders a page of a version, or returns the cached page if it is still valid. */
function rendererOf({ pages, sheets, images }: BuilderState, { input, ready, isCurrent }: Pick<Version, 'input' | 'ready' | 'isCurrent'>) {
  return (route: Route): Rendered => {
    if (!isCurrent()) return keepSheet(sheets, ready.render(route));
    const known = pages.html.read(pageKeyOf(route));
    input.log?.(route, 'stale' in known ? known.stale : undefined);
    if ('valid' in known) return keepSheet(sheets, known.valid.value);
    const rendered = keepSheet(sheets, ready.render(route));
    const audited = pages.audits.read(pageKeyOf(route));
    pages.html.set(pageKeyOf(route), rendered, 'valid' in audited ? audited.valid : undefined);
    if (rendered.image !== undefined) setNewest(images, [rendered.image.url, rendered.image], maxPages);
    return rendered;
  };
}

function isMadeOf(
  { pages }: BuilderState,
  { site, route }: { readonly site: Site; readonly route: Route },
  places: readonly Pick<FindingPlace, 'file' | 'path'>[],
): boolean {
  const changes = places.flatMap((place): Change[] => {
    const path = sourcePath(site, place);
    return path === undefined ? [] : [{ path, what: 'value' }];
  });
  const key = pageKeyOf(route);
  return changes.length > 0 && (pages.audits.hasRead(key, changes) || pages.html.hasRead(key, changes));
}

const isDated = ({ datesOf }: IncrementalInput, path: string): boolean => path === sitemapFile && datesOf !== undefined;

/** Returns the sitemap as a build writes it, or undefined if no dates are known. */
async function datedSitemap(state: BuilderState, version: Version): Promise<OutputFile | undefined> {
  const { input, ready } = version;
  const dates = await input.datesOf?.(input.definition);
  const { bitsOf: howRead } = state.pages.store.inputs;
  return (
    dates && ready.sitemap(lastChanges(ingredientsOf(state, version), { dates, onDisk: datedFiles(input.tree, input.definition), howRead }))
  );
}

/** Returns functions that generate, on request, the output files other than pages. */
function otherFiles({ queries }: BuilderState, { definition, bundle, tree }: IncrementalInput, ready: PreparedSite) {
  const from = [...emittedFrom(ready.site, ready.routes), definition, bundle, tree.assets, tree.publicFiles, ready.pictures.icons];
  const files = (): readonly OutputFile[] => queries.compute(otherFilesQuery, from, ready.files);
  const fileAt = (path: string): OutputFile | undefined => {
    const list = files();
    return queries.compute(filesByPathQuery, [list], () => new Map(list.map((file) => [file.path, file]))).get(path);
  };
  return { files, fileAt };
}

/** Resolves to the bytes of a content picture, or to undefined if no picture has this path or the picture cannot be encoded. */
async function encodedAt({ pictures }: PreparedSite, path: string): Promise<OutputFile['bytes'] | undefined> {
  const made = await pictures.files.find(({ paths }) => paths.includes(path))?.make();
  return made?.files.find((file) => file.path === path)?.bytes;
}

function routesOf({ site, routes: plan }: PreparedSite, file: string): readonly Route[] {
  const prose = localeOfProse(file, site.locales);
  if (prose !== undefined) return plan.routes.filter((route) => route.locale === prose && hasProse(route, file));
  const entry = site.collections[collectionOf(file) ?? '']?.find((each) => each.file === file);
  return site.locales.list.flatMap((locale) => (entry && plan.routeOf(entry, locale)) ?? []);
}

/** Caches the stylesheet with the style values of a page, because the browser requests it next. Returns `rendered`. */
function keepSheet(sheets: Map<string, OutputFile['bytes']>, rendered: Rendered): Rendered {
  const { sheet } = rendered;
  if (sheet !== undefined) setNewest(sheets, [sheet.path, sheet.bytes], maxPages);
  return rendered;
}

/** Returns whether a page, or a section of it, shows a Markdown file. */
function hasProse({ entry, locale }: Route, file: string): boolean {
  const { sections = [], markdown } = entry.value;
  // Composes the full name only if `file` contains the source's name, because each save checks thousands of pages.
  const isIn = (source: string | undefined): boolean =>
    source !== undefined && file.includes(source) && proseFile(entry.file, source, locale) === file;
  return isIn(markdown) || sections.some(({ source }) => isIn(source));
}
