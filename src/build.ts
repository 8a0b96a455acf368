// The whole pipeline in one file: read → validate → plan → render → audit → write. This file accesses neither disk nor
// clock nor terminal: the callers pass a `write` function, which fills a folder in `build` and writes nothing in `check`.
import type { IsWritten } from './content/checks/references/dead-files.ts';
import { isReserved } from './content/checks/urls/check-redirects.ts';
import { datedFiles } from './content/dated-files.ts';
import { locate } from './content/locate.ts';
import type { ProseContent } from './content/prose/prose.ts';
import { type ReadOptions, type ReadResult, readSite } from './content/read.ts';
import type { ContentTree } from './content/tree.ts';
import { type Code, severityOf } from './diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { TemplateError } from './diagnostics/template-error.ts';
import type { OutputFile, WriteFile } from './model/output/output-file.ts';
import { allowedOnRequest } from './model/output/policy.ts';
import type { Site } from './model/site-content.ts';
import { type Clock, clockAt } from './model/time/clock.ts';
import { prefixer } from './output/base-path.ts';
import { emitFiles, emittedFrom } from './output/emit.ts';
import { type LastChange, sitemap, sitemapFile } from './output/sitemap.ts';
import { emptySummary, type Summary, summarize } from './output/summary.ts';
import { moveToProse } from './pages/audit/move-to-prose.ts';
import { type FindElements, moveToTemplates } from './pages/audit/move-to-templates.ts';
import type { AuditSettings } from './pages/audit/rule.ts';
import { auditStyles } from './pages/audit/site.ts';
import { type ImageRequests, type ImageResults, makeImages, type ProcessImages } from './pages/images.ts';
import { type SitePages, sitePages } from './pages/make-pages.ts';
import { planOutputsAndFeeds } from './pages/outputs/feeds/plan-feeds.ts';
import { makeOutput } from './pages/outputs/make-output.ts';
import { outputClashes, type PlannedOutput, type TakenPaths } from './pages/outputs/plan-outputs.ts';
import { publicFindings } from './pages/outputs/public-files.ts';
import type { OutputSite } from './pages/outputs/site-outputs.ts';
import { beginStage, type ReportProgress } from './pages/progress.ts';
import { imageOf, imageWriter, type OgImageRenderer } from './pages/render/head/og-images.ts';
import { nameComponents } from './pages/render/name-components.ts';
import { endRenderer, type Rendered, type RenderInput, renderPage } from './pages/render/page.tsx';
import { renderLocated } from './pages/render/render-located.ts';
import { htmlTransformer } from './pages/render/transform-page.ts';
import { outputViews } from './pages/render/view/output-view.ts';
import { type PageSources, pageSources, trackedPlan } from './pages/render/view/page-sources.ts';
import { pageView, type SharedViews, sharedViews } from './pages/render/view/page-view.ts';
import { lastChanges } from './pages/reuse/last-changes.ts';
import type { Ingredients, PageStore, Recorded } from './pages/reuse/page-maker.ts';
import type { AllTargets } from './pages/reuse/tracked-targets.ts';
import { planRoutes, type Route, type RoutePlan } from './pages/routes/plan-routes.ts';
import type { AssetUrls, Scripts, SiteDefinition } from './site/definition.ts';
import { defineQuery } from './store/query.ts';
import { noQueryCache } from './store/query-cache.ts';
import { instantRecorder } from './store/reads/instants.ts';
import { collectPaths, collectReads, computed } from './store/reads/reads.ts';
import type { Tracker } from './store/reads/track.ts';

const picturesQuery = defineQuery('pictures');
const clockQuery = defineQuery('clock');
const plannedOutputsQuery = defineQuery('planned outputs');
const clashesQuery = defineQuery('output clashes');

/** The input of `plan`: everything that decides which pages the site has. */
interface PlanInput extends Omit<ReadOptions, 'model' | 'onRead'> {
  readonly tree: ContentTree;
  readonly definition: SiteDefinition;
  /** Codes of errors that do not stop the build; none by default. */
  readonly tolerated?: ReadonlySet<Code>;
  /** Receives the progress of the build. */
  readonly progress?: ReportProgress | undefined;
}

