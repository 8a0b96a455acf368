// A thread that reads, checks and renders its share of a site. The thread opens the project like a command, and uses the results of
// other threads like cached results of an earlier run. If the thread fails, the main thread does its work.
import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { BuildInput } from '../../build/build-input.ts';
import { openPages } from '../../build/open-pages.ts';
import { prepare } from '../../build/prepare.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { noCache } from '../../content/cache.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { logToStandardError } from '../../node/guard-process.ts';
import { lateErrors } from '../../node/late-errors.ts';
import { openProject } from '../../node/project.ts';
import { prefixer } from '../../output/base-path.ts';
import type { SitePages } from '../../pages/make-pages.ts';
import { pageKeyOf } from '../../pages/reuse/page-maker.ts';
import type { PageAhead } from '../../pages/reuse/pages-ahead.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { FilesSnapshot } from '../../store/file-results.ts';
import { openFileResults } from '../input/cached-results.ts';
import { gatherInputs, type ProjectInputs } from '../input/inputs.ts';
import { fileShare } from './file-share.ts';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './messages.ts';
import { proseShelf } from './prose-shelf.ts';
import { takenRoutes } from './route-queue.ts';
import { fromSharedJson, sharedJson } from './shared-bytes.ts';

const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');

/** The number of pages in one message. */
const pagesAtOnce = 4;

/** The maximum number of rendered pages that this thread has sent and the main thread has not received yet. */
const maxWaiting = 48;

async function run(port: MessagePort, data: ThreadData): Promise<void> {
  const requests = on(port, 'message');
  const next = async (): Promise<ThreadRequest> => (await requests.next()).value[0];
  const say = (answer: ThreadAnswer, moved: readonly ArrayBuffer[] = []): void => port.postMessage(answer, [...moved]);
  const sayAll = async (answer: ThreadAnswer): Promise<void> => {
    await lateErrors();
    say(answer);
  };
  const project = openProject(data.root, { engine: data.engine, cacheFolder: data.cacheFolder });
  const forWatch = data.command === 'watch';
  const gathered = await gatherInputs(project, { ...data.options, forWatch, known: { hashOf: (file) => data.content.get(file) } });
  const { input, recordedInputs } = gathered;
  // The thread ends, because the main thread cannot use results from other inputs. An open port would keep the thread alive.
  if (input === undefined || recordedInputs === undefined || !isSame(recordedInputs, data)) return port.close();
  const hasChanged = (): boolean => recordedInputs.hasChanged();
  const { share, end } = openShare(forWatch ? shownInWatch(input) : input, { data, versions: recordedInputs.versions });
  await share.read();
  await sayAll({ kind: 'read', found: share.found(), hasChanged: hasChanged() });
  const others = await next();
  if (others.kind === 'read') others.found.forEach(share.add);
  const { ready } = await prepare(share.input);
  await sayAll({ kind: 'checked', found: share.found(), hasChanged: hasChanged() });
  end();
  const request = await next();
  const reads =
    request.kind === 'pages' && ready !== undefined ? await makeOwnPages({ input, ready, data, due: request.due }, say) : undefined;
  await sayAll({ kind: 'end', reads: reads && sharedJson(reads), hasChanged: hasChanged() });
  port.close();
}

/** Returns the input as `watch` shows it. The thread ends early, so it does not free the memory of texts. */
const shownInWatch = ({ tree: { forget: _, ...tree }, ...input }: BuildInput): BuildInput => ({ ...input, tree, placeholders: true });

/** Returns whether this thread has read the same inputs as the main thread. */
function isSame({ code, content }: NonNullable<ProjectInputs['recordedInputs']>, main: Pick<ThreadData, 'code' | 'content'>): boolean {
  return (
    digestOf(JSON.stringify(code)) === main.code &&
    content.size === main.content.size &&
    [...content].every(([file, version]) => main.content.get(file) === version)
  );
}

/** Opens this thread's share. `end` drops the results of files, which rendering does not need. */
function openShare(input: BuildInput, { data, versions }: { readonly data: ThreadData; readonly versions: ReadonlyMap<string, string> }) {
  const { files, rows } = openFileResults(input, {
    // The main thread has serialized a FilesSnapshot with `sharedJson`.
    stored: fromSharedJson(data.stored) as FilesSnapshot,
    versionOf: (file) => versions.get(file),
  });
  const prose = proseShelf({ disk: input.cache ?? noCache, stores: false });
  const end = (): void => {
    files.clear();
    rows.files = {};
  };
  return { share: fileShare({ input, files, rows, prose }, data), end };
}

