import { yamlPart } from '../../content/markdown/written-places.ts';
import { namePlace, type PlaceWords } from '../../content/names/name-place.ts';
import { locator } from '../../content/yaml/position.ts';
import { describer } from '../../diagnostics/describer.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { DataPlace } from '../../model/data/place.ts';
import { keysAt, metaAt, metaIn } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { factsOf } from '../../model/facts.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { text } from '../../model/languages/text.ts';
import { imageKey, isImage } from '../../model/references/image.ts';
import { clockAt } from '../../model/time/clock.ts';
import { isDraft } from '../../model/time/dated.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { Place, PlaceField, PlaceItem } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import { choicesOf } from './describe-choices.ts';
import type { EditOptions } from './edit-options.ts';
import { schemaOfFile } from './file-schema.ts';
import type { FoundValue } from './find-place.ts';
import { itemsAround, type ListItem } from './list-items.ts';
import { nameInFile, nameOfPage } from './name-found.ts';
import { blocksOf } from './prose-blocks.ts';
import { addableSections } from './section-examples.ts';
import { isMissing, shownValue, type Written, type WrittenField } from './written-fields.ts';

interface Described extends Pick<Written, 'locales' | 'data' | 'texts'> {
  readonly id: string;
  readonly found: FoundValue;
  readonly fields: readonly WrittenField[];
  readonly route: Route;
  readonly site: IncrementalSite;
}

/** Returns the description of `found`, a value of content, for the panel in which people edit it. */
export function describePlace(
  { id, found, fields, route, site, locales, data, texts }: Described,
  { messages, displayPath, at }: Pick<EditOptions, 'messages' | 'displayPath' | 'at'>,
): Place {
  const [first] = fields;
  const { of: { file, path } = { file: '', path: [] } } = first ?? {};
  const above = path.slice(0, locales.has(path.at(-1)) ? -1 : undefined);
  const words = { ...site.site.model, labels: site.site.model.labels ?? {}, locales, language: messages.language };
  const named = { site, route, locales, data };
  const label = first && [nameOfPage, nameInFile].map((name) => name(first, named, { messages, displayPath })).join(' › ');
  // The same page in another language does not count as another page.
  const others = site.routes.filter((each) => each.entry !== route.entry && site.isMadeOf(each, [{ file, path }]));
  const otherPages = new Set(others.map(({ entry }) => entry)).size;
  // An entry without a YAML file has no source lines, so its lists cannot be changed.
  const items = texts.get(file) === undefined ? [] : itemsAround(found).flatMap((item) => itemOf(item, { site, data, words }) ?? []);
  const help = path.length === 0 ? undefined : helpFor(site, { file, path: above, data: data.get(file) }, messages.language);
  const isLong = fields.some((field) => shownValue(field).length > long);
  return {
    id,
    label: label ?? displayPath(file),
    file: displayPath(first?.file ?? file),
    line: first === undefined ? 1 : lineOf(first, texts),
    ...(help !== undefined && { help }),
    otherPages,
    fields: fields.map((field) =>
      fieldOf(field, { site, locales, at, language: messages.language, isLong, data: data.get(field.of.file) }),
    ),
    items,
  };
}

function lineOf({ file, path, block = -1 }: WrittenField, texts: Described['texts']): number {
  const text = texts.get(file) ?? '';
  if (path !== undefined) return locator(yamlPart(file, text))({ path }).line;
  return linesOf(text)(blocksOf(text)[block]?.start ?? 0, 0).line;
}

interface ItemWords extends Pick<Described, 'site' | 'data'> {
  readonly words: PlaceWords;
}

/** Returns the description of a list entry for the panel, or undefined if the list cannot be described. */
function itemOf(item: ListItem, { site, data, words }: ItemWords): PlaceItem | undefined {
  const { file, list, index } = item;
  const { model } = site.site;
  const own = data.get(file);
  const entries = valueAt(own, list);
  if (!Array.isArray(entries)) return undefined;
  const entry = [...list, index];
  const schema = schemaOfFile(model, file);
  const canBeDraft = schema !== undefined && keysAt(schema, entry, own).includes('draft');
  const kinds = addableSections(item, { data }, { model, language: words.language });
  return {
    label: namePlace(own, entry, words),
    index,
    count: entries.length,
    ...(canBeDraft && { isDraft: isDraft(valueAt(own, entry)) }),
    ...(kinds.length > 0 && { kinds }),
  };
}

interface FieldWords {
  readonly site: IncrementalSite;
  readonly locales: Locales;
  readonly at: () => number;
  readonly language: ToolLanguage;
  readonly isLong: boolean;
  /** The data of the file. */
  readonly data: unknown;
}

/** The number of characters above which a text gets a field with several lines. */
const long = 60;

/** Returns the description of a value in its schema, unless it is the general description of a text. */
function helpFor(
  { site: { model } }: IncrementalSite,
  { file, path, data }: DataPlace & { readonly data: unknown },
  language: ToolLanguage,
): string | undefined {
  const { description } = metaAt(schemaOfFile(model, file), path, data);
  return description === undefined || description === metaIn(text).description
    ? undefined
    : describer(model.descriptions ?? {}, language)(description);
}

function pictureOf({ of: { path } }: WrittenField, site: IncrementalSite, data: unknown): Partial<PlaceField> {
  const value = valueAt(data, path);
  if (!isImage(value)) return {};
  const view = site.sources().images.get(imageKey(value));
  const shown = view && { src: site.basePath + view.src, width: view.width, height: view.height };
  return { kind: 'picture', ...(shown && { picture: shown }) };
}

function kindOf(value: WrittenField['value']): PlaceField['kind'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

function fieldOf(field: WrittenField, { site, locales, at, language, isLong, data }: FieldWords): PlaceField {
  const { locale, value, path, amountIn } = field;
  const kind = path === undefined ? 'markdown' : kindOf(value);
  const shown = shownValue(field);
  const unit = amountIn === undefined ? {} : { unit: site.site.prices.currency };
  const written = { kind, value: shown, isLong, ...unit, ...(isMissing(field) && { isMissing: true }) };
  if (locale === undefined)
    return { ...written, ...choicesOf(field, { model: site.site.model, data, language }), ...pictureOf(field, site, data) };
  const { lang, tag, direction } = locales.of(locale);
  const facts = factsOf({ ...site.site, clock: clockAt(at(), site.site.model.calendar) }, locale);
  return {
    ...written,
    locale,
    lang,
    dir: direction,
    languageName: new Intl.DisplayNames([language], { type: 'language' }).of(lang) ?? tag,
    ...(kind !== 'number' && kind !== 'boolean' && { facts: [...facts].map(([name, shown]) => ({ name, shown })) }),
  };
}
