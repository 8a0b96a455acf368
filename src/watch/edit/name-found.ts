// Composes names of content values that people understand: `Start › section 2 (faq), question 4, answer`.
import { placeInWords } from '../../diagnostics/place-in-words.ts';
import { editorPlace } from '../../model/data/editor-place.ts';
import { pageNameOf } from '../../pages/render/view/ancestors.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import type { EditOptions } from './edit-options.ts';
import type { Written, WrittenField } from './written-fields.ts';

export interface NamedIn extends Pick<Written, 'locales' | 'data'> {
  readonly site: IncrementalSite;
  readonly route: Route;
}

type Words = Pick<EditOptions, 'messages' | 'displayPath'>;

/** Returns the name of a field within its file. */
export function nameInFile({ of: { file, path }, block }: WrittenField, { site, locales, data }: NamedIn, { messages }: Words): string {
  if (path.length === 0) return block === undefined ? messages.edit.wholeText : messages.edit.paragraph(block + 1);
  const above = path.slice(0, locales.has(path.at(-1)) ? -1 : undefined);
  const { labels = {} } = site.site.model;
  const steps = editorPlace(above, { ...site.site.model, labels, locales, data: data.get(file), schema: undefined });
  return placeInWords(steps, messages.language);
}

/** Returns the name of the current page, or the file of the field if that file does not belong to the page. */
export function nameOfPage({ of: { file }, file: onDisk }: WrittenField, { site, route }: NamedIn, { displayPath }: Words): string {
  return site.routesOf(file).includes(route) ? pageNameOf(site.site, route, new Map()) : displayPath(onDisk);
}