export interface BuildInput extends PlanInput {
  /** The bundled styles, fonts and browser code. */
  readonly bundle: { readonly urls: AssetUrls; readonly scripts: Scripts; readonly files: readonly OutputFile[] };
  /** Renders link-preview images. */
  readonly ogImages: OgImageRenderer;
  /** Reads and encodes the images that content shows. */
  readonly pictures: ProcessImages;
  /** Skips the encoding of images, for callers that need only their names. */
  readonly withoutImages?: boolean;
  /** Pages of an earlier build; if omitted, every page is rendered. */
  readonly pages?: PageStore;
  /**
   * When each content file was last changed, in milliseconds since 1970; files with an unknown date are missing. If
   * both this and `pages` are passed, sitemap.xml states when each page was last changed.
   */
  readonly fileDates?: ReadonlyMap<string, number>;
  /** Renders only the routes for which this returns true; all routes if omitted. */
  readonly only?: (route: Route) => boolean;
  /** Called when the routes are planned and the site can be rendered. From then on, the results of single content files are not needed. */
  readonly onPlanned?: () => void;
  /** Finds where templates create elements. If omitted, mistakes in templates are reported at the content of the page. */
  readonly findElements?: FindElements;
}

export interface BuildResult {
  /** Sorted. If there is an error among them, the caller must discard the written files. */
  readonly diagnostics: readonly Diagnostic[];
  /** Errors thrown by templates. If there are any, the caller must discard the written files. */
  readonly thrown: readonly TemplateError[];
  readonly summary: Summary;
}

/** Reads the content into a site and its routes; both are undefined if content has errors that are not tolerated. */
export async function plan(input: PlanInput): Promise<{
  readonly site: Site | undefined;
  readonly plan: RoutePlan | undefined;
  /** The prose files that could be parsed. */
  readonly prose: ReadonlyMap<string, ProseContent>;
  /** All assets, the icon of the site, and the images that content shows, even if they are invalid. */
  readonly order: ImageRequests;
  readonly diagnostics: readonly Diagnostic[];
  /** The errors that are not tolerated, with their paths in the data. */
  readonly errors: readonly Finding[];
  readonly deadFiles: ReadResult['deadFiles'];
}> {
  const { tree, definition, tolerated, queries = noQueryCache } = input;
  const onRead = input.progress && beginStage(input.progress, 'read', tree.texts.size);
  const { site, settings, pictures, prose, findings, deadFiles } = await readSite(tree, {
    ...input,
    model: definition,
    ...(onRead && { onRead }),
  });
  const diagnostics = locate(findings, tree, queries);
  const errors = findings.filter((finding) => isError(finding) && tolerated?.has(finding.code) !== true);
  const sound = site !== undefined && errors.length === 0;
  const icon = settings?.icon === undefined ? undefined : { asset: settings.icon, background: settings.themeColor };
  const order = { uses: pictures, icon, assets: tree.assets };
  return {
    site: sound ? site : undefined,
    plan: sound ? planRoutes(site, queries) : undefined,
    prose,
    order,
    diagnostics,
    errors,
    deadFiles,
  };
}

const isError = ({ code, severity }: Finding): boolean => (severity ?? severityOf(code)) === 'error';

/** A site whose pages can be rendered, one by one and in any order. */
export interface PreparedSite extends OutputSite {
  readonly site: Site;
  readonly routes: RoutePlan;
  /** The prose files of the site, with their references. */
  readonly prose: ReadonlyMap<string, ProseContent>;
  readonly pictures: ImageResults;
  /** Returns all files to write, sorted by path, except pages, the files in `outputs`, and the images in `pictures`. */
  readonly files: () => readonly OutputFile[];
  /** Returns sitemap.xml, with dates. */
  readonly sitemap: (lastChange: LastChange) => OutputFile;
  readonly render: (route: Route) => Rendered;
  /** Returns all content from which pages are rendered. */
  readonly sources: () => PageSources;
  /** Returns a `render` function for content with other values but the same files. It shows how a page would change with these values. */
  readonly renderFrom: (sources: PageSources) => PreparedSite['render'];
  /**
   * Returns functions that render pages, outputs and files, and record what they read of `sources` and of the clock.
   * `at` replaces the time for which the site is built.
   */
  readonly recorder: (tracker: Tracker, at?: number) => Recorder;
  /** Returns a function that renders a page, and returns the reads that decide whether a cached copy of the page is still valid. */
  readonly reader: (tracker: Tracker) => Recorder['page'];
  /** Returns a function that computes an output, and returns the reads that decide whether a cached copy of it is still valid. */
  readonly outputReader: (tracker: Tracker) => Recorder['output'];
}

