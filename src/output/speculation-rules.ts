// Which links a browser may prerender while the pointer hovers over them. The rules are in a file that a header names,
// because the policy of the site forbids inline rules in pages
// (https://wicg.github.io/nav-speculation/speculation-rules.html).
import type { OutputFile } from '../model/output/output-file.ts';
import type { HeaderRule } from './headers.ts';

const path = '/speculation.json';

/**
 * Returns the file with the rules. They allow links to all pages below `basePath`, except links with `download` or `nofollow`. Links to
 * files under `/assets/` are excluded, too, and so are links with a query, because it may set the language.
 */
export const speculationRules = (basePath: string): OutputFile => {
  const links = (pattern: string) => ({ href_matches: `${basePath}${pattern}` });
  const excluded = [links('/*\\?(.+)'), links('/assets/*'), { selector_matches: '[download], [rel~=nofollow]' }];
  const where = { and: [links('/*'), ...excluded.map((not) => ({ not }))] };
  return { path: path.slice(1), bytes: `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n` };
};

/** Adds to `rules` the header that names the file, and the content type that browsers require. */
export const withSpeculation = ([all, ...others]: readonly HeaderRule[], basePath: string): readonly HeaderRule[] => [
  { path: '/*', headers: { ...all?.headers, 'Speculation-Rules': `"${basePath}${path}"` } },
  ...others,
  { path, headers: { 'Content-Type': 'application/speculationrules+json' } },
];
