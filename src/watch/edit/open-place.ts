// Opens a place for editing: finds the fields, the files and the settings behind a clicked text or picture, a setting, or a page.
import { randomUUID } from 'node:crypto';
import { type ContentTree, diskFileOf, writtenPlace } from '../../content/tree.ts';
import { locator } from '../../content/yaml/position.ts';
import type { ListEntry } from '../../content/yaml/splice/insert-item.ts';
import { TemplateError } from '../../diagnostics/template-error.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { DataPlace } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';
import { isImage } from '../../model/references/image.ts';
import { withoutBasePath } from '../../output/base-path.ts';
import { pageNameOf } from '../../pages/render/view/ancestors.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { yamlDataOf } from '../../tools/explain/places.ts';
import type { ClickedNode, UndecidedProps, Unplaced } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import { servedClick } from './clicked-text.ts';
import { describePlace } from './describe-place.ts';
import { describeParts, describeSettings } from './describe-settings.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { findPicture } from './find-picture.ts';
import { type FoundValue, findPlaces, propsToDecide } from './find-place.ts';
import type { ListItem } from './list-items.ts';
import { isSameField } from './same-entry.ts';
import { sectionExample } from './section-examples.ts';
import { settingsAround, settingsOfFile } from './settings.ts';
import { withSuggestedNames } from './suggested-names.ts';
import { fieldsOf, type Written, type WrittenField } from './written-fields.ts';

/** An open place, or the reason why the place cannot be opened. An `Unplaced` can also have a position for the editor. */
type Opened = OpenPlace | Unplaced | string;

/** Opens the place of a clicked text or picture. */
export function openClicked(node: ClickedNode, options: EditOptions): Opened | UndecidedProps {
  const { messages, findInCode } = options;
  const page = pageAt(node.page, options);
  if (page === undefined) return messages.edit.noPage;
  const clicked = ignoreTemplateErrors(() => servedClick(page.site, page.route, node)) ?? node;
  const [, missing] = /⟦(?:[^⟧]*?: )?([^⟧]+\.mdx)⟧/.exec(clicked.text) ?? [];
  if (missing !== undefined) return openMissing(missing, page, options);
  const { picture } = clicked;
  const shown = picture && ignoreTemplateErrors(() => findPicture(page.site, page.route, picture));
  if (shown !== undefined) return openFound(shown, page, options);
  const props = ignoreTemplateErrors(() => propsToDecide(page.site, page.route, clicked)) ?? [];
  if (props.length > 0) return { props };
  const [found, ...parts] = ignoreTemplateErrors(() => findPlaces(page.site, page.route, clicked)) ?? [];
  if (found !== undefined) return openFound(found, { ...page, parts, isGuess: clicked.prop === null }, options);
  return { reason: messages.edit.fromTemplate, at: findInCode(clicked.text) };
}

/** Opens a text file that does not exist yet in the language of the page, so that its text can be written. */
function openMissing(file: string, page: Page, options: EditOptions): Opened {
  const found = { file, path: [], locale: page.route.locale, text: '', occurrence: 0 };
  const opened = openFound(found, page, options);
  const { edit } = options.messages;
  return isOpenPlace(opened) || typeof opened === 'string' ? opened : { reason: edit.noProse(options.displayPath(file)) };
}

/** Opens the setting with this index among the settings of an open place. */
export async function openSetting(place: OpenPlace, index: number, options: EditOptions): Promise<Opened> {
  const { session, messages } = options;
  const setting = place.settings[index];
  const page = pageAt(place.page, options);
  if (setting === undefined || page === undefined) return messages.edit.oldPlace;
  const opened = openFound(setting, page, options);
  return isOpenPlace(opened)
    ? { ...opened, shown: await withSuggestedNames(opened.shown, setting, { tree: session.tree(), site: page.site.site }) }
    : opened;
}

/** Opens the part with this index among the parts of an open place: another value that determines its text. */
export function openPart(place: OpenPlace, index: number, options: EditOptions): Opened {
  const part = place.parts[index];
  const page = pageAt(place.page, options);
  if (part === undefined || page === undefined) return options.messages.edit.oldPlace;
  const parts = [place.found, ...place.parts.filter((each) => each !== part)];
  return openFound(part, { ...page, parts, isGuess: place.shown.isGuess === true }, options);
}

/** Opens a page. The place has only the settings of the page. */
export function openPage(path: string, options: EditOptions): Opened {
  const { messages, displayPath } = options;
  const page = pageAt(path, options);
  if (page === undefined) return messages.edit.noPage;
  const { site, route } = page;
  const { file } = route.entry;
  const written = writtenIn(site, options);
  const { settings, shown } = describeSettings(settingsOfFile(file, written.data, { locale: route.locale, locales: written.locales }), {
    ...written,
    locale: route.locale,
    model: site.site.model,
  });
  if (settings.length === 0) return messages.edit.notCertain;
  const label = pageNameOf(site.site, route, new Map());
  const place = { id: randomUUID(), label, file: displayPath(file), line: 1, fields: [], otherPages: 0, items: [], settings: shown };
  return {
    found: { file, path: [] },
    fields: [],
    texts: new Map(),
    parts: [],
    settings,
    page: path,
    addedPictures: new Map(),
    shown: place,
  };
}

