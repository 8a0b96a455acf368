// Composes names of content values that people understand: `Start › section 2 (faq), question 4, answer`.
import { placeInWords } from '../../diagnostics/place-in-words.ts';
import { capitalized } from '../../model/capitalized.ts';
import { editorPlace } from '../../model/data/editor-place.ts';
import { editorWords } from '../../model/editor-text.ts';
import { singleFileAt } from '../../model/kind.ts';
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

/**
 * Returns the name of the page to which the file of the field belongs, preferably of the current page. For a file with a fixed path,
 * returns the name of what it contains, such as `Prices`; for any other file, its path.
 */
export function nameOfPage(
  { of: { file }, file: onDisk }: WrittenField,
  { site, route }: NamedIn,
  { messages, displayPath }: Words,
): string {
  const routes = site.routesOf(file);
  const own = routes.includes(route) ? route : (routes.find(({ locale }) => locale === route.locale) ?? routes[0]);
  if (own !== undefined) return pageNameOf(site.site, own, new Map());
  const { model } = site.site;
  if (singleFileAt(model, file) === undefined) return displayPath(onDisk);
  const [name = ''] = file.split(/[/.]/, 1);
  const label = model.labels?.[name];
  return capitalized(messages.places.files[name] ?? (label === undefined ? name : editorWords(label, messages.language)));
}
