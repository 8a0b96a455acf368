// A command that renders pages on its way ends at the first template that throws. It reports all of them, as a build does.
import { type BuildInput, build } from '../../build.ts';
import { TemplateError } from '../../diagnostics/template-error.ts';

/** What `compute` gives. Where a template throws, rejects with what templates throw on all pages, as one TemplateError. */
export async function withAllThrown<T>(input: BuildInput, compute: () => T | Promise<T>): Promise<T> {
  try {
    return await compute();
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const { thrown } = await build(input, () => undefined);
    const [first = error, ...others] = thrown.flatMap((each) => [each, ...each.others]);
    throw new TemplateError(first.cause, first.place, { components: first.components, others });
  }
}
