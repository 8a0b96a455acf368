// A site whose pages and outputs can be computed, one by one.
import type { ProseContent } from '../content/prose/prose.ts';
import type { TemplateError, TimeLimitError } from '../diagnostics/template-error.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { Site } from '../model/site-content.ts';
import { type Clock, clockAt } from '../model/time/clock.ts';
import type { PageView } from '../model/view.ts';
import { emitFiles, emittedFrom } from '../output/emit.ts';
import { type LastChange, sitemap } from '../output/sitemap.ts';
import type { ImageResults } from '../pages/images.ts';
import { planOutputsAndFeeds } from '../pages/outputs/feeds/plan-feeds.ts';
import { makeOutput } from '../pages/outputs/make-output.ts';
import { outputClashes, type PlannedOutput, type TakenPaths } from '../pages/outputs/plan-outputs.ts';
import type { OutputSite } from '../pages/outputs/site-outputs.ts';
import { imageOf } from '../pages/render/head/og-images.ts';
import { nameComponents } from '../pages/render/name-components.ts';
import { endRenderer, type Rendered, type RenderInput, renderPage } from '../pages/render/page.tsx';
import { endlessError, renderLocated } from '../pages/render/render-located.ts';
import { htmlTransformer } from '../pages/render/transform-page.ts';
import { outputViews } from '../pages/render/view/output-view.ts';
import { type PageSources, pageSources, trackedPlan } from '../pages/render/view/page-sources.ts';
import { pageView, type SharedViews, sharedViews } from '../pages/render/view/page-view.ts';
import type { Recorded } from '../pages/reuse/page-maker.ts';
import type { Route, RoutePlan } from '../pages/routes/plan-routes.ts';
import type { SiteDefinition } from '../site/definition.ts';
import { defineQuery } from '../store/query.ts';
import { noQueryCache } from '../store/query-cache.ts';
import { instantRecorder } from '../store/reads/instants.ts';
import { collectPaths, collectReads, computed } from '../store/reads/reads.ts';
import type { Tracker } from '../store/reads/track.ts';
import type { BuildInput } from './build-input.ts';

const clockQuery = defineQuery('clock');
const plannedOutputsQuery = defineQuery('planned outputs');
const clashesQuery = defineQuery('output clashes');

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
  /** Returns the error for a page whose rendering was ended. Renders the page again for a short time, to find out where it was. */
  readonly endless: (route: Route, cause: TimeLimitError) => TemplateError;
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

/** What is known of a site once its images are planned. */
type Planned = Pick<PreparedSite, 'site' | 'routes' | 'prose' | 'pictures'>;

/** Returns the functions that render the pages of a site and compute its other files. */
export async function preparedSite(input: BuildInput, { site, routes, prose, pictures }: Planned): Promise<PreparedSite> {
  const { tree, definition, bundle, ogImages, at, note, limit, queries = noQueryCache } = input;
  const transform = await htmlTransformer(definition);
  const renderer = { definition, ogImages, assets: bundle.urls, renderEnd: endRenderer(definition), transform, limit };
  const clock = queries.compute(clockQuery, [at, note, definition.calendar], () => clockAt(at, definition.calendar, note));
  const views = sharedViews(site, { plan: routes, pictures: pictures.pictures, clock, queries });
  const { render, endless, output } = renderingFrom({ site, icons: pictures.icons }, { views, clock }, renderer);
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
  return { site, routes, prose, pictures, files, outputs, clashes, output, sitemap: dated, render, endless, sources, ...tools };
}

type PathSources = Pick<PreparedSite, 'site' | 'routes' | 'pictures' | 'files'> & Pick<SiteDefinition, 'forms'>;

/** Returns the paths that an output must not have: those of all other files, and the URL paths of pages, redirects and forms. */
export const takenPaths = ({ site, routes: { routes }, pictures, files, forms = [] }: PathSources): TakenPaths => ({
  files: [...routes.map(({ output }) => output), ...files().map(({ path }) => path), ...pictures.files.flatMap(({ paths }) => paths)],
  addresses: [...routes.map(({ path }) => path), ...site.redirects.map(({ from }) => from), ...forms.map(({ path }) => path)],
});

type Renderer = Omit<RenderInput, 'site' | 'icons' | 'clock' | 'wrap'> & Pick<BuildInput, 'ogImages' | 'limit'>;

interface Views {
  readonly views: SharedViews;
  readonly clock: Clock;
}

/** Returns the functions that render pages and compute outputs. `content` is read during each call, so that its reads are recorded. */
function renderingFrom(content: Pick<PageSources, 'site' | 'icons'>, { views, clock }: Views, renderer: Renderer) {
  const outputViewOf = outputViews(views, renderer.definition.basePath ?? '');
  const { limit } = renderer;
  const pageOf = (route: Route, wrap?: RenderInput['wrap']) => {
    const input = { ...renderer, site: content.site, icons: content.icons, clock };
    const view = pageView(views, route);
    const image = imageOf(input, route, view);
    const render = (own: PageView, ownWrap = wrap) =>
      renderPage({ ...input, ...(ownWrap && { wrap: ownWrap }) }, { route, view: own, image });
    return { view, image, render };
  };
  return {
    render: (route: Route, wrap?: RenderInput['wrap']): Rendered => {
      const { view, image, render } = pageOf(route, wrap);
      return { ...renderLocated(view, render, limit?.runEach === undefined ? limit?.run : undefined), image };
    },
    endless: (route: Route, cause: TimeLimitError): TemplateError => {
      const { view, render } = pageOf(route);
      return endlessError(view, { render, cause, run: limit?.run });
    },
    output: (of: PlannedOutput): OutputFile => makeOutput(of, outputViewOf(of.locale), limit?.run),
  };
}

/** Returns the URL of the site: the URL of its host and the base path. */
export const addressOf = ({ settings }: Site, { basePath = '' }: SiteDefinition): string => settings.baseUrl + basePath;
