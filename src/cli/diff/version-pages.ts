// Renders all pages of a version, and identifies each by a fingerprint of its bytes. Pages that a previous build or the
// other version rendered from equal inputs are reused.
import type { BuildInput } from '../../build/build-input.ts';
import { auditSettings, linkTargetsOf } from '../../build/open-pages.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { allInOne, type TemplateError } from '../../diagnostics/template-error.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { createPauses } from '../../node/stopping.ts';
import { prefixer } from '../../output/base-path.ts';
import { auditStyles } from '../../pages/audit/site.ts';
import { makeImages } from '../../pages/images.ts';
import { sitePages } from '../../pages/make-pages.ts';
import { siteOutputs } from '../../pages/outputs/site-outputs.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import { sourcePath } from '../../pages/render/view/page-sources.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { affectedBy, bitsIn } from '../../store/reads/affected.ts';
import { computed } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';
import { setNewest } from '../../store/set-newest.ts';
import type { ValueAt } from '../../tools/diff/values/compare-values.ts';

export interface VersionPages {
  /** Returns a fingerprint of the bytes of a page, or undefined for a route of another version. */
  readonly nameOf: (route: Route) => string | undefined;
  readonly html: (route: Route) => string;
  /** All output files that are not pages. */
  readonly files: readonly OutputFile[];
  /** Returns whether a page depends on a value of content. */
  readonly isMadeOf: (route: Route, value: ValueAt) => boolean;
  readonly findings: readonly Finding[];
  /** Returns the pages with their reads, for the next version. */
  readonly stored: () => PagesSnapshot | undefined;
}

interface PagesRequest {
  readonly input: BuildInput;
  readonly ready: PreparedSite;
  /** Cached pages that were rendered by the same code. */
  readonly stored: PagesSnapshot | undefined;
}

/** Renders and audits the pages that are not cached. If templates throw, throws one error with all of their errors. */
export async function versionPages({ input, ready, stored }: PagesRequest): Promise<VersionPages> {
  const { definition, bundle } = input;
  const { basePath = '' } = definition;
  const beside = ready.files();
  const targets = linkTargetsOf(ready, beside);
  const images = makeImages(ready.pictures);
  // A failure is handled where `images` is awaited.
  images.catch(() => undefined);
  let kept: PagesSnapshot | undefined;
  const versionOf = (file: string): string | undefined => input.tree.versions?.get(file);
  const keep = (pages: PagesSnapshot): void => {
    kept = pages;
  };
  const cache = { stored, versionOf, digest: digestOf, reuse: () => true, keep };
  const settings = auditSettings(input, ready.site);
  const pages = sitePages({ targets, settings, ready, at: input.at, note: undefined, basePath, cache, limit: input.limit });
  const rendered = renderedPages(ready);
  const names = new Map<Route, string | undefined>();
  const findings: Finding[] = [...auditStyles(bundle.files, targets.files)];
  const thrown: TemplateError[] = [];
  const pause = createPauses();
  for (const result of pages.each(ready.routes.routes)) {
    await pause();
    if ('error' in result) {
      thrown.push(result.error);
      continue;
    }
    const { route, page: made } = result;
    names.set(route, made.page.name);
    findings.push(...made.page.audited.findings);
    if (made.rendered !== undefined) rendered.keep(route, made.rendered);
  }
  const outputs: OutputFile[] = [];
  for (const result of siteOutputs(ready)) {
    if ('error' in result) thrown.push(result.error);
    else if (result.file !== undefined) outputs.push(result.file);
  }
  const error = allInOne(thrown);
  if (error !== undefined) throw error;
  const encoded = await images;
  const prefixed = prefixer(basePath);
  return {
    nameOf: (route) => names.get(route),
    html: (route) => String(prefixed({ path: route.output, bytes: rendered.get(route).html }).bytes),
    files: [...beside, ...outputs, ...encoded.files].map(prefixed),
    isMadeOf: readsOf(ready),
    findings: [...findings, ...encoded.findings, ...pages.end()],
    stored: () => {
      if (kept === undefined) pages.keep();
      return kept;
    },
  };
}

/** Maximum number of pages whose HTML is kept in memory; others are rendered again for the comparison. */
const maxPages = 256;

function renderedPages({ render }: PreparedSite) {
  const known = new Map<Route, Rendered>();
  const keep = (route: Route, rendered: Rendered): void => setNewest(known, [route, rendered], maxPages);
  return {
    keep,
    get: (route: Route): Rendered => {
      const rendered = known.get(route) ?? render(route);
      keep(route, rendered);
      return rendered;
    },
  };
}

/**
 * Returns a function that returns whether a page reads a value. On the first call for a page, the function renders the page once
 * more to record its reads.
 */
function readsOf({ recorder, site }: PreparedSite): VersionPages['isMadeOf'] {
  const tracker = createTracker();
  const record = computed(() => recorder(tracker));
  const readsOn = cachedByKey((route: Route) => record().page(route).reads);
  return (route, { file, path }) => {
    const at = sourcePath(site, { file, path });
    if (at === undefined) return false;
    return affectedBy(bitsIn(readsOn(route)), tracker.root, [{ path: at, what: 'value' }]) !== undefined;
  };
}
