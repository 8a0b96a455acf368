// Renders, audits and writes all pages and other files of a prepared site.
import { datedFiles } from '../content/dated-files.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import type { OutputFile, WriteFile } from '../model/output/output-file.ts';
import { allowedOnRequest } from '../model/output/policy.ts';
import { prefixer } from '../output/base-path.ts';
import { sitemapFile } from '../output/sitemap.ts';
import { summarize } from '../output/summary.ts';
import { auditStyles } from '../pages/audit/site.ts';
import { makeImages } from '../pages/images.ts';
import type { SitePages } from '../pages/make-pages.ts';
import { beginStage } from '../pages/progress.ts';
import { imageWriter } from '../pages/render/head/og-images.ts';
import { lastChanges } from '../pages/reuse/last-changes.ts';
import type { Ingredients } from '../pages/reuse/page-maker.ts';
import type { Route } from '../pages/routes/plan-routes.ts';
import type { BuildInput } from './build-input.ts';
import { openPages } from './open-pages.ts';
import { placedFindings } from './placed-findings.ts';
import type { PreparedSite } from './prepared-site.ts';

/** Passes all files of a site to `write`, except the pages that an earlier build has written. Resolves to the findings about them. */
export async function renderAll(input: BuildInput, ready: PreparedSite, write: WriteFile) {
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
