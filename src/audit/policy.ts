// What a page holds against the policy that it is served with: a page that would break in a browser is refused here.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { allows, policyOf } from '../emit/headers.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PageInfo } from './inspect.ts';
import type { ResourceInfo } from './uses.ts';

/** The services that forms call add to it what scripts may call; nothing that stands in the markup of a page. */
const policy = policyOf({ connect: [] });

const elsewhere = /^\s*(?:https?:)?\/\//i;

/** Addresses that a page sends to or counts from, rather than loads. */
const notLoaded: ReadonlySet<string> = new Set(['form-action', 'base-uri']);

/** Findings for what the policy forbids: code inside the page, files of other sites, kinds of files that it has no word for. */
export function auditPolicy(route: Route, { uses, inlineCode }: PageInfo): Finding[] {
  const at = { file: route.entry.file };
  const page = route.path;
  const refused = new Map(uses.filter(({ url, directive }) => !allows(policy, directive, url)).map((use) => [use.url, use]));
  const isForeign = ({ url, directive }: ResourceInfo): boolean => elsewhere.test(url) && !notLoaded.has(directive);
  return [
    ...[...refused.values()].map((use) =>
      isForeign(use)
        ? createFinding('page-third-party', at, { page, url: use.url })
        : createFinding('page-policy', at, { page, url: use.url, directive: use.directive }),
    ),
    ...[...new Set(inlineCode)].map((what) => createFinding('page-inline-code', at, { page, what })),
  ];
}
