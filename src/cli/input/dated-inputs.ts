import { fileDates, type NoDates } from '../../node/git/file-dates.ts';
import { historyOf } from '../../node/git/history.ts';
import type { Project } from '../../node/project.ts';
import { gatherInputs, type InputOptions, type ProjectInputs } from './inputs.ts';

interface DatedInputs extends ProjectInputs {
  /** Why the dates are missing, if the configuration requires them. */
  readonly noDates?: NoDates;
}

/** Gathers the inputs of a build, with the dates of files for a site whose sitemap states when each page was last changed. */
export async function gatherDatedInputs(project: Project, options: InputOptions): Promise<DatedInputs> {
  const gathered = await gatherInputs(project, options);
  const { input, recordedInputs } = gathered;
  if (input?.definition.sitemap?.lastmod !== 'git') return gathered;
  // Read this first, so that the next run notices a commit made during this one.
  const history = historyOf(options.content);
  const found = await fileDates(options.content, project.cache.of('dates', 'optional'));
  const dated = { ...gathered, recordedInputs: recordedInputs && { ...recordedInputs, history } };
  return typeof found === 'string' ? { ...dated, noDates: found } : { ...dated, input: { ...input, fileDates: found } };
}
