// What a page holds against the policy that it is served with: a page that would break in a browser is refused here.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { allows, policyOf } from '../emit/headers.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PageFacts } from './inspect.ts';
import type { UseFacts } from './uses.ts';

/** The services that forms call add to it what scripts may call; nothing that stands in the markup of a page. */
const policy = policyOf({ connect: [] });

const elsewhere = /^\s*(?:https?:)?\/\//i;

/** Addresses that a page sends to or counts from, rather than loads. */
const notLoaded: ReadonlySet<string> = new Set(['form-action', 'base-uri']);

/** Findings for what the policy forbids: code inside the page, files of other sites, kinds of files that it has no word for. */
export function auditPolicy(route: Route, { uses, inlineCode }: PageFacts): Finding[] {
  const at = { file: route.entry.file };
  const page = route.path;
  const refused = new Map(uses.filter(({ url, directive }) => !allows(policy, directive, url)).map((use) => [use.url, use]));
  const isForeign = ({ url, directive }: UseFacts): boolean => elsewhere.test(url) && !notLoaded.has(directive);
  return [
    ...[...refused.values()].map((use) =>
      isForeign(use)
        ? find('page-third-party', at, { page, url: use.url })
        : find('page-policy', at, { page, url: use.url, directive: use.directive }),
    ),
    ...[...new Set(inlineCode)].map((what) => find('page-inline-code', at, { page, what })),
  ];
}
