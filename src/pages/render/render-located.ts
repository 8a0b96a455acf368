// Finds the sections whose templates throw. An error does not tell which section was being rendered, so each section is
// rendered alone. This costs nothing as long as templates do not throw.
import type { ReactNode } from 'react';
import { messageOf, type RenderPlace, TemplateError, TimeLimitError } from '../../diagnostics/template-error.ts';
import type { PageView } from '../../model/view.ts';
import { componentsAtEnd, type ElementError, isElementError, traceThrow } from '../../site/render-checked.ts';
import { extend } from '../../store/reads/lazy.ts';
import type { RunLimited } from '../run-limited.ts';

/** Renders a view. If `wrap` is provided, the elements of the page are passed through it before they are rendered. */
type RenderView<T = unknown> = (view: PageView, wrap?: (page: ReactNode) => ReactNode) => T;

/**
 * Returns the result of `render` for `view`. Wraps an error in a TemplateError, which names the section that caused it, if any. Ends
 * `render` after a time if `run` is provided.
 */
export function renderLocated<T>(view: PageView, render: RenderView<T>, run?: RunLimited): T {
  try {
    return run === undefined ? render(view) : run(() => render(view));
  } catch (thrown) {
    throw thrown instanceof TimeLimitError ? endlessError(view, { render, cause: thrown, run }) : located(view, render, thrown);
  }
}

interface Ended {
  readonly render: RenderView;
  readonly cause: TimeLimitError;
  readonly run: RunLimited | undefined;
}

/** How many seconds a page that does not end is rendered again. */
const secondsAgain = 2;

/** Returns the error for a page whose rendering was ended. Renders it again for a short time, to find out in which component it stays. */
export function endlessError(view: PageView, { render, cause, run }: Ended): TemplateError {
  const components =
    run === undefined || cause.seconds === undefined ? [] : componentsAtEnd((wrap) => run(() => render(view, wrap), secondsAgain));
  return new TemplateError(cause, { page: view.path, section: undefined }, { components });
}

/** Returns a TemplateError for an error that was thrown while the link preview of a page was drawn. */
export const pictureError = (cause: unknown, page: string): TemplateError =>
  new TemplateError(cause, { page, section: undefined, isPicture: true });

function located(view: PageView, render: RenderView, thrown: unknown): TemplateError {
  const whole = trace(view, render, thrown);
  const bare = attempt(withSections(view, []), render);
  const errorAt = ({ cause, components }: ElementError, section: RenderPlace['section'], others: readonly TemplateError[] = []) =>
    new TemplateError(cause, { page: view.path, section }, { components, others });
  if (bare !== undefined && textOfThrown(bare.thrown) === textOfThrown(whole)) return errorAt(whole, undefined);
  const found = (view.content.entry.sections ?? []).flatMap((section, index) => {
    const alone = withSections(view, [section]);
    const failed = attempt(alone, render);
    // An error that also occurs without sections is not caused by a section.
    if (failed === undefined || (bare !== undefined && textOfThrown(failed.thrown) === textOfThrown(bare.thrown))) return [];
    return [{ error: trace(alone, render, failed.thrown), section: { position: index + 1, type: section.type } }];
  });
  const [first, ...others] = found;
  if (first === undefined) return errorAt(whole, undefined);
  return errorAt(
    first.error,
    first.section,
    others.map(({ error, section }) => errorAt(error, section)),
  );
}

type SectionViews = NonNullable<PageView['content']['entry']['sections']>;

/** Returns `view` with these sections. Its other parts stay uncomputed, because computing them may throw. */
const withSections = (view: PageView, sections: SectionViews): PageView =>
  extend(view, { content: () => extend(view.content, { entry: () => extend(view.content.entry, { sections: () => sections }) }) });

function attempt(view: PageView, render: RenderView): { readonly thrown: unknown } | undefined {
  try {
    render(view);
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

const trace = (view: PageView, render: RenderView, thrown: unknown): ElementError => traceThrow((wrap) => render(view, wrap), thrown);

const textOfThrown = (thrown: unknown): string => messageOf(isElementError(thrown) ? thrown.cause : thrown);
