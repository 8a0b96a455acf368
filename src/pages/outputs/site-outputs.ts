// Makes the outputs of a site (files of `outputs`, and feeds): all of them, or only those that have changed since the previous build.
import { orTemplateError, type TemplateError } from '../../diagnostics/template-error.ts';
import { lengthOf } from '../../model/output/byte-length.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { openBuildResults, type Recorded, type ResultsInput } from '../reuse/page-maker.ts';
import { noAudit, type PagesSnapshot } from '../reuse/pages-snapshot.ts';
import { clashError } from './make-output.ts';
import type { PlannedOutput } from './plan-outputs.ts';

/** An output of this build. `file` is undefined if the output folder already has it. */
export interface BuiltOutput {
  readonly path: string;
  /** The length of the file in bytes. */
  readonly length: number;
  readonly file: OutputFile | undefined;
}

/** An output, or the reason why there is none. */
export type OutputResult = BuiltOutput | { readonly error: TemplateError };

export interface OutputSite {
  /** Further files that functions of the site create. */
  readonly outputs: readonly PlannedOutput[];
  /** Returns the outputs that cannot be written, each with the path that it conflicts with. Called only if the site has outputs. */
  readonly clashes: () => ReadonlyMap<PlannedOutput, string>;
  /** Computes an output. Throws a TemplateError if the function of the site fails. */
  readonly output: (output: PlannedOutput) => OutputFile;
}

const builtOutput = (file: OutputFile): BuiltOutput => ({ path: file.path, length: lengthOf(file.bytes), file });

/** Makes each output of the site in turn, with `make` if provided. An error is yielded as a result, and the loop continues. */
export function* siteOutputs(
  { outputs, clashes, output: makeFile }: OutputSite,
  make: (output: PlannedOutput) => BuiltOutput = (output) => builtOutput(makeFile(output)),
): Generator<OutputResult, void> {
  const others = outputs.length === 0 ? undefined : clashes();
  for (const output of outputs) {
    const other = others?.get(output);
    yield other === undefined ? orTemplateError(() => make(output)) : { error: clashError(output, other) };
  }
}

interface CachingInput extends ResultsInput {
  readonly read: (output: PlannedOutput) => Recorded<OutputFile>;
}

/**
 * Creates a maker that reuses outputs of the previous build that are still valid. Reads of outputs are recorded apart from those of
 * pages, because the date on which a page last changed is computed from the reads of pages alone.
 */
export function cachingOutputMaker({ read, ...input }: CachingInput) {
  const { stored, digest, basePath, reuse } = input;
  const { results, keep, snapshot } = openBuildResults(input, stored?.outputs);
  return {
    output: (output: PlannedOutput): BuiltOutput => {
      const { path } = output;
      const known = results.read(path);
      if ('valid' in known && reuse(path, known.valid.value.name)) {
        keep(path, known.valid);
        return { path, length: known.valid.value.bytes, file: undefined };
      }
      const { value: file, reads } = read(output);
      const name = `${basePath} ${digest(file.bytes)}`;
      const built = builtOutput({ ...file, name });
      const cached = { name, audited: noAudit, bytes: built.length, islands: 0, image: undefined, sheet: undefined };
      keep(path, results.set(path, cached, { reads: [reads], own: new Set() }));
      return built;
    },
    snapshot: (): PagesSnapshot => snapshot(),
  };
}
