// What finished styles make a browser load: every file is in the output.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { isMissing } from './loads.ts';

/** `url(…)` with or without quotes; the bundler leaves no comments. */
const urls = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g;

/** A finding for each file that a stylesheet wants and `present` has not. Other files are passed over. */
export const auditStyles = (
  files: readonly { readonly path: string; readonly bytes: string | Uint8Array }[],
  present: ReadonlySet<string>,
): Finding[] =>
  files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, bytes }) => {
      const text = typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);
      const named = [...text.matchAll(urls)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
      return [...new Set(named)]
        .filter((url) => isMissing(url, present))
        .map((url) => createFinding('page-missing-file', { file: 'templates' }, { page: `/${path}`, url }));
    });
