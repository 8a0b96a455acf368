// The state that the server sends to each open page of `watch`, and the script element that loads the dev client.
import type { Diagnostic, FormattedDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { fixedLines } from '../diagnostics/reporters/frame.ts';
import { frameOf, type SourceTexts } from '../diagnostics/reporters/pretty.ts';
import { attempt } from '../model/attempt.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { Site } from '../model/site-content.ts';
import { hashOf } from '../node/fs/hash-of.ts';
import { withoutBasePath } from '../output/base-path.ts';
import { pageNameOf } from '../pages/render/view/ancestors.ts';
import type { Route } from '../pages/routes/plan-routes.ts';
import type { AssetUrls } from '../site/definition.ts';
import type { EditedPage, ServedState, ShownProblem } from './browser/state.ts';
import type { HeldPlace } from './edits.ts';
import type { IncrementalSite } from './incremental/state.ts';
import type { GoodBuild } from './live-build.ts';
import type { WatchReporter } from './watch-reporter.ts';
import type { WatchSession } from './watch-session.ts';

/** Maximum number of problems sent at a time. When some of them are fixed, the next ones are sent. */
const maxProblems = 200;

/** Maximum length of a corrected line in characters. This many fit into the overlay on a desktop. */
const cureColumns = 100;

/** Converts at most `maxProblems` diagnostics to the form that pages receive, errors first. */
function toProblems(diagnostics: readonly FormattedDiagnostic[], sources: SourceTexts): readonly ShownProblem[] {
  const isError = ({ severity }: FormattedDiagnostic): boolean => severity === 'error';
  const sorted = [...diagnostics.filter(isError), ...diagnostics.filter((each) => !isError(each))];
  return sorted.slice(0, maxProblems).map((diagnostic) => {
    const { severity, code, file, range, place, message, hint, fix } = diagnostic;
    return {
      severity,
      code,
      file,
      line: range?.line,
      column: range?.column,
      place,
      message,
      hint,
      frame: frameOf(diagnostic, sources),
      cure: (fix && fixedLines(fix, cureColumns)) || undefined,
    };
  });
}

/** Returns links to pages. Variables in titles are not replaced. */
const editedPages = (
  site: Site,
  routes: readonly Route[],
  { file, basePath }: { readonly file: string; readonly basePath: string },
): readonly EditedPage[] =>
  routes.map((route) => ({
    url: basePath + route.path,
    locale: route.locale,
    lang: site.locales.of(route.locale).lang,
    file,
    title: pageNameOf(site, route, noVariables),
  }));

const noVariables = new Map<string, string>();

interface StateOptions extends Pick<WatchReporter, 'sources' | 'shown' | 'displayPath'> {
  /** Differs after each start of the server. */
  readonly serverId: string;
  readonly follow: boolean;
}

/** Returns a function that returns the state of the page at a path. */
export function createDevStates(
  { state, typed }: Pick<WatchSession, 'state' | 'typed'>,
  options: StateOptions,
): (path: string) => ServedState {
  const { serverId, follow, sources, shown, displayPath } = options;
  let problems: readonly ShownProblem[] = [];
  let from: readonly Diagnostic[] | undefined;
  return (address) => {
    const { build, isCurrent, diagnostics: all, revision, editedFile, changedPages = [] } = state();
    // While text is typed in the panel, the panel displays its errors, so the diagnostics of its file are left out here.
    const diagnostics = typed().size === 0 ? all : all.filter(({ file }) => !typed().has(file));
    const { basePath = '' } = build?.site ?? {};
    const path = withoutBasePath(address, basePath);
    if (from !== diagnostics) problems = toProblems(shown(diagnostics), sources);
    from = diagnostics;
    const route = build?.site.routes.find((each) => each.path === path);
    const routes = editedFile === undefined || build === undefined ? [] : routesMadeOf(build, editedFile, changedPages);
    return {
      serverId,
      reloadVersion: String(build?.reloadVersion ?? 0),
      stylesheet: build?.urls.stylesheet === undefined ? '' : basePath + build.urls.stylesheet,
      page: build && route && hashAt(build.site, route, { urls: build.urls, revision }),
      home: basePath + homeOf(build?.site.routes ?? [], path ?? '/'),
      edited:
        build === undefined || routes.some((each) => each.path === path)
          ? []
          : editedPages(build.site.site, routes, { file: displayPath(editedFile ?? ''), basePath }),
      revision,
      follow,
      // If the build is not current, an error blocks the change, so the files with errors are named.
      held:
        build === undefined || route === undefined || !hasErrors(diagnostics)
          ? []
          : isCurrent
            ? heldBack(build, route, displayPath)
            : filesOf(shown(diagnostics)),
      isDraft: route?.entry.value.draft === true,
      problems,
    };
  };
}

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(({ severity }) => severity === 'error');

/** Returns the pages of an entry or Markdown file or, for any other file, the pages that the edit of this file has changed. */
function routesMadeOf({ site }: GoodBuild, file: string, changedPages: readonly string[]): readonly Route[] {
  const own = site.routesOf(file);
  return own.length > 0 ? own : site.routes.filter(({ path }) => changedPages.includes(path));
}

const filesOf = (diagnostics: readonly FormattedDiagnostic[]): readonly string[] => [
  ...new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : []))),
];

