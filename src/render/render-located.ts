// A template that throws says nothing of the page that it was rendering. The section is found by rendering the page
// again with ever more of its sections, which costs nothing as long as templates do not throw.
import { messageOf, type RenderPlace, TemplateError } from '../diagnostics/template-error.ts';
import type { PageView } from '../model/view.ts';

/** What `render` makes of `view`. Throws a TemplateError for what it throws. */
export function renderLocated(view: PageView, render: (view: PageView) => string): string {
  try {
    return render(view);
  } catch (cause) {
    throw new TemplateError(cause, { page: view.path, section: throwingSection(view, render, cause) });
  }
}

/** The first section with which the page throws the same; undefined where it does so without any. */
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
