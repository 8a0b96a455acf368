// Checks a page against the security policy of its response, so that the build reports everything that a browser would block.
import type { InlineCode } from '../../diagnostics/catalogue/arguments.ts';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { isAudioFile } from '../../model/entries/recording.ts';
import { type AllowedOrigins, allows, type Policy, policyOf } from '../../model/output/policy.ts';
import { pageRule } from './rule.ts';
import type { ResourceInfo } from './uses.ts';

/**
 * Returns the policies of a site that allows these origins. The services that scripts call are omitted, because this rule checks only HTML.
 */
const policiesWith = (allowed?: AllowedOrigins): Policies => ({
  page: policyOf({ connect: [], allowed }),
  recording: policyOf({ connect: [], media: true, allowed }),
});

interface Policies {
  readonly page: Policy;
  /** The policy for recordings in the output. */
  readonly recording: Policy;
}

/** The policies of a site that allows no other origins. */
const usual = policiesWith();

const elsewhere = /^\s*(?:https?:)?\/\//i;

/** Directives for URLs that a page submits to or resolves against, rather than loads. */
const notLoaded: ReadonlySet<string> = new Set(['form-action', 'base-uri']);

const isForeign = ({ url, directive }: ResourceInfo): boolean => elsewhere.test(url) && !notLoaded.has(directive);

/** Removes duplicate kinds of code. */
const distinct = (list: readonly InlineCode[]): readonly InlineCode[] => [
  ...new Map(list.map((code) => [JSON.stringify(code), code])).values(),
];

/** Refuses inline code, and URLs that the policy forbids: those of other sites as `page-third-party`, all others as `page-policy`. */
export const policyRule = pageRule({
  codes: ['page-third-party', 'page-policy', 'page-inline-code'],
  check: ({ at, page, info: { uses, inlineCode }, targets: { files }, settings: { allowed, allowedOnRequest = allowed } }) => {
    const sent = allowed === undefined ? usual : policiesWith(allowed);
    const isAllowed = ({ url, directive, onRequest }: ResourceInfo): boolean => {
      if (onRequest) return allows(policyOf({ connect: [], allowed: allowedOnRequest ?? {} }), directive, url);
      return allows(isAudioFile(url) && files.has(url) ? sent.recording : sent.page, directive, url);
    };
    const refused = new Map(uses.filter((use) => !isAllowed(use)).map((use) => [use.url, use]));
    return [
      ...[...refused.values()].map((use) =>
        isForeign(use)
          ? createFinding('page-third-party', at, { page, url: use.url })
          : createFinding('page-policy', at, { page, url: use.url, directive: use.directive }),
      ),
      ...distinct(inlineCode).map((code) => createFinding('page-inline-code', at, { page, code })),
    ];
  },
});