export interface Recorder {
  readonly page: (route: Route) => Recorded<Rendered>;
  readonly output: (output: PlannedOutput) => Recorded<OutputFile>;
  /** Returns the result of `files` of `PreparedSite`, and all outputs. */
  readonly files: () => Recorded<readonly OutputFile[]>;
}

interface Prepared {
  readonly diagnostics: readonly Diagnostic[];
  readonly errors: readonly Finding[];
  readonly ready: PreparedSite | undefined;
  /** Returns the mistakes in links to files, for a site that cannot be rendered. */
  readonly deadFiles: () => readonly Diagnostic[];
}

/** Runs all steps before rendering. Resolves without a site if content, images or files of `public/` have errors. */
export async function prepare(input: BuildInput): Promise<Prepared> {
  const prepared = await prepareContent(input);
  const { ready, diagnostics, errors } = prepared;
  const { tree, definition, queries } = input;
  const ofPublic = ready === undefined ? [] : publicFindings(tree, () => takenPaths({ ...ready, forms: definition.forms }));
  if (ofPublic.length === 0) return prepared;
  return {
    ...prepared,
    diagnostics: sortDiagnostics([...diagnostics, ...locate(ofPublic, tree, queries)]),
    errors: [...errors, ...ofPublic],
    ready: undefined,
  };
}

async function prepareContent(input: BuildInput): Promise<Prepared> {
  const { tree, queries = noQueryCache } = input;
  const { site, plan: routes, prose, order, diagnostics: ofContent, errors: inContent, deadFiles: deadIn } = await plan(input);
  const pictures = await queries.compute(picturesQuery, [order.uses, order.icon?.asset, order.icon?.background, order.assets], () =>
    input.pictures(order),
  );
  const ofPictures = locate(pictures.findings, tree, queries);
  const diagnostics = sortDiagnostics([...ofContent, ...ofPictures]);
  const errors = [...inContent, ...pictures.findings.filter(isError)];
  const deadFiles = () => locate(deadIn(isWrittenBy(input.definition)), tree, queries);
  if (site === undefined || routes === undefined || errors.length > 0) return { diagnostics, errors, deadFiles, ready: undefined };
  return { diagnostics, errors, deadFiles, ready: await preparedSite(input, { site, routes, prose, pictures }) };
}

/** Returns whether a build of a site writes a path, or may write it, besides pages and the files of `public/`. */
function isWrittenBy(definition: SiteDefinition): IsWritten {
  const { locales } = definition;
  const outputs = new Set(planOutputsAndFeeds(definition, locales).map(({ path }) => `/${path}`));
  return (path) => outputs.has(path) || isReserved(path, locales) || path.startsWith('/.well-known/');
}

type Planned = Pick<PreparedSite, 'site' | 'routes' | 'prose' | 'pictures'>;