/** Returns the files whose latest versions the page of `route` does not display. */
function heldBack({ site, held, heldCode }: GoodBuild, route: Route, displayPath: (file: string) => string): readonly string[] {
  const isHeld = (place: HeldPlace): boolean => site.isMadeOf(route, [place]) || site.routesOf(place.file).includes(route);
  return [...new Set([...heldCode, ...held.filter(isHeld).map(({ file }) => displayPath(file))])];
}

/**
 * Returns the path of the home page above `path`, or `/` if there is none. In each language, the page with the shortest path is the home
 * page.
 */
export function homeOf(routes: readonly Pick<Route, 'kind' | 'locale' | 'path'>[], path: string): string {
  const homes = new Map<string, string>();
  for (const route of routes) {
    const known = homes.get(route.locale);
    if (route.kind !== 'notFound' && (known === undefined || route.path.length < known.length)) homes.set(route.locale, route.path);
  }
  const above = [...homes.values()].filter((home) => `${path}/`.startsWith(home === '/' ? home : `${home}/`));
  return above.sort((one, other) => other.length - one.length)[0] ?? '/';
}

/** Returns the hash of the parts of the HTML that a live update can apply. */
const contentHash = (html: string, urls: AssetUrls): string => hashOf(stripAssetUrls(html, urls));

/** Returns the hash of a page. If its template throws, the hash differs after each save, so that the page is fetched again. */
const hashAt = (site: IncrementalSite, route: Route, { urls, revision }: { readonly urls: AssetUrls; readonly revision: number }): string =>
  attempt(() => contentHash(site.html(route), urls)) ?? `broken ${revision}`;

/** The dev client as pages load it. */
export interface ClientScript {
  readonly url: string;
  readonly messages: ToolMessages;
}

const scriptOf = ({ url, messages }: ClientScript, data = ''): string =>
  `<script type="module" src="${url}" data-language="${messages.language}"${data}></script>`;

/**
 * Returns the document with the dev client and with the document's hash. By this hash, the client detects an edit that was made while the
 * page was loading.
 */
export const injectClient = (html: string, client: ClientScript, urls: AssetUrls): string =>
  html.replace('</head>', `${scriptOf(client, ` data-page="${contentHash(html, urls)}"`)}</head>`);

/** Removes the URLs of styles and scripts, which must not change the hash: open pages get styles and scripts separately. */
const stripAssetUrls = (html: string, { stylesheet, script, loader }: AssetUrls): string =>
  [stylesheet, script, loader].reduce<string>((text, url) => (url === undefined ? text : text.replaceAll(url, '')), html);

/** Returns the page that is served instead of a page that cannot be rendered; `title` states the reason. */
export const errorPage = (client: ClientScript, title: string, diagnostics: string): string =>
  `<!doctype html><html lang="${client.messages.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>archipel</title>${scriptOf(client)}</head><body><main><h1>${title}</h1><p>${client.messages.devClient.reloads}</p><pre>${escapeHtml(diagnostics)}</pre></main></body></html>\n`;
