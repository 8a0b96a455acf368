import { attempt } from '../model/attempt.ts';

/** The place on the site where a template threw. */
export interface RenderPlace {
  /** The path of the page, of a file of `outputs`, or of a feed. */
  readonly page: string;
  /** The section, with its position counted from 1; undefined outside of sections. */
  readonly section: { readonly position: number; readonly type: string } | undefined;
  /** True if the template rendered the link-preview image of the page. */
  readonly isPicture?: true;
  /** The code of the diagnostic, if an output failed. For `output-clash`, the `cause` of the error is the path of the other file. */
  readonly output?: 'output-failed' | 'output-clash';
  /** True if the output is a feed of a collection. */
  readonly isFeed?: true;
}

interface Circumstances {
  /** The functions of the components that were being rendered, innermost first. May be incomplete. */
  readonly components?: readonly object[];
  /** The errors of other sections of the page. */
  readonly others?: readonly TemplateError[];
}

/** The error for an invalid value that a function of the site has returned. The mistake is there, or where `cause` was thrown. */
export class ReturnedError extends Error {
  constructor(
    message: string,
    readonly returnedBy: object,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Code of the site was ended: it had run for `seconds`, or the user pressed Ctrl-C. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeoutError';

  constructor(readonly seconds: number | undefined) {
    super(seconds === undefined ? 'it was interrupted' : `it did not end within ${seconds} s`);
  }
}

/** An error that code of the site threw while a page or a file of `outputs` was rendered. `cause` is the original error. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
  readonly components: readonly object[];
  readonly others: readonly TemplateError[];

  constructor(
    cause: unknown,
    readonly place: RenderPlace,
    { components = [], others = [] }: Circumstances = {},
  ) {
    super(messageOf(cause), { cause });
    this.components = components;
    this.others = others;
  }
}

/** Returns the first error, with all further ones in `others`, or undefined if there are no errors. */
export function allInOne(errors: readonly TemplateError[]): TemplateError | undefined {
  const [first, ...others] = errors.flatMap((each) => [each, ...each.others]);
  return first && new TemplateError(first.cause, first.place, { components: first.components, others });
}

/** Maximum depth at which the causes of an error are named. */
const maxCauses = 3;

/**
 * Returns the message of an error with its type and its causes: `TypeError: fetch failed (Error: connect ECONNREFUSED)`. Code of a site
 * may throw any value, also one that cannot be converted to text.
 */
export const messageOf = (thrown: unknown): string => attempt(() => withCauses(thrown, maxCauses)) ?? 'the thrown value has no text';

/** Returns the message of an error without its type and its causes. */
export const plainMessageOf = (thrown: unknown): string =>
  attempt(() => (isErrorLike(thrown) ? `${thrown.message}` : undefined)) ?? messageOf(thrown);

/** Returns whether `value` is an error, also of another realm such as a module of `node:vm`. */
export const isErrorLike = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';

function withCauses(thrown: unknown, depth: number): string {
  if (!isErrorLike(thrown)) return typeof thrown === 'string' && thrown !== '' ? thrown : `the thrown value is ${textOfValue(thrown)}`;
  const { name, message, cause } = thrown;
  const own = message === '' ? name : `${name}: ${message}`;
  const causes = [...('errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : []), ...(cause === undefined ? [] : [cause])];
  if (causes.length === 0 || depth === 0) return own;
  return `${own} (${causes.map((each) => withCauses(each, depth - 1)).join(', ')})`;
}

const textOfValue = (value: unknown): string => (typeof value === 'object' || value === '' ? JSON.stringify(value) : String(value));

/** Returns the result of `run`, or the TemplateError that `run` throws. Other errors are rethrown. */
export function orTemplateError<T extends object>(run: () => T): T | { readonly error: TemplateError } {
  try {
    return run();
  } catch (error) {
    if (error instanceof TemplateError) return { error };
    throw error;
  }
}
