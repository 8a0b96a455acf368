// Checks the files of the site itself that pages make a browser load: each must be in the output.
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { pageRule, type Targets } from './rule.ts';

/** Matches URLs with a scheme or a host, which other rules check, and fragments of the same document. */
const notAFile = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Returns each URL inside the site that is missing from `files`, which are paths: `/assets/site.css`. */
export const missingFiles = (urls: readonly string[], files: Targets['files']): readonly string[] =>
  [...new Set(urls)].filter((url) => !notAFile.test(url) && !files.has(url.replace(/[?#].*$/s, '')));

/**
 * The directives of the files that this rule checks. `policyRule` refuses files of the site with other directives, except recordings in the
 * output.
 */
const loaded: ReadonlySet<string> = new Set(['font-src', 'img-src', 'manifest-src', 'script-src', 'style-src']);

export const loadsRule = pageRule({
  codes: ['page-missing-file'],
  check: ({ at, page, info, targets }) =>
    missingFiles(
      info.uses.filter(({ directive, isWritten }) => loaded.has(directive) && !isWritten).map(({ url }) => url),
      targets.files,
    ).map((url) => createFinding('page-missing-file', at, { page, url })),
});
