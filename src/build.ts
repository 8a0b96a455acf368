// The whole pipeline on one page: read → validate → plan → render → audit → write. It knows no disk, clock or
// terminal: `check` runs it with a writer that drops what it gets, `build` with one that fills a folder.
import { auditSite } from './audit/site.ts';
import { locate } from './content/locate.ts';
import type { Memory } from './content/memory.ts';
import type { Overrides } from './content/override.ts';
import { readSite } from './content/read.ts';
import type { ContentTree } from './content/tree.ts';
import type { Diagnostic, Finding } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { emitFiles, type OutputFile } from './emit.ts';
import type { Site } from './model/site-content.ts';
import { renderPage } from './render/page.tsx';
import { pageViews } from './render/page-view.ts';
import { imageOf, imageWriter, type Painter } from './render/pictures.ts';
import type { AssetUrls, Scripts, Theme } from './render/theme.ts';
import { planRoutes, type RoutePlan } from './routes.ts';
import { emptySummary, type Summary, summarize } from './summary.ts';

export interface BuildInput {
  readonly tree: ContentTree;
  readonly theme: Theme;
  /** What the bundler made of styles, fonts and browser code. */
  readonly bundle: { readonly urls: AssetUrls; readonly scripts: Scripts; readonly files: readonly OutputFile[] };
  /** Draws pictures for link previews. */
  readonly painter: Painter;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  readonly overrides: Overrides;
  readonly release: boolean;
  /** What is known from earlier runs; nothing where it is missing. */
  readonly memory?: Memory;
  readonly progress: (stage: 'read' | 'render' | 'audit', count: number) => void;
}

export interface BuildResult {
  /** Sorted. With an error among them, what was written is to be thrown away. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
}

/** Reads the content as a site and its routes; both are missing where content has errors. */
export async function plan(input: Pick<BuildInput, 'tree' | 'theme' | 'at' | 'overrides' | 'release' | 'memory'>): Promise<{
  readonly site: Site | undefined;
  readonly plan: RoutePlan | undefined;
  readonly diagnostics: readonly Diagnostic[];
}> {
  const vocabulary = { icons: input.theme.icons, proseComponents: input.theme.proseComponents };
  const { site, findings } = await readSite(input.tree, { ...input, vocabulary });
  const diagnostics = locate(findings, input.tree.texts);
  const sound = site !== undefined && diagnostics.every(({ severity }) => severity !== 'error');
  return { site: sound ? site : undefined, plan: sound ? planRoutes(site) : undefined, diagnostics };
}

/** Builds every page and file of the site and hands each to `write` as soon as it is done. */
export async function build(input: BuildInput, write: (file: OutputFile) => void): Promise<BuildResult> {
  input.progress('read', input.tree.texts.size);
  const { site, plan: routes, diagnostics } = await plan(input);
  if (site === undefined || routes === undefined) return { diagnostics, summary: emptySummary };
  input.progress('render', routes.routes.length);
  const files = emitFiles(site, routes, input.tree, input.bundle.files);
  for (const file of files) write(file);
  const { findings, summary } = await renderAll(input, site, routes, files, write);
  input.progress('audit', routes.routes.length);
  return { diagnostics: sortDiagnostics([...diagnostics, ...locate(findings, input.tree.texts)]), summary };
}

async function renderAll(
  input: BuildInput,
  site: Site,
  routes: RoutePlan,
  files: readonly OutputFile[],
  write: (file: OutputFile) => void,
) {
  const { theme, bundle, painter, at } = input;
  const targets = {
    pages: new Map(routes.routes.map(({ path, locale }) => [path, locale])),
    files: new Set(files.map(({ path }) => `/${path}`)),
  };
  const audit = auditSite(targets, { baseUrl: site.settings.baseUrl, scripts: bundle.scripts, budgets: theme.budgets });
  const viewOf = pageViews(site, routes, at);
  const images = imageWriter(painter, write);
  const findings: Finding[] = [];
  const summary = summarize(files);
  for (const route of routes.routes) {
    const view = viewOf(route);
    const image = imageOf({ site, theme, painter }, route, view);
    const html = renderPage({ site, theme, assets: bundle.urls, at }, { route, view, image });
    const result = audit.page(route, html);
    findings.push(...result.findings);
    summary.page(route, { html, islands: result.facts.islands.length, drawn: image.drawn !== undefined });
    write({ path: route.output, bytes: html });
    await images.add(image);
  }
  await images.end();
  return { findings: [...findings, ...audit.end()], summary: summary.end() };
}
