/** Where on the site a template threw. */
export interface RenderPlace {
  /** The path of the page, or of a further file. */
  readonly page: string;
  /** Its position counts from 1; undefined for what is around the sections. */
  readonly section: { readonly position: number; readonly type: string } | undefined;
  /** Says that it was the picture of the page for link previews. */
  readonly isPicture?: true;
  /** Says that it was a further file of `outputs`, and what is wrong with it: of a clash, `cause` is the path of the other file. */
  readonly output?: 'output-failed' | 'output-clash';
}

interface Circumstances {
  /** The functions of the components that were being rendered, innermost first, as far as they are known. */
  readonly components?: readonly object[];
  /** The errors of other sections of the page. */
  readonly others?: readonly TemplateError[];
}

/** A value that a function of the site has returned, and that the engine cannot use: the mistake is in that function. */
export class ReturnedError extends Error {
  constructor(
    message: string,
    readonly returnedBy: object,
  ) {
    super(message);
  }
}

/** A template that throws while a page is rendered; `cause` is what it threw, `message` what that says. */
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

/** The errors of templates merged into one, or undefined if there are none. */
export function allInOne(errors: readonly TemplateError[]): TemplateError | undefined {
  const [first, ...others] = errors.flatMap((each) => [each, ...each.others]);
  return first && new TemplateError(first.cause, first.place, { components: first.components, others });
}

/** The error with its type: `TypeError: x is not a function`. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));
