// A version of the site, whose pages and files are computed on request.
import type { PreparedSite } from '../../build/prepared-site.ts';
import { datedFiles } from '../../content/dated-files.ts';
import type { FindingPlace } from '../../diagnostics/diagnostic.ts';
import { localeOfProse, proseFile } from '../../model/entries/prose-file.ts';
import { collectionOf } from '../../model/entry-file.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Site } from '../../model/site-content.ts';
import { prefixer } from '../../output/base-path.ts';
import { emittedFrom } from '../../output/emit.ts';
import { sitemapFile } from '../../output/sitemap.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import { sourcePath } from '../../pages/render/view/page-sources.ts';
import { lastChanges } from '../../pages/reuse/last-changes.ts';
import { pageKeyOf } from '../../pages/reuse/page-maker.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { defineQuery } from '../../store/query.ts';
import type { Change } from '../../store/reads/changes.ts';
import { computed } from '../../store/reads/reads.ts';
import { setNewest } from '../../store/set-newest.ts';
import { auditAll, ingredientsOf, recordPage } from './audit-pages.ts';
import { storeFileResults } from './earlier-results.ts';
import { outputsOf } from './outputs.ts';
import type { BuilderState, IncrementalInput, IncrementalSite, Version } from './state.ts';

const outputsQuery = defineQuery('outputs');
const otherFilesQuery = defineQuery('files');
const filesByPathQuery = defineQuery('files by path');

/** Maximum number of cached pages: those that are open, and recent ones. */
export const maxPages = 256;

/** Returns a version of the site. Its pages and files are computed on request, and cached while it is the latest version. */
export function incrementalSite(state: BuilderState, input: IncrementalInput, ready: PreparedSite): IncrementalSite {
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
  const { files, fileAt: otherFileAt } = filesBesidePages(state, input, ready);
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
      yield* storeFileResults(state);
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
export function filesBesidePages({ queries }: BuilderState, { definition, bundle, tree }: IncrementalInput, ready: PreparedSite) {
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

function hasProse({ entry, locale }: Route, file: string): boolean {
  const { sections = [], markdown } = entry.value;
  // Composes the full name only if `file` contains the source's name, because each save checks thousands of pages.
  const isIn = (source: string | undefined): boolean =>
    source !== undefined && file.includes(source) && proseFile(entry.file, source, locale) === file;
  return isIn(markdown) || sections.some(({ source }) => isIn(source));
}
