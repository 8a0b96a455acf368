// What an open page of `watch` is told, and the page with the script that listens.
import type { DeskProblem, DeskState, EditedPage } from '../client/dev/state.ts';
import { escaped } from '../commands/output/escape-html.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { frameOf, type Sources } from '../diagnostics/reporters/pretty.ts';
import type { IncrementalSite } from '../incremental.ts';
import { hashOf } from '../node/fs/read-content.ts';
import { nameOf } from '../render/ancestors.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { AssetUrls } from '../site/definition.ts';
import type { Live } from './watch-session.ts';

/** More are no help: who mends the first ones sees the next. */
const mostShown = 200;

/** Diagnostics as pages show them, errors first. */
export function deskProblems(diagnostics: readonly Diagnostic[], sources: Sources): readonly DeskProblem[] {
  const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
  const sorted = [...diagnostics.filter(isError), ...diagnostics.filter((each) => !isError(each))];
  return sorted.slice(0, mostShown).map((diagnostic) => {
    const { severity, code, file, range, message, hint } = diagnostic;
    const place = { file, line: range?.line, column: range?.column };
    return { severity, code, ...(templatePlace(diagnostic) ?? place), message, hint, frame: frameOf(diagnostic, sources) };
  });
}

/** The compiler of templates names its place in its words: `templates/Body.tsx:12:3: …` */
function templatePlace({ code, args }: Diagnostic): Pick<DeskProblem, 'file' | 'line' | 'column'> | undefined {
  const [, file, line, column] = (code === 'template-compile' && /^(.+?):(\d+):(\d+): /.exec(String(args['what']))) || [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}

/** Routes as pages offer them. */
export const editedPages = (routes: readonly Route[], file: string): readonly EditedPage[] =>
  routes.map((route) => ({ url: route.path, locale: route.locale, file, title: nameOf(route, noFacts) }));

/** What is looked for in a hurry is found by its name as it is written. */
const noFacts = new Map<string, string>();

interface Told {
  /** Another one for each start of the server. */
  readonly run: string;
  readonly follow: boolean;
  readonly sources: Sources;
  /** Diagnostics, and a file of content, with the names that the terminal has for files. */
  readonly named: (list: readonly Diagnostic[]) => readonly Diagnostic[];
  readonly shown: (file: string) => string;
}

/** A function from the path of a page to what the page is told. */
export function deskStates({ standing }: Live, { run, follow, sources, named, shown }: Told): (path: string) => DeskState {
  let problems: readonly DeskProblem[] = [];
  let from: readonly Diagnostic[] | undefined;
  return (path) => {
    const { live, urls, code, diagnostics, save, saved } = standing();
    if (from !== diagnostics) problems = deskProblems(named(diagnostics), sources);
    from = diagnostics;
    const route = live?.routes.find((each) => each.path === path);
    const routes = saved === undefined || live === undefined ? [] : live.routesOf(saved);
    return {
      run,
      code: String(code),
      stylesheet: urls?.stylesheet ?? '',
      page: live && route && urls && hashAt(live, route, { urls, save }),
      edited: routes.some((each) => each.path === path) ? [] : editedPages(routes, shown(saved ?? '')),
      save,
      follow,
      problems,
    };
  };
}

/** Changes with whatever of a document is brought into a page that is open. */
export const pageHash = (html: string, urls: AssetUrls): string => hashOf(comparable(html, urls));

/** The hash of a page. One whose template throws has another hash after each save, so that it is asked for again. */
function hashAt(live: IncrementalSite, route: Route, { urls, save }: { readonly urls: AssetUrls; readonly save: number }): string {
  try {
    return pageHash(live.html(route), urls);
  } catch {
    return `broken ${save}`;
  }
}

/** The document with the script that listens, and with its own hash, by which the script sees that it has been overtaken. */
export const withScript = (html: string, script: string, urls: AssetUrls): string =>
  html.replace('</head>', `<script type="module" src="${script}" data-page="${pageHash(html, urls)}"></script></head>`);

/** What of a document only a patch can bring into a page that is open: styles and scripts come by other ways. */
const comparable = (html: string, { stylesheet, script, loader }: AssetUrls): string =>
  [stylesheet, script, loader].reduce((text, url) => text.replaceAll(url, ''), html);

/** A page for the time before there is one, because content or templates have errors from the beginning. */
export const waitingPage = (script: string, problems: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>archipel</title><script type="module" src="${script}"></script></head><body><main><h1>There is no page yet</h1><p>It will be here as soon as the problems are solved.</p><pre>${escaped(problems)}</pre></main></body></html>\n`;
