import { onLine } from '../model/data/place.ts';
import type { BrowserOnly } from './browser-only.ts';
import { type Code, severityOf } from './catalogue/index.ts';
import { createFinding, type Diagnostic, type Finding } from './diagnostic.ts';
import type { RenderPlace } from './template-error.ts';

interface Failure {
  readonly what: string;
  /** The position. `file` is relative to the root of the project. */
  readonly position?: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** An error or warning of a compiler, or `config-invalid` for a mistake that the engine finds in a configuration that compiles. */
interface CompileFailure extends Failure {
  readonly code?: 'template-compile' | 'template-types' | 'template-warning' | 'config-invalid';
}

/** An error thrown by code of the site. */
export interface RenderFailure extends Failure {
  readonly code: 'template-render' | 'output-failed' | 'output-clash';
  /** What was being rendered when the code first threw; undefined for code that does not render. */
  readonly place: RenderPlace | undefined;
  /** True if the error has reached no caller: a promise was not awaited, or a timer or an event handler has thrown. */
  readonly isLate?: true;
  /** How long the code has run without an end, if that is the mistake. */
  readonly seconds?: number;
  /** The paths of all pages, files of `outputs` or feeds for which the code throws. */
  readonly pages: readonly string[];
}

/** The use of a browser-only feature in a template. */
export interface BrowserOnlyFailure extends Omit<RenderFailure, 'code'> {
  readonly code: 'template-browser-only';
  readonly browserOnly: BrowserOnly;
}

export type TemplateFailure = CompileFailure | RenderFailure | BrowserOnlyFailure;

/** Converts failures of templates to findings. */
export const templateFindings = (failures: readonly TemplateFailure[]): readonly Finding[] =>
  failures.map((failure) => {
    const { what, position } = failure;
    const place =
      position === undefined ? { file: 'templates' } : { file: position.file, range: onLine(position.line, position.column, 1) };
    switch (failure.code) {
      case 'template-render':
        return createFinding('template-render', place, {
          what,
          ...(failure.isLate && { isLate: true }),
          ...(failure.seconds !== undefined && { seconds: failure.seconds }),
          ...(failure.place && renderArgs(failure.place, failure.pages)),
        });
      case 'template-browser-only':
        return createFinding('template-browser-only', place, { ...failure.browserOnly });
      case 'output-failed':
        return createFinding('output-failed', place, { outputs: failure.pages, what, ...feedArgs(failure) });
      case 'output-clash':
        return createFinding('output-clash', place, { output: failure.pages[0] ?? '', other: what, ...feedArgs(failure) });
      default:
        return createFinding(failure.code ?? 'template-compile', place, { what });
    }
  });

const renderArgs = ({ page, section, isPicture }: RenderPlace, pages: readonly string[]) => ({
  page,
  ...(section && { section: section.position, type: section.type }),
  ...(isPicture && { isPicture }),
  ...(pages.length > 1 && { pages }),
});

const feedArgs = ({ place }: RenderFailure): { readonly isFeed?: true } => (place?.isFeed === true ? { isFeed: true } : {});

/** Codes whose file names are relative to the root of the project, not to the content folder. */
const templateCodes: ReadonlySet<string> = new Set([
  'template-browser-only',
  'template-compile',
  'template-render',
  'template-types',
  'template-warning',
  'config-invalid',
  'output-failed',
  'output-clash',
  'public-misplaced',
]);

/** Returns whether a finding of the audit is reported at the template that causes it. Only these findings have a number in `pages`. */
export const isAtTemplate = ({ args }: Pick<Diagnostic, 'args'>): boolean => typeof args['pages'] === 'number';

/** Returns whether the file of a diagnostic is a source file of the site, not a content file. */
export const isOfTemplates = (diagnostic: Pick<Diagnostic, 'code' | 'args'>): boolean =>
  (templateCodes.has(diagnostic.code) && !isOfRoute(diagnostic)) || isAtTemplate(diagnostic);

/**
 * Returns whether a diagnostic is about a route. A check of content finds such mistakes, so the file name is relative
 * to the content folder.
 */
const isOfRoute = ({ args }: Pick<Diagnostic, 'args'>): boolean => typeof args['route'] === 'string';

/** Converts failures of templates to diagnostics. File names are relative to the project root. */
export const templateDiagnostics = (failures: readonly TemplateFailure[]): readonly Diagnostic[] =>
  templateFindings(failures).map(({ code, args, file, range }) => ({
    code,
    severity: severityOf(code),
    file,
    args,
    ...(range && { range }),
  }));

/**
 * Matches a type error that mentions `CommonFields`, the type of any entry. The compiler assumes this type if the definition of a
 * collection has a mistake.
 */
const ofAnyEntry = /\bCommonFields & /;

/**
 * Returns `diagnostics`, followed by the type errors `types`. These type errors are left out:
 * - all in a file that does not compile, because `diagnostics` has its syntax error
 * - those that follow from an invalid definition in the same file, such as a misspelled option
 */
export function withTypes(diagnostics: readonly Diagnostic[], types: readonly Diagnostic[]): readonly Diagnostic[] {
  const filesWith = (wanted: Code): ReadonlySet<string> =>
    new Set(diagnostics.flatMap(({ code, file }) => (code === wanted ? [file] : [])));
  const [broken, invalid] = [filesWith('template-compile'), filesWith('config-invalid')];
  const follows = ({ file, args }: Diagnostic): boolean => invalid.has(file) && ofAnyEntry.test(String(args['what']));
  return [...diagnostics, ...types.filter((error) => !broken.has(error.file) && !follows(error))];
}
