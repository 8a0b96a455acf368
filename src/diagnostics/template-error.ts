/** Where on the site a template threw. */
export interface RenderPlace {
  /** The path of the page. */
  readonly page: string;
  /** Its position counts from 1; undefined for what is around the sections. */
  readonly section: { readonly position: number; readonly type: string } | undefined;
}

/** A template that throws while a page is rendered; `cause` is what it threw, `message` what that says. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';

  constructor(
    cause: unknown,
    readonly place: RenderPlace,
  ) {
    super(messageOf(cause), { cause });
  }
}

/** What was thrown, with its kind: `TypeError: x is not a function`. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));
