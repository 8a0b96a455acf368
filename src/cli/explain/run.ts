import type { BuildInput } from '../../build/build-input.ts';
import { openPages } from '../../build/open-pages.ts';
import { addressOf, type PreparedSite } from '../../build/prepared-site.ts';
import type { ToolLanguage, ToolMessages } from '../../diagnostics/messages/messages.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { lateErrors } from '../../node/late-errors.ts';
import type { Project } from '../../node/project.ts';
import { brotliSize } from '../../node/publish/precompress.ts';
import { makeImages } from '../../pages/images.ts';
import { allPages, withoutErrors } from '../../pages/make-pages.ts';
import { type PageStore, pageKeyOf } from '../../pages/reuse/page-maker.ts';
import { keysThatRead, type PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import { pathOfTarget } from '../../pages/reuse/tracked-targets.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { Explanation } from '../../tools/explain/answer.ts';
import { explainPage } from '../../tools/explain/explain-page.ts';
import { explainSubject } from '../../tools/explain/explain-subject.ts';
import { type PrintOptions, printPage, printTexts, printUse } from '../../tools/explain/print.ts';
import { recorder } from '../../tools/explain/record-page.ts';
import { explainTexts, type SiteText, searchTexts } from '../../tools/explain/search-texts.ts';
import { spotter } from '../../tools/explain/spots.ts';
import { readingsOf, type Subject, vocabularyOf } from '../../tools/explain/subjects.ts';
import { cachedResults } from '../input/cached-results.ts';
import { gatherInputs, type ProjectInputs } from '../input/inputs.ts';
import { type PreparedInput, prepareOrReport } from '../input/prepare-site.ts';
import { previousRun, runRequestOf } from '../input/previous-run.ts';
import { debugLog } from '../output/debug.ts';
import { printResult } from '../output/json-document.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { withThreads } from '../threads/with-threads.ts';

export interface ExplainOptions extends Pick<BuildOptions, 'content' | 'now' | 'baseUrl' | 'threads'> {
  /** The URL of a page, the name of an item, or words of a text. */
  readonly word: string;
  readonly all?: boolean;
}

/** `archipel explain`: shows what a page is made of, where an item is used, or where a text is written; resolves to the exit code. */
export async function runExplain(io: Terminal, project: Project, options: ExplainOptions): Promise<number> {
  const run = previousRun(project, options);
  const found = await gatherInputs(project, { ...options, known: run.texts });
  const debug = debugLog(io, 'archipel:threads', {});
  const { gathered, begin, stop } = withThreads(project, found, { ...options, command: 'check', pages: 'due', debug });
  const cached = cachedResults(project, gathered, { request: runRequestOf(options) });
  await begin(cached).finally(stop);
  const isKnown = isSound(run);
  const input = gathered.input && { ...gathered.input, ...cached?.input(), isSound: isKnown };
  const exitCode = await explain(io, { ...gathered, input }, options);
  await lateErrors();
  // The results of content with errors are cached, too, so that the next command checks only what has changed.
  if (!isKnown) cached?.end();
  return exitCode;
}

async function explain(io: Terminal, gathered: ProjectInputs, options: ExplainOptions): Promise<number> {
  const { word } = options;
  const prepared = await prepareOrReport(io, gathered);
  if (prepared === undefined) return exitCodes.content;
  const { input, ready } = prepared;
  const found = readingsOf(word, vocabularyOf(input, ready));
  const subject = 'route' in found ? found.route : found.subjects[0];
  const texts = subject === undefined ? searchTexts(word, { site: ready.site, texts: input.tree.texts, at: input.at }) : [];
  if ('subjects' in found && found.subjects.length !== 1 && texts.length === 0)
    return endWith(io, exitCodes.usage, refusal(word, found, io.messages.explain));
  const reader = { shown: gathered.shown, language: io.messages.language };
  const answer = await answerTo(subject ?? { query: word, texts }, { ...prepared, ...reader });
  printResult<Explanation>(io, answer, () => print(answer, printing(options, io.messages)));
  return exitCodes.fine;
}

/** True if the last build or check found no errors and nothing has changed since then. */
const isSound = (run: ReturnType<typeof previousRun>): boolean =>
  'known' in run && run.known.result.diagnostics.every(({ severity }) => severity !== 'error');

const printing = ({ all }: ExplainOptions, messages: ToolMessages): PrintOptions => ({
  words: messages.explain,
  width: Math.max(60, process.stdout.columns ?? 160),
  lists: all === true ? 'whole' : 'short',
});

function print(answer: Explanation, options: PrintOptions): string {
  if (answer.kind === 'texts') return printTexts(answer, options);
  return answer.kind === 'page' ? printPage(answer, options) : printUse(answer, options);
}

/**
 * Returns the error message for a word that names no item or several items. For no item, the message suggests a similar
 * name, if there is one; for several, it lists the exact name of each.
 */
function refusal(
  word: string,
  { subjects, near }: { readonly subjects: readonly Subject[]; readonly near: string | undefined },
  explain: ToolMessages['explain'],
): string {
  if (subjects.length === 0) return explain.nothing(word, near);
  return [explain.several(word), ...subjects.map(({ kind, exactly }) => `  archipel explain ${exactly}  (${explain.kinds[kind]})`)].join(
    '\n',
  );
}

interface PreparedBuild extends PreparedInput {
  readonly shown: (file: string) => string;
  readonly language: ToolLanguage;
}

/** The texts in which the words of a query were found. */
interface FoundTexts {
  readonly query: string;
  readonly texts: readonly SiteText[];
}

async function answerTo(subject: Route | Subject | FoundTexts, { input, ready, shown, language }: PreparedBuild): Promise<Explanation> {
  const { site, routes, files, pictures } = ready;
  const record = recorder({ ...ready, at: input.at });
  const spots = spotter({ ...input.tree, shown, named: { site, language } });
  if (!('entry' in subject)) {
    const context = { ...spots, site, at: input.at, pages: allPages(routes.routes, record) };
    return 'texts' in subject ? explainTexts(subject.query, subject.texts, context) : explainSubject(subject, context);
  }
  // Create this before the page is explained, so that errors in the templates of any page are reported first.
  const linksHere = linkFinder(subject.path, input, ready);
  return explainPage(record(subject), {
    ...spots,
    input,
    site,
    baseUrl: addressOf(site, input.definition),
    routes: routes.routes,
    files: [...files(), ...(await makeImages(pictures)).files],
    made: pictures.pictures,
    linksHere,
    brotli: brotliSize,
    shown,
  });
}

/**
 * Returns a function that tells whether a page links to `path`. If no page has changed since the last build, the links
 * come from the cache and nothing is rendered. If no pages are stored, the rendered ones are passed to the cache.
 */
function linkFinder(path: string, input: BuildInput, ready: PreparedSite): (route: Route) => boolean {
  const { pages: cache = noPages } = input;
  const stored = input.isSound === true ? cache.stored : undefined;
  if (stored !== undefined && isCurrent(stored, { cache, routes: ready.routes.routes })) {
    const linking = keysThatRead(stored, pathOfTarget(path));
    return (route) => linking.has(pageKeyOf(route));
  }
  const pages = openPages(input, ready, cache);
  const made = withoutErrors([...pages.each(ready.routes.routes)]);
  if (cache.stored === undefined) pages.keep();
  const linking = new Set(made.filter(({ page }) => pages.hasLink(page, path)).map(({ route }) => route));
  return (route) => linking.has(route);
}

/** Returns whether all pages are cached and were rendered from the current content. */
const isCurrent = (
  { versions, pages }: PagesSnapshot,
  { cache, routes }: { readonly cache: PageStore; readonly routes: readonly Route[] },
): boolean =>
  routes.every((route) => Object.hasOwn(pages, pageKeyOf(route))) &&
  Object.entries(versions).every(([file, version]) => cache.versionOf(file) === version);

const noPages: PageStore = { stored: undefined, versionOf: () => undefined, digest: digestOf, reuse: () => false, keep: () => undefined };
