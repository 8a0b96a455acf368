// Incremental builds for `watch`: a page is rendered and audited again only when content that it has read has changed. The files have the
// same bytes as those of `build` (tests/incremental proves it).
//
// A requested page is rendered without recording, because recording doubles the time. The audit, which goes through all pages in idle time,
// records reads. After an edit, two versions of the content are compared once, and each requested page is checked only against the changes.
import { prepare } from '../../build/prepare.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { isReadWhole } from '../../pages/render/view/page-sources.ts';
import { type AllTargets, withTargets } from '../../pages/reuse/tracked-targets.ts';
import { createFileResults } from '../../store/file-results.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { createTracker } from '../../store/reads/track.ts';
import { createStore } from '../../store/store.ts';
import { linkTargets } from './audit-pages.ts';
import { contentVersion, earlierResults, fileVersions, noCachedFiles, readFilesAhead } from './earlier-results.ts';
import { filesBesidePages, incrementalSite, maxPages } from './incremental-site.ts';
import type { BuilderState, IncrementalBuilder, IncrementalInput } from './state.ts';

/**
 * Up to this number of pages, audits record each value that a page reads. Above it they record groups of values, as builds do:
 * an edit may then invalidate pages that do not show it, but audits are faster and take less memory.
 */
const maxDetailed = 250;

/** Creates a builder that has built nothing yet. */
export function createIncrementalBuilder(limits: Partial<Pick<BuilderState, 'maxDetailed'>> = {}): IncrementalBuilder {
  const tracker = createTracker();
  const content = createFileResults(createQueryCache());
  const store = createStore(tracker.root, (text) => state.stored?.content?.digest(text) ?? text);
  const outputTracker = createTracker({ isReadAsUnit: isReadWhole });
  const outputStore = createStore(outputTracker.root, (text) => text);
  const state: BuilderState = {
    maxDetailed,
    ...limits,
    content,
    queries: content.queries,
    tracker,
    pages: { store, html: store.results(maxPages), audits: store.results() },
    outputs: { tracker: outputTracker, store: outputStore, files: outputStore.results() },
    images: new Map(),
    sheets: new Map(),
    seen: { hashes: new Map(), changed: new Set(), isWhole: false },
    stored: undefined,
    last: undefined,
  };
  let isFirst = true;
  return {
    update: async (input) => {
      state.stored ??= earlierResults(state, input);
      content.begin(
        contentVersion(state.stored, input),
        (state.stored.of === input.definition ? state.stored.content : undefined) ?? noCachedFiles,
      );
      // Only the first run reports its progress, because later ones are short.
      const first = isFirst ? { progress: input.progress, ...(await readFilesAhead(state, input)) } : { progress: undefined };
      isFirst = false;
      const { diagnostics, errors, ready } = await prepare({ ...input, queries: state.queries, ...first });
      if (ready === undefined) return { diagnostics, errors, live: undefined };
      advance(state, input, ready);
      return { diagnostics, errors, live: incrementalSite(state, input, ready) };
    },
  };
}

/** Starts a revision of the stores of pages and outputs with this version of the site. */
function advance(state: BuilderState, input: IncrementalInput, ready: PreparedSite): void {
  const { last, pages, outputs, stored } = state;
  state.last = { input, ready };
  const reason = last && codeChange(last.input, input);
  if (reason !== undefined) for (const { store } of [pages, outputs]) store.clear(reason);
  const targets = (): AllTargets => {
    const { pages: paths, files } = linkTargets(state, ready, filesBesidePages(state, input, ready).files());
    return { pages: paths, files: new Set([...files, ...(stored?.bundled ?? []).map((path) => `/${path}`)]) };
  };
  const sources = withTargets(ready.sources(), targets);
  for (const { store } of [pages, outputs]) store.begin({ sources, versionOf: fileVersions(stored, input), at: input.at });
}

/** Returns why all results are stale, or undefined if the code of pages has not changed. */
function codeChange(before: IncrementalInput, after: IncrementalInput): string | undefined {
  if (before.definition !== after.definition) return 'the templates have changed';
  return before.bundle === after.bundle ? undefined : 'styles or scripts have changed';
}