async function preparedSite(input: BuildInput, { site, routes, prose, pictures }: Planned): Promise<PreparedSite> {
  const { tree, definition, bundle, ogImages, at, note, queries = noQueryCache } = input;
  const transform = await htmlTransformer(definition);
  const renderer = { definition, ogImages, assets: bundle.urls, renderEnd: endRenderer(definition), transform };
  const clock = queries.compute(clockQuery, [at, note, definition.calendar], () => clockAt(at, definition.calendar, note));
  const views = sharedViews(site, { plan: routes, pictures: pictures.pictures, clock, queries });
  const { render, output } = renderingFrom({ site, icons: pictures.icons }, { views, clock }, renderer);
  const addressed = (of: Site): Site => ({ ...of, settings: { ...of.settings, baseUrl: addressOf(of, definition) } });
  const emit = (of: Site, its: RoutePlan): readonly OutputFile[] =>
    emitFiles(addressed(of), its, { tree, definition, bundle: bundle.files, icons: pictures.icons, early: bundle.urls.early });
  const files = computed(() => emit(site, routes));
  const outputs = queries.compute(plannedOutputsQuery, [definition, site.locales], () => planOutputsAndFeeds(definition, site.locales));
  const clashes = () =>
    queries.compute(clashesQuery, [...emittedFrom(site, routes), definition, bundle, tree.assets, tree.publicFiles, pictures], () =>
      outputClashes(outputs, takenPaths({ site, routes, pictures, files, forms: definition.forms })),
    );
  const sources = computed(() => pageSources(site, routes, { ...pictures, queries }));
  const onContent = (content: PageSources, time: Clock) => {
    const { site: own, paths, images } = content;
    const planned = trackedPlan(content, routes);
    const ownViews = sharedViews(own, { plan: planned.plan, paths, pictures: images, clock: time });
    return { ...planned, own, ...renderingFrom(content, { views: ownViews, clock: time }, renderer) };
  };
  const tracked = (tracker: Tracker, moment = at) =>
    onContent(tracker.track(sources(), [site.model, site.locales]), clockAt(moment, definition.calendar, instantRecorder(tracker.root)));
  const tools: Pick<PreparedSite, 'renderFrom' | 'recorder' | 'reader' | 'outputReader'> = {
    renderFrom: (content) => {
      const { trackedRoute, render: renderChanged } = onContent(content, clock);
      return (route) => renderChanged(trackedRoute(route));
    },
    recorder: (tracker, moment) => {
      const { trackedRoute, plan: its, own, ...on } = tracked(tracker, moment);
      return {
        page: (route) => collectReads(() => on.render(trackedRoute(route), nameComponents)),
        output: (of) => collectReads(() => on.output(of)),
        files: () => collectReads(() => [...emit(own, its), ...outputs.map(on.output)]),
      };
    },
    reader: (tracker) => {
      const { ownRoute, render: renderTracked } = tracked(tracker);
      return (route) => collectPaths(() => renderTracked(ownRoute(route, tracker.root)));
    },
    outputReader: (tracker) => {
      // Computed for the first output only, because many sites have none.
      const on = computed(() => tracked(tracker));
      return (of) => {
        const { output: make } = on();
        return collectPaths(() => make(of));
      };
    },
  };
  const dated = (lastChange: LastChange) => sitemap(addressed(site), routes.routes, lastChange);
  return { site, routes, prose, pictures, files, outputs, clashes, output, sitemap: dated, render, sources, ...tools };
}

type PathSources = Pick<PreparedSite, 'site' | 'routes' | 'pictures' | 'files'> & Pick<SiteDefinition, 'forms'>;

/** Returns the paths that an output must not have: those of all other files, and the URL paths of pages, redirects and forms. */
const takenPaths = ({ site, routes: { routes }, pictures, files, forms = [] }: PathSources): TakenPaths => ({
  files: [...routes.map(({ output }) => output), ...files().map(({ path }) => path), ...pictures.files.flatMap(({ paths }) => paths)],
  addresses: [...routes.map(({ path }) => path), ...site.redirects.map(({ from }) => from), ...forms.map(({ path }) => path)],
});

type Renderer = Omit<RenderInput, 'site' | 'icons' | 'clock' | 'wrap'> & Pick<BuildInput, 'ogImages'>;

interface Views {
  readonly views: SharedViews;
  readonly clock: Clock;
}

/** Returns the functions that render pages and compute outputs. `content` is read during each call, so that its reads are recorded. */
function renderingFrom(content: Pick<PageSources, 'site' | 'icons'>, { views, clock }: Views, renderer: Renderer) {
  const outputViewOf = outputViews(views, renderer.definition.basePath ?? '');
  return {
    render: (route: Route, wrap?: RenderInput['wrap']): Rendered => {
      const input = { ...renderer, site: content.site, icons: content.icons, clock };
      const view = pageView(views, route);
      const image = imageOf(input, route, view);
      const document = renderLocated(view, (own, ownWrap = wrap) =>
        renderPage({ ...input, ...(ownWrap && { wrap: ownWrap }) }, { route, view: own, image }),
      );
      return { ...document, image };
    },
    output: (of: PlannedOutput): OutputFile => makeOutput(of, outputViewOf(of.locale)),
  };
}

/** Returns the URL of the site: the URL of its host and the base path. */
export const addressOf = ({ settings }: Site, { basePath = '' }: SiteDefinition): string => settings.baseUrl + basePath;

