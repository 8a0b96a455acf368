// Reads and validates the content, and plans the routes of the site.
import { locate } from '../content/locate.ts';
import type { ProseContent } from '../content/prose/prose.ts';
import { type ReadResult, readSite } from '../content/read.ts';
import { severityOf } from '../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site-content.ts';
import type { ImageRequests } from '../pages/images.ts';
import { beginStage } from '../pages/progress.ts';
import { planRoutes, type RoutePlan } from '../pages/routes/plan-routes.ts';
import { noQueryCache } from '../store/query-cache.ts';
import type { PlanInput } from './build-input.ts';

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
  const errors = findings.filter((finding) => isErrorFinding(finding) && tolerated?.has(finding.code) !== true);
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

/** Returns whether a finding stops a build unless its code is tolerated. */
export const isErrorFinding = ({ code, severity }: Finding): boolean => (severity ?? severityOf(code)) === 'error';
