import { browserOnlyOf } from '../../diagnostics/browser-only.ts';
import type { BrowserOnlyFailure, RenderFailure } from '../../diagnostics/template-diagnostics.ts';
import { messageOf, ReturnedError, TemplateError, TimeLimitError } from '../../diagnostics/template-error.ts';
import { refusedPath } from '../fs/disk-refusal.ts';
import type { Project } from '../project.ts';
import { placesOfFunctions } from './function-places.ts';
import { withSourceNames } from './source-names.ts';
import { framesOf, isForeign, sourcePosition } from './source-position.ts';

type ThrownFailure = RenderFailure | BrowserOnlyFailure;

/**
 * Returns the errors thrown by code of the site, one failure per place, or undefined if one of them comes from the engine, which is a bug.
 */
export function templateFailures(thrown: readonly unknown[], project: Project): readonly ThrownFailure[] | undefined {
  const all = thrown.flatMap((each) => (each instanceof TemplateError ? [each, ...each.others] : [each]));
  const failures = all.map((each) => failureOf(each, project));
  return failures.every((each) => each !== undefined) ? byPlace(failures) : undefined;
}

/**
 * Returns errors that have reached no caller, because code of the site has not awaited or caught them; one failure per place. Returns
 * undefined if one of them comes from the engine or from the disk.
 */
export function lateFailures(thrown: readonly unknown[], project: Project): readonly ThrownFailure[] | undefined {
  if (thrown.some((each) => isForeign(each) || refusedPath(each) !== undefined)) return undefined;
  return byPlace(
    thrown.map((each) => {
      const position = sourcePosition(framesOf(each), project);
      const what = withSourceNames(messageOf(each), position, project.root);
      return { code: 'template-render', what, isLate: true, position, place: undefined, pages: [] };
    }),
  );
}

/** Returns the failure at the innermost place in a file of the project, or undefined if the engine has thrown the error. */
function failureOf(thrown: unknown, project: Project): ThrownFailure | undefined {
  const cause = thrown instanceof TemplateError ? thrown.cause : thrown;
  const isReturned = cause instanceof ReturnedError;
  const frames = framesOf(isReturned ? (cause.cause ?? cause) : cause);
  const what = messageOf(cause);
  const browserOnly = browserOnlyOf(cause);
  if (!(thrown instanceof TemplateError)) {
    const position = sourcePosition(frames, project);
    if (position === undefined && !isReturned) return undefined;
    const named = withSourceNames(what, position, project.root);
    return { code: 'template-render', what: named, position, place: undefined, pages: [] };
  }
  const { place, components } = thrown;
  const near = isReturned ? [cause.returnedBy] : components;
  const position = sourcePosition(frames, project) ?? sourcePosition(placesOfFunctions(near), project);
  if (browserOnly !== undefined && position !== undefined)
    return { code: 'template-browser-only', what, browserOnly, position, place, pages: [place.page] };
  // An error of a template may have no position: React reports some mistakes only after the template has returned, and a thrown value may
  // have no stack.
  const isOfSite =
    isReturned ||
    position !== undefined ||
    (place.isPicture === true && !isMissing(cause)) ||
    !(cause instanceof Error) ||
    cause instanceof TimeLimitError ||
    isOfReact(cause);
  const seconds = cause instanceof TimeLimitError ? cause.seconds : undefined;
  return isOfSite
    ? {
        code: place.output ?? 'template-render',
        what: withSourceNames(what, position, project.root),
        ...(seconds !== undefined && { seconds }),
        ...{ position, place, pages: [place.page] },
      }
    : undefined;
}

/** Returns whether a library of the engine is missing. */
const isMissing = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';

const isOfReact = ({ stack = '' }: Error): boolean => /\breact-dom\b/.test(stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '');

/** Merges failures at the same place, with all their pages. */
function byPlace(failures: readonly ThrownFailure[]): readonly ThrownFailure[] {
  const groups = new Map<string, ThrownFailure>();
  for (const failure of failures) {
    const { code, position, what, pages } = failure;
    // Output clashes of one function have different causes, so they are never merged.
    const key = position === undefined || code === 'output-clash' ? `${code} ${what}` : `${code} ${JSON.stringify(position)}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? failure : { ...known, pages: [...new Set([...known.pages, ...pages])] });
  }
  return [...groups.values()];
}
