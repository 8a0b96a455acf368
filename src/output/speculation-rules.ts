// Which links a browser may prerender while the pointer rests on them. A header names the file, because the policy of
// the site forbids rules in pages (https://wicg.github.io/nav-speculation/speculation-rules.html).

import type { OutputFile } from '../model/output/output-file.ts';
import type { HeaderRule } from './headers.ts';

const path = '/speculation.json';

/** The rules, for a site under `basePath`: all its pages. An address with a query can be one that chooses a language. */
export const speculationRules = (basePath: string): OutputFile => {
  const links = (pattern: string) => ({ href_matches: `${basePath}${pattern}` });
  const excluded = [links('/*\\?(.+)'), links('/assets/*'), { selector_matches: '[download], [rel~=nofollow]' }];
  const where = { and: [links('/*'), ...excluded.map((not) => ({ not }))] };
  return { path: path.slice(1), bytes: `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n` };
};

/** `rules` with the header that names the file, and the type that browsers require. */
export const withSpeculation = ([all, ...others]: readonly HeaderRule[], basePath: string): readonly HeaderRule[] => [
  { path: '/*', headers: { ...all?.headers, 'Speculation-Rules': `"${basePath}${path}"` } },
  ...others,
  { path, headers: { 'Content-Type': 'application/speculationrules+json' } },
];