/** Finds a section of this type on the site, as the example for a new section in a list. */
export function exampleFor(type: string, item: ListItem, options: EditOptions): ListEntry | undefined {
  const { build } = options.session.state();
  return build && sectionExample(type, item, writtenIn(build.site, options));
}

interface Page {
  readonly site: IncrementalSite;
  readonly tree: ContentTree;
  readonly route: Route;
  readonly path: string;
  /** The other values that determine the text of a place. */
  readonly parts?: readonly FoundValue[];
  readonly isGuess?: boolean;
}

function pageAt(path: string, { session }: EditOptions): Page | undefined {
  const { build } = session.state();
  const own = withoutBasePath(path, build?.site.basePath ?? '');
  const route = build?.site.routes.find((each) => each.path === own);
  return build === undefined || route === undefined ? undefined : { site: build.site, tree: build.tree, route, path };
}

function openFound(
  found: FoundValue,
  { site, tree, route, path, parts: others = [], isGuess = false }: Page,
  options: EditOptions,
): Opened {
  const written = writtenIn(site, options);
  // A clicked text whose language is not the language of the page is edited in its own language.
  const own = fieldsOf(found, 'text' in found ? found.locale : route.locale, written);
  if (own === undefined) return unplaced(found, written, options);
  const fields = [...own, ...alternativeText(found, route.locale, written)];
  const texts = textsOf(found, fields, options);
  if (fields.some((field) => isOnlyOnDisk(field, { texts, tree }, options))) return options.messages.edit.oldPlace;
  const around = settingsAround(found, written).filter((each) => !isSame(each, found));
  const { settings, shown } = describeSettings(around, { ...written, locale: route.locale, model: site.site.model });
  const place = describePlace({ id: randomUUID(), found, fields, route, site, ...written }, options);
  const { parts, shown: shownParts } = describeParts(others, { ...written, site, route }, options);
  const described = {
    ...place,
    ...(shownParts.length > 0 && { parts: shownParts, ...(isGuess && { isGuess }) }),
    ...(shown.length > 0 && { settings: shown }),
  };
  return { found, fields, texts, parts, settings, page: path, addedPictures: new Map(), shown: described };
}

/** Returns the texts on disk of the files of a place. */
function textsOf(found: FoundValue, fields: readonly WrittenField[], { read }: EditOptions): ReadonlyMap<string, string> {
  const files = [...fields.map(({ file }) => file), found.file];
  return new Map(files.flatMap((file) => [[file, read(file) ?? '']]));
}

/** True if a field has another value on disk than on the page, because a program has just written the file. */
function isOnlyOnDisk(
  field: WrittenField,
  { texts, tree }: Pick<OpenPlace, 'texts'> & Pick<Page, 'tree'>,
  { session }: EditOptions,
): boolean {
  const { file, name } = field;
  const [before, after] = [tree.texts.get(file), texts.get(file)];
  // The page shows the unsaved text of these files, so a difference from the disk is expected.
  if (before === undefined || after === undefined || session.typed().has(file) || session.typed().has(name)) return false;
  return !isSameField({ file, before, after }, field);
}

/** Returns the fields of a picture's alternative text, if content has that text beside the picture. */
function alternativeText(found: FoundValue, locale: Locale, written: Written): readonly WrittenField[] {
  if ('text' in found) return [];
  const { file, path } = found;
  const value = valueAt(written.data.get(file), path);
  const above = path.slice(0, -1);
  if (!isImage(value) || !isText(valueAt(written.data.get(file), [...above, 'alt']), written.locales)) return [];
  return fieldsOf({ file, path: [...above, 'alt', locale] }, locale, written) ?? [];
}

/** True for a place that can be edited. */
export const isOpenPlace = (opened: Opened | UndecidedProps): opened is OpenPlace => typeof opened !== 'string' && 'fields' in opened;

/**
 * Returns the reason why a value cannot be edited in the page, and the position of the value. The value is in code, or
 * has an unusual notation.
 */
function unplaced({ file, path }: DataPlace, { places, texts }: Written, { messages, displayPath }: EditOptions): Unplaced {
  const written = writtenPlace(places, { file, path });
  const text = texts.get(file);
  const line = written?.line ?? (text === undefined || path.length === 0 ? 1 : locator(text)({ path }).line);
  const isOnDisk = written !== undefined || text !== undefined;
  return {
    reason: places.origins?.has(file) === true ? messages.edit.fromCode : messages.edit.notCertain,
    ...(isOnDisk && { at: { file: displayPath(diskFileOf(places, written?.file ?? file)), line } }),
  };
}

const isSame = (setting: { readonly file: string; readonly path: readonly unknown[] }, found: FoundValue): boolean =>
  !('text' in found) && setting.file === found.file && JSON.stringify(setting.path) === JSON.stringify(found.path);

const dataOfSite = cachedByKey(yamlDataOf, new WeakMap());

function writtenIn({ site }: IncrementalSite, { session, read, messages }: EditOptions): Written {
  return { language: messages.language, locales: site.locales, data: dataOfSite(site), places: session.tree(), texts: { get: read } };
}

/** Returns the result of `find`, or undefined if a template throws, for example because content is missing. */
function ignoreTemplateErrors<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}