interface OwnPages {
  readonly input: BuildInput;
  readonly ready: PreparedSite;
  readonly data: ThreadData;
  /** The keys of the pages to render; all if missing. */
  readonly due: readonly string[] | undefined;
}

/** Renders and sends pages until none are left. Resolves to what these pages have read. */
async function makeOwnPages(
  { input, ready, data, due }: OwnPages,
  say: (answer: ThreadAnswer, moved: readonly ArrayBuffer[]) => void,
): Promise<PagesSnapshot | undefined> {
  let reads: PagesSnapshot | undefined;
  const keep = (made: PagesSnapshot): void => {
    reads = made;
  };
  const versionOf = (file: string): string | undefined => input.tree.versions?.get(file);
  const pages = openPages(input, ready, { stored: undefined, versionOf, digest: digestOf, reuse: () => false, keep });
  const prefixed = prefixer(input.definition.basePath ?? '');
  const drawn = data.command === 'build' ? input.ogImages.render : undefined;
  const wanted = due && new Set(due);
  const routes = ready.routes.routes.filter((route) => wanted === undefined || wanted.has(pageKeyOf(route)));
  let waiting: PageAhead[] = [];
  let sent = 0;
  const send = (): void => {
    if (waiting.length === 0) return;
    sent += waiting.length;
    // `filesOf` returns only bytes whose memory can be transferred.
    const moved = waiting.flatMap(({ files }) => files.map(({ bytes }) => (bytes as Uint8Array<ArrayBuffer>).buffer));
    say({ kind: 'pages', pages: waiting }, moved);
    waiting = [];
  };
  for (const route of takenRoutes(routes, data)) {
    const files = await filesOf(route, { pages, prefixed, drawn });
    if (files === undefined) continue;
    waiting.push({ key: pageKeyOf(route), files });
    if (waiting.length < pagesAtOnce) continue;
    send();
    waitFor(data, sent - maxWaiting);
  }
  send();
  pages.keep();
  return reads;
}

/** Waits until the main thread has received this number of pages. */
function waitFor({ counters, index, count }: ThreadData, pages: number): void {
  for (;;) {
    const taken = Atomics.load(counters, count + index);
    if (taken >= pages) return;
    Atomics.wait(counters, count + index, taken);
  }
}

interface FilesOptions {
  readonly pages: SitePages;
  readonly prefixed: (file: OutputFile) => OutputFile;
  readonly drawn: BuildInput['ogImages']['render'];
}

/**
 * Renders the files of a page. Resolves to undefined if a template throws or the preview image cannot be drawn; the main thread
 * then renders the page again and reports the error.
 */
async function filesOf(route: Route, { pages, prefixed, drawn }: FilesOptions): Promise<readonly OutputFile[] | undefined> {
  const [result] = pages.each([route]);
  if (result === undefined || 'error' in result || result.page.rendered === undefined) return undefined;
  const { page, rendered, sheet } = result.page;
  const html = prefixed({ path: route.output, bytes: rendered.encoded, name: page.name });
  const files = [{ ...html, bytes: ownBytes(html.bytes) }, ...(sheet === undefined ? [] : [{ ...sheet, bytes: ownBytes(sheet.bytes) }])];
  const { image } = rendered;
  if (image?.drawn === undefined || drawn === undefined) return files;
  try {
    const bytes = await drawn(image.drawn.picture, image.drawn.hash);
    return [...files, { path: image.url.slice(1), bytes: ownBytes(bytes), name: image.url }];
  } catch {
    return undefined;
  }
}

/** Returns `bytes` in memory that can be transferred to another thread. Copies them if they are only a part of a larger buffer. */
function ownBytes(bytes: string | Uint8Array): Uint8Array {
  if (typeof bytes === 'string') return new TextEncoder().encode(bytes);
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

// This comes last, because `run` needs everything above. Only a thread that `startThreads` has started has a parent
// port.
if (parentPort !== null) {
  logToStandardError();
  await run(parentPort, workerData as ThreadData);
}