/** Returns everything that the audit needs besides the pages. */
export const auditSettings = ({ definition, bundle }: Pick<BuildInput, 'definition' | 'bundle'>, site: Site): AuditSettings => ({
  baseUrl: addressOf(site, definition),
  locales: site.locales,
  scripts: bundle.scripts,
  budgets: definition.budgets,
  allowed: definition.policy,
  allowedOnRequest: definition.embeds && allowedOnRequest(definition.policy, definition.embeds),
  early: bundle.urls.early?.code,
});

/** Returns the targets that links may have on a site with these pages and `files`. */
export const linkTargetsOf = (
  { routes, pictures, outputs }: Pick<PreparedSite, 'routes' | 'pictures' | 'outputs'>,
  files: readonly OutputFile[],
): AllTargets => ({
  pages: new Map(routes.routes.map(({ path, locale }) => [path, locale])),
  files: new Set(
    [...[...files, ...outputs].map(({ path }) => path), ...pictures.files.flatMap(({ paths }) => paths)].map((path) => `/${path}`),
  ),
});

/** Returns the pages of a site, which are rendered on demand. `cache` contains the pages of an earlier build. */
export const openPages = (input: BuildInput, ready: PreparedSite, cache: PageStore | undefined): SitePages =>
  sitePages({
    targets: linkTargetsOf(ready, ready.files()),
    settings: auditSettings(input, ready.site),
    ready,
    at: input.at,
    note: input.note,
    basePath: input.definition.basePath ?? '',
    cache,
  });

/**
 * Builds the pages and files of the site, and passes them to `write`, except the pages that an earlier build has written. A page
 * is passed as soon as it is rendered; images and a sitemap with dates come last. If `prepare` finds errors, nothing is passed.
 */
export async function build(input: BuildInput, write: WriteFile): Promise<BuildResult> {
  const { ready, diagnostics, deadFiles } = await prepare(input);
  if (ready === undefined) return { diagnostics: sortDiagnostics([...diagnostics, ...deadFiles()]), thrown: [], summary: emptySummary };
  input.onPlanned?.();
  input.tree.forget?.();
  const count = ready.routes.routes.length;
  const { findings, thrown, summary } = await renderAll(input, ready, write);
  input.progress?.({ stage: 'audit', total: count, done: count, reused: 0 });
  return { diagnostics: sortDiagnostics([...diagnostics, ...locate(findings, input.tree)]), thrown, summary };
}

async function renderAll(input: BuildInput, ready: PreparedSite, write: WriteFile) {
  const { definition, bundle, ogImages, progress, fileDates, only = () => true } = input;
  const { site, routes } = ready;
  const beside = ready.files();
  const prefixed = prefixer(definition.basePath ?? '');
  // The inputs of a page are known only after the page is rendered, so a sitemap with dates is written last.
  const early = fileDates === undefined ? beside : beside.filter(({ path }) => path !== sitemapFile);
  for (const file of early) await write(prefixed(file));
  const endImages = beginImages(input, ready, write);
  const pages = openPages(input, ready, input.pages);
  const thrown: TemplateError[] = [];
  const images = imageWriter(ogImages, write, (error) => thrown.push(error));
  const findings: Finding[] = [...auditStyles(bundle.files, pages.targets.files)];
  const summary = summarize(early, site.locales.list, allowedOnRequest(definition.policy, definition.embeds));
  summary.images(new Set(ready.pictures.files.flatMap(({ paths }) => paths)).size);
  const ingredients = new Map<Route, Ingredients>();
  const sheets = new Set<string>();
  const wanted = routes.routes.filter(only);
  const onPage = beginStage(progress, 'render', wanted.length);
  const there = await writeAhead(pages.ahead(wanted, prefixed), { write, onPage: () => onPage(false) });
  for (const result of pages.each(wanted)) {
    if ('error' in result) {
      thrown.push(result.error);
      continue;
    }
    const { route, page: made } = result;
    const { page, rendered } = made;
    if (made.ingredients !== undefined) ingredients.set(route, made.ingredients);
    findings.push(...page.audited.findings);
    summary.page(route, { length: page.bytes, islands: page.islands, drawn: page.image?.drawn === true });
    if (made.isAhead !== true) onPage(rendered === undefined);
    if (page.sheet !== undefined) sheets.add(page.sheet);
    if (made.sheet !== undefined && !there.has(made.sheet.path)) await write(made.sheet);
    await images.add(route.path, made.image);
    // `rendered` is undefined if the page was not rendered here. A thread that ended early may have sent the files of a page, but not the
    // reads of the page. Then the page was rendered here, too, but it is already written.
    if (rendered === undefined || there.has(route.output)) continue;
    await write(prefixed({ path: route.output, bytes: rendered.html, encoded: rendered.encoded, name: page.name }));
    await images.add(route.path, rendered.image);
  }
  thrown.push(...(await writeOutputs(pages, summary, (file) => write(prefixed(file)))));
  summary.images(sheets.size);
  await images.end();
  findings.push(...(await endImages()));
  if (fileDates !== undefined) {
    const file = ready.sitemap(
      lastChanges(ingredients, { dates: fileDates, onDisk: datedFiles(input.tree, definition), howRead: pages.howRead }),
    );
    summary.file(file);
    await write(prefixed(file));
  }
  if (thrown.length === 0) {
    pages.keep();
    findings.push(...pages.end());
  }
  return { findings: placedFindings(findings, input, ready), thrown, summary: summary.end() };
}

