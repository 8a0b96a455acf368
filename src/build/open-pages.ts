// The pages of a prepared site, with what their audit needs.
import type { OutputFile } from '../model/output/output-file.ts';
import { allowedOnRequest } from '../model/output/policy.ts';
import type { Site } from '../model/site-content.ts';
import type { AuditSettings } from '../pages/audit/rule.ts';
import { type SitePages, sitePages } from '../pages/make-pages.ts';
import type { PageStore } from '../pages/reuse/page-maker.ts';
import type { AllTargets } from '../pages/reuse/tracked-targets.ts';
import type { BuildInput } from './build-input.ts';
import { addressOf, type PreparedSite } from './prepared-site.ts';

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
    limit: input.limit,
  });
