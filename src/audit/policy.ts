// What a page holds against the policy that it is served with: a page that would break in a browser is refused here.
import { createFinding } from '../diagnostics/diagnostic.ts';
import { allows, policyOf } from '../emit/headers.ts';
import { pageRule } from './rule.ts';
import type { ResourceInfo } from './uses.ts';

/** The services that forms call add to it what scripts may call; nothing that stands in the markup of a page. */
const sent = policyOf({ connect: [] });

const elsewhere = /^\s*(?:https?:)?\/\//i;

/** Addresses that a page sends to or counts from, rather than loads. */
const notLoaded: ReadonlySet<string> = new Set(['form-action', 'base-uri']);

const isForeign = ({ url, directive }: ResourceInfo): boolean => elsewhere.test(url) && !notLoaded.has(directive);

/** Code inside the page, files of other sites, kinds of files that the policy has no word for. */
export const policy = pageRule({
  codes: ['page-third-party', 'page-policy', 'page-inline-code'],
  check: ({ route, info: { uses, inlineCode } }) => {
    const at = { file: route.entry.file };
    const page = route.path;
    const refused = new Map(uses.filter(({ url, directive }) => !allows(sent, directive, url)).map((use) => [use.url, use]));
    return [
      ...[...refused.values()].map((use) =>
        isForeign(use)
          ? createFinding('page-third-party', at, { page, url: use.url })
          : createFinding('page-policy', at, { page, url: use.url, directive: use.directive }),
      ),
      ...[...new Set(inlineCode)].map((what) => createFinding('page-inline-code', at, { page, what })),
    ];
  },
});
