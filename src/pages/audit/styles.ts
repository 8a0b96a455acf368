// Checks that every file of the site that the finished stylesheets load is in the output.
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { missingFiles } from './loads.ts';
import { styleRule } from './rule.ts';

/** Matches `url(…)` with or without quotes; the bundler leaves no comments. */
const urls = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g;

export const stylesRule = styleRule({
  codes: ['page-missing-file'],
  check: ({ path, text, files }) => {
    const named = [...text.matchAll(urls)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
    return missingFiles(named, files).map((url) => createFinding('page-missing-file', { file: 'templates' }, { page: `/${path}`, url }));
  },
});
