// Finds the section whose template throws. An error does not say which section was being rendered, so the page is
// rendered again with one more section each time. This costs nothing as long as templates do not throw.
import { messageOf, type RenderPlace, TemplateError } from '../diagnostics/template-error.ts';
import type { PageView } from '../model/view.ts';

/** What `render` returns for `view`. Wraps what it throws in a TemplateError. */
export function renderLocated(view: PageView, render: (view: PageView) => string): string {
  try {
    return render(view);
  } catch (cause) {
    throw new TemplateError(cause, { page: view.path, section: throwingSection(view, render, cause) });
  }
}

/** The first section with which the page throws the same error; undefined where it throws that without any section. */
function throwingSection(view: PageView, render: (view: PageView) => string, cause: unknown): RenderPlace['section'] {
  const { content } = view;
  const sections = content.entry.sections ?? [];
  const throwsWith = (count: number): boolean => {
    const entry = { ...content.entry, sections: sections.slice(0, count) };
    try {
      render({ ...view, content: { ...content, entry } });
      return false;
    } catch (error) {
      return messageOf(error) === messageOf(cause);
    }
  };
  if (throwsWith(0)) return undefined;
  const index = sections.findIndex((_, each) => throwsWith(each + 1));
  const type = sections[index]?.type;
  return type === undefined ? undefined : { position: index + 1, type };
}
