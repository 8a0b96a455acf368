// A build: `prepare` reads, validates and plans, then `renderAll` renders, audits and writes. No file of this folder accesses disk,
// clock or terminal: the callers pass a `write` function, which fills a folder in `build` and writes nothing in `check`.
import { locate } from '../content/locate.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import type { WriteFile } from '../model/output/output-file.ts';
import { emptySummary, type Summary } from '../output/summary.ts';
import type { BuildInput } from './build-input.ts';
import { prepare } from './prepare.ts';
import { renderAll } from './render-all.ts';

export interface BuildResult {
  /** Sorted. If there is an error among them, the caller must discard the written files. */
  readonly diagnostics: readonly Diagnostic[];
  /** Errors thrown by templates. If there are any, the caller must discard the written files. */
  readonly thrown: readonly TemplateError[];
  readonly summary: Summary;
}

/**
 * Builds the pages and files of the site, and passes them to `write`, except the pages that an earlier build has written. A page
 * is passed as soon as it is rendered; images and a sitemap with dates come last. If `prepare` finds errors, nothing is passed.
 */
export async function build(input: BuildInput, write: WriteFile): Promise<BuildResult> {
  const { ready, diagnostics } = await prepareOrFindAll(input);
  if (ready === undefined) return { diagnostics, thrown: [], summary: emptySummary };
  await input.onPlanned?.();
  input.tree.forget?.();
  const count = ready.routes.routes.length;
  const { findings, thrown, summary } = await renderAll(input, ready, write);
  input.progress?.({ stage: 'audit', total: count, done: count, reused: 0 });
  return { diagnostics: sortDiagnostics([...diagnostics, ...locate(findings, input.tree)]), thrown, summary };
}

/** Like `prepare`, but also finds the mistakes in links to files if the site cannot be rendered. */
async function prepareOrFindAll(input: BuildInput) {
  // `deadFiles` keeps the content as it was parsed, a fifth of the memory, so nothing may hold it while pages are rendered.
  const { ready, diagnostics, deadFiles } = await prepare(input);
  return { ready, diagnostics: ready === undefined ? sortDiagnostics([...diagnostics, ...deadFiles()]) : diagnostics };
}
