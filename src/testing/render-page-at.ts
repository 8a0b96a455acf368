// Renders one page of a site for a test. The content is read and checked, and the page rendered, as in a build. Nothing is written,
// bundled or encoded.
import type { BuildInput } from '../build/build-input.ts';
import { prepare } from '../build/prepare.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts';
import { readContent } from '../node/fs/read-content.ts';
import type { Route } from '../pages/routes/plan-routes.ts';
import type { SiteDefinition } from '../site/definition.ts';
import type { RenderedPage, TestContent, TestDiagnostic, TestPageInput } from './contract.ts';
import { emptyBundle, namedImages, noPreviews } from './stand-ins.ts';

/**
 * Returns the HTML of the page at `path`, and the warnings of the content. If the content has errors, throws an Error that lists all
 * problems. If no page is at `path`, throws an Error that lists the paths of all pages. Errors of templates are rethrown.
 */
export async function renderPageAt(site: SiteDefinition, { path, ...content }: TestPageInput): Promise<RenderedPage> {
  const tree = contentTree(content);
  return renderRoute({ site, tree, at: content.at }, (routes) => {
    const route = routes.find((each) => each.path === path);
    if (route === undefined) throw new Error(`No page is at ${path}. There are: ${routes.map((each) => each.path).join(', ')}`);
    return route;
  });
}

/** Returns the content of `folder` with the texts of `content`, which replace texts at the same path. */
export function contentTree({ folder, content = {} }: TestContent): ContentTree {
  const read = folder === undefined ? undefined : readContent(folder);
  return {
    texts: new Map([...(read?.texts ?? []), ...Object.entries(content)]),
    assets: read?.assets ?? new Map(),
    problems: read?.problems ?? [],
  };
}

interface RouteInput {
  readonly site: SiteDefinition;
  readonly tree: ContentTree;
  readonly at: Date | undefined;
}

/** Renders the route that `choose` selects. Throws if the content has errors; errors of `choose` and of templates are rethrown. */
export async function renderRoute(
  { site, tree, at = new Date('2025-01-01T12:00:00Z') }: RouteInput,
  choose: (routes: readonly Route[]) => Route,
): Promise<RenderedPage> {
  const { ready, diagnostics } = await prepare(inputOf(site, tree, at));
  if (ready === undefined) throw new Error(described(diagnostics).map(lineOf).join('\n'));
  return { html: ready.render(choose(ready.routes.routes)).html, diagnostics: described(diagnostics) };
}

const inputOf = (definition: SiteDefinition, tree: ContentTree, at: Date): BuildInput => ({
  tree,
  definition,
  bundle: emptyBundle,
  ogImages: noPreviews,
  at: at.getTime(),
  overrides: new Map(),
  pictures: namedImages,
  release: false,
});

const described = (diagnostics: readonly Diagnostic[]): TestDiagnostic[] =>
  formatDiagnostics(diagnostics, 'en').map(({ code, severity, file, range, message, hint }) => ({
    code,
    severity,
    file,
    line: range?.line,
    column: range?.column,
    message,
    hint,
  }));

/** Formats a problem: `file:line:column code: message hint`. */
const lineOf = ({ code, file, line, column, message, hint }: TestDiagnostic): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${code}: ${message} ${hint}`;
