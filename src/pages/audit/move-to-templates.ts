import type { ArgsOf, Code } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { onLine } from '../../model/data/place.ts';
import type { EntryPlace } from '../../model/entries/source.ts';
import { groupBy } from '../../model/group-by.ts';
import { linkedPath } from '../../model/references/path-on-site.ts';
import { runsCode } from './inspect.ts';

type Props = Readonly<Record<string, unknown>>;

/** Returns whether an element with this type (a tag name or a function) and these props is the one that a finding is about. */
type IsElement = (type: unknown, props: Props) => boolean;

interface SoughtElement {
  readonly is: IsElement;
  /**
   * A URL that the template must contain near the line that creates the element. If it does not, the URL came from content,
   * and the template is not the cause.
   */
  readonly written?: string | undefined;
}

/** A place in a file of the site. `file` is relative to the root of the project. */
type TemplatePlace = Required<EntryPlace>;

/** Returns, for each sought element, the places where code of the site creates it while `render` runs. */
export type FindElements = (render: () => void, sought: readonly SoughtElement[]) => readonly (readonly TemplatePlace[])[];

interface Site {
  /** Renders the page at a path again. */
  readonly render: (page: string) => void;
  readonly islands: Readonly<Record<string, unknown>>;
  readonly find: FindElements;
  /** Returns the paths of all pages. */
  readonly paths: () => Iterable<string>;
}

/** Maximum number of pages that are rendered again to find places. */
const maxRendered = 40;

/**
 * Merges findings with the same cause in a template. One page of each cause is rendered again to find the template's line. If no line is
 * found, or `maxRendered` is reached, the findings stay with the content of their pages.
 */
export function moveToTemplates(findings: readonly Finding[], site: Site): readonly Finding[] {
  const places = placesOf(findings, site);
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const causePlaces = places.get(causeOf(finding)) ?? [];
    if (causePlaces.length === 0) merged.set(`${merged.size}`, finding);
    for (const place of causePlaces) {
      const key = `${finding.code} ${JSON.stringify(place)}`;
      const first = merged.get(key);
      merged.set(key, movedTo(place, first ?? withNearPage(finding, site), pagesOf(first) + pagesOf(finding)));
    }
  }
  return [...merged.values()];
}

/** Returns how many pages a finding is about; `more` counts those that the rule itself has merged. */
const pagesOf = (finding: Finding | undefined): number => {
  if (finding === undefined) return 0;
  const { pages, more } = finding.args;
  return typeof pages === 'number' ? pages : 1 + (typeof more === 'number' ? more : 0);
};

/** Adds the most similar path of a page to a dead link. */
function withNearPage(finding: Finding, { paths }: Pick<Site, 'paths'>): Finding {
  const { code, args } = finding;
  const near = code === 'page-dead-link' && args['href'] !== '' ? suggest(linkedPath(String(args['href'])), paths()) : undefined;
  return near === undefined ? finding : { ...finding, args: { ...args, near } };
}

const movedTo = ({ file, line, column }: TemplatePlace, { code, args, severity }: Finding, pages: number): Finding => ({
  code,
  file,
  range: onLine(line, column, 1),
  args: { ...args, ...('more' in args && { more: 0 }), pages },
  ...(severity && { severity }),
});

/** Returns a key that is equal for findings that differ only by page. Collections are kept apart, because each has its own layout. */
const causeOf = ({ code, file, args: { page: _, ...args } }: Finding): string =>
  `${code} ${file.replace(/\/.*/s, '')} ${JSON.stringify(args)}`;

function placesOf(findings: readonly Finding[], { render, islands, find }: Site): ReadonlyMap<string, readonly TemplatePlace[]> {
  const places = new Map<string, readonly TemplatePlace[]>();
  const onPages = groupBy(
    findings.filter((finding) => soughtBy(finding, islands) !== undefined),
    ({ args }) => String(args['page']),
  );
  let rendered = 0;
  for (const [page, list] of onPages) {
    const open = list.filter((finding) => !places.has(causeOf(finding)));
    if (open.length === 0) continue;
    rendered += 1;
    if (rendered > maxRendered) break;
    const found = find(
      () => render(page),
      open.flatMap((finding) => soughtBy(finding, islands) ?? []),
    );
    for (const [index, finding] of open.entries()) places.set(causeOf(finding), found[index] ?? []);
  }
  return places;
}

const names =
  (url: string) =>
  (_: unknown, props: Props): boolean =>
    Object.values(props).some((value) => typeof value === 'string' && (value === url || value.split(/[\s,]+/).includes(url)));

const isImage =
  (source: string): IsElement =>
  (type, { src }) =>
    type === 'img' && (src ?? '') === source;

/** Functions that return the element to look for, by the code of the finding. */
const soughtFor: { readonly [C in Code]?: (args: ArgsOf<C>, islands: Site['islands']) => SoughtElement } = {
  'page-inline-code': ({ code }) => ({ is: isInline(code) }),
  'page-third-party': ({ url }) => ({ is: names(url) }),
  'page-policy': ({ url }) => ({ is: names(url) }),
  'page-missing-file': ({ url }) => ({ is: names(url) }),
  'page-image-text': ({ source }) => ({ is: isImage(source) }),
  'page-image-size': ({ source }) => ({ is: isImage(source) }),
  'page-noopener': ({ href }) => ({ is: (type, props) => type === 'a' && props['href'] === href }),
  'page-dead-link': ({ href }) => (href === '' ? { is: (_, props) => props['href'] === '' } : { is: names(href), written: href }),
  'page-duplicate-id': ({ id }) => ({ is: (type, props) => typeof type === 'string' && props['id'] === id, written: id }),
  'page-dead-anchor': ({ href }) => ({ is: names(href), written: href }),
  'page-wrong-language': ({ href }) => ({ is: names(href), written: href }),
  'page-script-early': ({ causes }, islands) => ({
    is: (_, { of, hydrate }) => of !== undefined && causes.some(({ because }) => isCause(because, { of, hydrate }, islands)),
  }),
};

type InlineCode = ArgsOf<'page-inline-code'>['code'];

function isInline(code: InlineCode): IsElement {
  switch (code.is) {
    case 'style-attribute':
      return (type, { style }) => type === code.on && style !== undefined;
    case 'inner-page':
      return (type, { srcDoc }) => type === code.on && srcDoc !== undefined;
    case 'script-address':
      return (type, props) => type === code.on && runsCode.test(String(props[code.attribute] ?? ''));
    case 'handler':
      return (type, props) => type === code.on && Object.keys(props).some((key) => key.toLowerCase() === code.attribute.toLowerCase());
    case 'style-element':
      return (type) => type === 'style';
    case 'script':
      return (type, { src }) => type === 'script' && src === undefined;
  }
}

type Cause = ArgsOf<'page-script-early'>['causes'][number]['because'];

const isCause = (because: Cause, { of, hydrate }: { readonly of: unknown; readonly hydrate: unknown }, islands: Site['islands']): boolean =>
  typeof because === 'object' && 'island' in because && islands[because.island] === of && hydrate === because.when;

function soughtBy({ code, args }: Finding, islands: Site['islands']): SoughtElement | undefined {
  // `createFinding` has checked that `args` belong to `code`.
  const sought = soughtFor[code] as ((args: Finding['args'], islands: Site['islands']) => SoughtElement) | undefined;
  return sought?.(args, islands);
}
