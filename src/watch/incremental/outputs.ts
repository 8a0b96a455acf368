// Computes the outputs of a site, such as feeds, when they are requested. An output is computed again only if something that it has read
// has changed.
import { lengthOf } from '../../model/output/byte-length.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { PlannedOutput } from '../../pages/outputs/plan-outputs.ts';
import { type OutputResult, siteOutputs } from '../../pages/outputs/site-outputs.ts';
import { computed } from '../../store/reads/reads.ts';
import type { BuilderState, Version } from './state.ts';

interface OutputsVersion {
  /** Returns the output at a path, or undefined if there is none, or if it conflicts with another file. Throws a TemplateError. */
  readonly fileAt: (path: string) => OutputFile | undefined;
  /** Returns all outputs that conflict with no other file. Throws a TemplateError. */
  readonly files: () => readonly OutputFile[];
  /** Computes each output in turn. Yields errors as results. */
  readonly each: () => Generator<OutputResult, void>;
}

/** Returns the functions that compute the outputs of a version. */
export function outputsOf(
  { outputs: { tracker, files } }: BuilderState,
  { ready, isCurrent }: Pick<Version, 'ready' | 'isCurrent'>,
): OutputsVersion {
  const read = computed(() => ready.outputReader(tracker));
  const make = (output: PlannedOutput): OutputFile => {
    if (!isCurrent()) return ready.output(output);
    const known = files.read(output.path);
    if ('valid' in known) return known.valid.value;
    const { value: file, reads } = read()(output);
    return files.set(output.path, file, { reads: [reads], own: new Set() }).value;
  };
  // If an output clashes with another file, the other file is served.
  const isClashing = (output: PlannedOutput): boolean => ready.clashes().has(output);
  const each = (): Generator<OutputResult, void> =>
    siteOutputs(ready, (output) => {
      const file = make(output);
      return { path: file.path, length: lengthOf(file.bytes), file };
    });
  return {
    fileAt: (path) => {
      const output = ready.outputs.find((planned) => planned.path === path);
      return output === undefined || isClashing(output) ? undefined : make(output);
    },
    files: () => ready.outputs.filter((output) => !isClashing(output)).map(make),
    each,
  };
}
