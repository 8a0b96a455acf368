// The pipeline again and again on content that somebody edits: each time only what has changed is made anew, and pages
// are rendered when somebody asks for them. What comes out is what a build would write.
import { type AuditedPage, auditAmong, pageAuditor } from './audit/site.ts';
import { auditStyles } from './audit/styles.ts';
import { addressOf, type BuildInput, type PreparedSite, prepare, targetsOf } from './build.ts';
import { locate } from './content/yaml/locate.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { prefixer } from './emit/base-path.ts';
import type { OutputFile } from './emit/emit.ts';
import { createMemo, isSameList, type MemoCache } from './memo.ts';
import { proseFile } from './model/prose-file.ts';
import type { Site } from './model/site-content.ts';
import type { Route } from './routes/plan-routes.ts';

export type IncrementalInput = Omit<BuildInput, 'progress' | 'memo'>;

/** A sound site, whose outputs are made when they are asked for. */
export interface IncrementalSite {
  readonly site: Site;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  readonly routes: readonly Route[];
  /** The route whose page is the output file `path`. */
  readonly routeOf: (path: string) => Route | undefined;
  /** The routes whose pages are made of a file of content, its prose included. */
  readonly routesOf: (file: string) => readonly Route[];
  readonly html: (route: Route) => string;
  /** The bytes of an output file that is no page; undefined where there is none. Pictures for link previews are drawn then. */
  readonly file: (path: string) => Promise<OutputFile['bytes'] | undefined>;
  /** The same for a file that needs no drawing. */
  readonly ready: (path: string) => OutputFile['bytes'] | undefined;
  /** Looks at all pages, one a step; what it has found comes last. Pages that are as they were cost nothing. */
  readonly audit: () => Generator<void, readonly Diagnostic[]>;
}

export interface Snapshot {
  /** Sorted: what is wrong with the content, pages not looked at. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined where content has errors. */
  readonly live: IncrementalSite | undefined;
}

export interface IncrementalBuilder {
  /** The site as this input has it. One call at a time. */
  readonly update: (input: IncrementalInput) => Promise<Snapshot>;
}

/** How many pages are kept as HTML: those that are open, and some that were. */
const pagesKept = 256;

/** A rebuilder that knows nothing yet. */
export function createIncrementalBuilder(): IncrementalBuilder {
  const memo = createMemo();
  const kept: Rendered = new Map();
  return {
    update: async (input) => {
      const { diagnostics, ready } = await prepare({ ...input, memo, progress: () => undefined });
      return { diagnostics, live: ready && liveSite(input, ready, memo, kept) };
    },
  };
}

type Rendered = Map<string, { readonly from: readonly unknown[]; readonly made: ReturnType<PreparedSite['render']> }>;

function liveSite(input: IncrementalInput, ready: PreparedSite, memo: MemoCache, kept: Rendered): IncrementalSite {
  const { site, routes: plan } = ready;
  const { routes, outline } = plan;
  const shared = sharedBy(input, ready);
  const places = memo.compute('outputs', '', [outline], () => new Map(routes.map(({ output }, index) => [output, index])));
  const routeOf = (path: string): Route | undefined => routes[places.get(path) ?? -1];
  const render = (route: Route): ReturnType<PreparedSite['render']> => {
    const from = [...shared, ...ownOf(route, site)];
    const known = kept.get(route.path);
    const made = known !== undefined && isSameList(known.from, from) ? known.made : ready.render(route);
    kept.delete(route.path);
    kept.set(route.path, { from, made });
    const oldest = kept.size > pagesKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return made;
  };
  const madeOf = [site.settings, site.redirects, site.messages.de, site.messages.en];
  const files = () => memo.compute('files', '', [outline, ...madeOf, input.tree.assets, input.bundle, ready.pictures], ready.files);
  const fileAt = (path: string): OutputFile['bytes'] | undefined => {
    const list = files();
    return memo.compute('files by path', '', [list], () => new Map(list.map((file) => [file.path, file.bytes]))).get(path);
  };
  const { basePath = '' } = input.definition;
  const prefixed = prefixer(basePath);
  const prefixedAt = (path: string): OutputFile['bytes'] | undefined => {
    const bytes = fileAt(path);
    return bytes === undefined ? undefined : prefixed({ path, bytes }).bytes;
  };
  return {
    site,
    basePath,
    routes,
    routeOf,
    routesOf: (file) => routes.filter((route) => (file.endsWith('.mdx') ? proseOf(route).includes(file) : route.entry.file === file)),
    html: (route) => String(prefixed({ path: route.output, bytes: render(route).html }).bytes),
    ready: prefixedAt,
    file: async (path) => {
      const bytes = prefixedAt(path);
      if (bytes !== undefined || !path.startsWith('assets/og-')) return bytes;
      const { drawn } = [...kept.values()].find(({ made }) => made.image.url === `/${path}`)?.made.image ?? {};
      return drawn && input.ogImages.render?.(drawn.picture, drawn.hash);
    },
    audit: () => auditAll({ input, ready, shared, files: files() }, memo),
  };
}

/** Everything that all pages are made of. */
const sharedBy = ({ definition, bundle, at }: IncrementalInput, { site, routes, pictures }: PreparedSite): readonly unknown[] => [
  definition,
  bundle,
  at,
  site.settings,
  site.prices,
  site.navigation,
  site.messages.de,
  site.messages.en,
  routes.outline,
  pictures,
];

/** What the page of `route` is made of besides. */
const ownOf = (route: Route, site: Site): readonly unknown[] => [route, ...proseOf(route).map((file) => site.prose.get(file))];

/** The files of the longer texts on a page. */
function proseOf({ entry, locale }: Route): readonly string[] {
  return (entry.value.sections ?? []).flatMap((section) =>
    section.source === undefined ? [] : [proseFile(entry.file, section.source, locale)],
  );
}

interface Audited {
  readonly input: IncrementalInput;
  readonly ready: PreparedSite;
  readonly shared: readonly unknown[];
  readonly files: readonly OutputFile[];
}

function* auditAll({ input, ready, shared, files }: Audited, memo: MemoCache): Generator<void, readonly Diagnostic[]> {
  const { site, routes } = ready;
  const { bundle, definition } = input;
  const targets = memo.compute('targets', '', [routes.outline, files], () => targetsOf(routes, files));
  const look = memo.compute('auditor', '', [targets, site.settings, bundle, definition], () =>
    pageAuditor(targets, {
      baseUrl: addressOf(site, definition),
      source: site.locales.source,
      scripts: bundle.scripts,
      budgets: definition.budgets,
    }),
  );
  const pages: AuditedPage[] = [];
  for (const route of routes.routes) {
    const audited = memo.compute('audited', route.path, [look, ...shared, ...ownOf(route, site)], () => {
      const { facts: _, ...page } = look(route, ready.render(route).html);
      return page;
    });
    pages.push(audited);
    yield;
  }
  const styles = memo.compute('styles', '', [bundle, targets], () => auditStyles(bundle.files, targets.files));
  return locate([...pages.flatMap(({ findings }) => findings), ...styles, ...auditAmong(pages)], input.tree.texts, memo);
}
