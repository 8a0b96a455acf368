// Moves findings about dead links to their line in Markdown, or in YAML if the link is a full URL of the site. For a link to a Markdown
// file, suggests the page of that file; for any other link, suggests the page or the file of `public/` with the most similar path.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestFile } from '../../diagnostics/nearest-file.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { linesOf } from '../../model/data/lines.ts';
import { localeOfProse } from '../../model/entries/prose-file.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { linkedPath } from '../../model/references/path-on-site.ts';
import type { Route } from '../routes/plan-routes.ts';

interface Prose {
  /** The texts of content, by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths in the output of the files that are published unchanged. */
  readonly publicFiles: Iterable<string>;
  readonly locales: Locales;
  readonly routeAt: (page: string) => Route | undefined;
  /** Returns the paths of all pages. */
  readonly paths: () => Iterable<string>;
}

/** Returns `findings`, with each dead link moved to its place in content if that place is certain. */
export function moveToProse(findings: readonly Finding[], prose: Prose): readonly Finding[] {
  const placed = findings.map((finding) => {
    const { code, args, range } = finding;
    const route = code === 'page-dead-link' && range === undefined ? prose.routeAt(String(args['page'])) : undefined;
    const place = route && placeOf(String(args['href']), route, prose);
    if (place === undefined) return finding;
    const href = String(args['href']);
    const near = /^https?:/i.test(href)
      ? suggest(linkedPath(href), prose.paths())
      : nearestFile(href, { isPage: (page) => prose.routeAt(page) !== undefined, publicFiles: prose.publicFiles });
    return { ...finding, ...place, args: { ...args, ...(near !== undefined && { near }) } };
  });
  // A YAML file is a part of several pages.
  return [...new Map(placed.map((finding) => [finding.range === undefined ? finding : placeKey(finding), finding])).values()];
}

const placeKey = ({ code, file, range }: Finding): string => JSON.stringify([code, file, range]);

/**
 * Returns the place of a link if exactly one file contains it, otherwise undefined. Markdown files in languages other than the page's do
 * not count. If a file of the page's entry contains the link, only the files of this entry count.
 */
function placeOf(href: string, { entry, locale }: Route, { texts, locales }: Prose): Pick<Finding, 'file' | 'range'> | undefined {
  const isOfLanguage = (file: string): boolean => (localeOfProse(file, locales) ?? locale) === locale;
  const having = [...texts.keys()].filter((file) => indexIn(file, texts, href) !== undefined && (!isProse(file) || isOfLanguage(file)));
  const own = having.filter((file) => file.startsWith(entry.file.replace(/yaml$/, '')));
  const [file, ...others] = own.length > 0 ? own : having;
  if (file === undefined || others.length > 0) return undefined;
  const at = indexIn(file, texts, href) ?? 0;
  return { file, range: linesOf(texts.get(file) ?? '')(at, at + href.length) };
}

const isProse = (file: string): boolean => file.endsWith('.mdx');

/** Returns the index of the first `href` in a file that follows `](` or the label of a reference definition, or `url:` in YAML. */
function indexIn(file: string, texts: Prose['texts'], href: string): number | undefined {
  const [before, after] = isProse(file) ? ['(?:\\]\\(<?|^\\[[^\\]]+\\]: *<?)', '[\\s>)#?]'] : ['\\burl: *["\']?', '["\'\\s},]'];
  const text = texts.get(file) ?? '';
  if (!text.includes(href)) return undefined;
  const found = new RegExp(`${before}(${escapePattern(href)})(?=${after}|$)`, 'dm').exec(text);
  return found?.indices?.[1]?.[0];
}
