// What pages make a browser load from the site itself: every file is in the output.
import { createFinding } from '../diagnostics/diagnostic.ts';
import { pageRule } from './rule.ts';

/** Addresses with a scheme or a host, which have rules of their own, and parts of the same document. */
const notAFile = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** True for an address inside the site that leads to none of `files`, which are paths: `/assets/site.css`. */
export const isMissing = (url: string, files: ReadonlySet<string>): boolean =>
  !notAFile.test(url) && !files.has(url.replace(/[?#].*$/s, ''));

/** Directives of what pages may load; anything else is refused for its kind. */
const loaded: ReadonlySet<string> = new Set(['font-src', 'img-src', 'manifest-src', 'script-src', 'style-src']);

export const loads = pageRule({
  codes: ['page-missing-file'],
  check: ({ route, info, targets }) =>
    [...new Set(info.uses.filter(({ directive }) => loaded.has(directive)).map(({ url }) => url))]
      .filter((url) => isMissing(url, targets.files))
      .map((url) => createFinding('page-missing-file', { file: route.entry.file }, { page: route.path, url })),
});
