// Moves findings about dead links to their line in Markdown. For a link to a Markdown file, suggests the page of that file; for any other
// link, suggests the file of `public/` with the most similar path.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestFile } from '../../diagnostics/nearest-file.ts';
import { linesOf } from '../../model/data/lines.ts';
import { localeOfProse } from '../../model/entries/prose-file.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Route } from '../routes/plan-routes.ts';

interface Prose {
  /** The texts of content, by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths in the output of the files that are published unchanged. */
  readonly publicFiles: Iterable<string>;
  readonly locales: Locales;
  readonly routeAt: (page: string) => Route | undefined;
}

/** Returns `findings`, with each dead link moved to its place in Markdown if that place is certain. */
export function moveToProse(findings: readonly Finding[], prose: Prose): readonly Finding[] {
  return findings.map((finding) => {
    const { code, args, range } = finding;
    const route = code === 'page-dead-link' && range === undefined ? prose.routeAt(String(args['page'])) : undefined;
    const place = route && placeOf(String(args['href']), route, prose);
    if (place === undefined) return finding;
    const href = String(args['href']);
    const near = nearestFile(href, { isPage: (page) => prose.routeAt(page) !== undefined, publicFiles: prose.publicFiles });
    return { ...finding, ...place, args: { ...args, ...(near !== undefined && { near }) } };
  });
}

/**
 * Returns the place of a link if exactly one Markdown file contains it, otherwise undefined. Files in languages other than the page's do
 * not count. If a file of the page's entry contains the link, only the files of this entry count.
 */
function placeOf(href: string, { entry, locale }: Route, { texts, locales }: Prose): Pick<Finding, 'file' | 'range'> | undefined {
  const files = [...texts.keys()].filter((file) => file.endsWith('.mdx') && (localeOfProse(file, locales) ?? locale) === locale);
  const having = files.filter((file) => indexIn(texts.get(file) ?? '', href) !== undefined);
  const own = having.filter((file) => file.startsWith(entry.file.replace(/yaml$/, '')));
  const [file, ...others] = own.length > 0 ? own : having;
  if (file === undefined || others.length > 0) return undefined;
  const text = texts.get(file) ?? '';
  const at = indexIn(text, href) ?? 0;
  return { file, range: linesOf(text)(at, at + href.length) };
}

/** Returns the index of the first `href` that follows `](` or the label of a reference definition; undefined if there is none. */
function indexIn(text: string, href: string): number | undefined {
  const found = new RegExp(`(?:\\]\\(<?|^\\[[^\\]]+\\]: *<?)(${escapePattern(href)})(?=[\\s>)#?]|$)`, 'dm').exec(text);
  return found?.indices?.[1]?.[0];
}