/** Writes the files of pages that other threads render, each file once. Resolves to their paths. */
async function writeAhead(
  pages: AsyncIterable<readonly OutputFile[]>,
  { write, onPage }: { readonly write: WriteFile; readonly onPage: () => void },
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for await (const files of pages) {
    for (const file of files) {
      // Pages of several threads may share a stylesheet.
      if (there.has(file.path)) continue;
      there.add(file.path);
      await write(file);
    }
    onPage();
  }
  return there;
}

type PlacedInput = Pick<BuildInput, 'findElements' | 'definition' | 'tree'>;

/** Moves the findings of pages to their causes: lines of templates, or lines of Markdown. */
export function placedFindings(
  findings: readonly Finding[],
  { findElements: find, definition: { islands, locales }, tree: { texts, publicFiles = new Map() } }: PlacedInput,
  { routes: { routes }, render }: Pick<PreparedSite, 'routes' | 'render'>,
): readonly Finding[] {
  if (findings.length === 0) return findings;
  const routeAt = computed(() => new Map(routes.map((route) => [route.path, route])));
  const inProse = moveToProse(findings, { texts, publicFiles: publicFiles.keys(), locales, routeAt: (page) => routeAt().get(page) });
  if (find === undefined) return inProse;
  const renderAt = (page: string): void => {
    const route = routeAt().get(page);
    if (route !== undefined) render(route);
  };
  return moveToTemplates(inProse, { render: renderAt, islands, find, paths: () => routeAt().keys() });
}

/** Writes the outputs of the site; resolves to the errors that their functions throw. */
async function writeOutputs(
  { outputs }: Pick<SitePages, 'outputs'>,
  summary: Pick<ReturnType<typeof summarize>, 'output'>,
  write: WriteFile,
): Promise<readonly TemplateError[]> {
  const thrown: TemplateError[] = [];
  for (const result of outputs()) {
    if ('error' in result) thrown.push(result.error);
    else {
      summary.output(result.path, result.length);
      if (result.file !== undefined) await write(result.file);
    }
  }
  return thrown;
}

/**
 * Encodes images while pages are rendered. The returned function waits for the last image, writes all images in order, and
 * resolves to findings about them. With `withoutImages`, nothing is encoded or written.
 */
function beginImages({ progress, pages, withoutImages = false }: BuildInput, { pictures }: PreparedSite, write: WriteFile) {
  if (withoutImages) return async (): Promise<readonly Finding[]> => [];
  const early: boolean[] = [];
  let onBuilt = (isReused: boolean): void => void early.push(isReused);
  const made = makeImages(pictures, { onBuilt: (isReused) => onBuilt(isReused), ...(pages && { isThere: pages.reuse }) });
  // A failure is handled at the end. Until then, the rejected promise must not end the process.
  made.catch(() => undefined);
  return async (): Promise<readonly Finding[]> => {
    onBuilt = beginStage(progress, 'images', pictures.files.length);
    early.forEach(onBuilt);
    const { files, findings } = await made;
    for (const file of files) await write(file);
    return findings;
  };
}
