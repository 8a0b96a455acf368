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

/** The error for an invalid value that a function of the site has returned. The mistake is in that function. */
export class ReturnedError extends Error {
  constructor(
    message: string,
    readonly returnedBy: object,
  ) {
    super(message);
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

/** Returns the message of an error with its type: `TypeError: x is not a function`. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));

/** Returns the result of `run`, or the TemplateError that `run` throws. Other errors are rethrown. */
export function orTemplateError<T extends object>(run: () => T): T | { readonly error: TemplateError } {
  try {
    return run();
  } catch (error) {
    if (error instanceof TemplateError) return { error };
    throw error;
  }
}
