// A place as the panel shows it.
import { namePlace } from '../../content/names/name-place.ts';
import { locator } from '../../content/yaml/position.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { placeInWords } from '../../diagnostics/place-in-words.ts';
import { editorPlace } from '../../model/data/editor-place.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { DataPath } from '../../model/data/place.ts';
import { descriptionAt, metaIn } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { collectionOf } from '../../model/entry-file.ts';
import { factsOf } from '../../model/facts.ts';
import { singleFileAt } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { text } from '../../model/languages/text.ts';
import { clockAt } from '../../model/time/clock.ts';
import { pageNameOf } from '../../pages/render/view/ancestors.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { Place, PlaceField } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import type { FoundValue } from './find-place.ts';
import { itemOf } from './list-items.ts';
import { blocksOf } from './prose-blocks.ts';
import { shownValue, type WrittenField } from './written-fields.ts';

interface Described {
  readonly id: string;
  readonly found: FoundValue;
  readonly fields: readonly WrittenField[];
  readonly route: Route;
  readonly site: IncrementalSite;
  readonly locales: Locales;
  readonly data: ReadonlyMap<string, unknown>;
  readonly texts: Pick<ReadonlyMap<string, string>, 'get'>;
}

interface Words {
  readonly messages: ToolMessages;
  readonly displayPath: (file: string) => string;
  readonly at: () => number;
}

/** `found` for the panel. */
export function describePlace(
  { id, found, fields, route, site, locales, data, texts }: Described,
  { messages, displayPath, at }: Words,
): Place {
  const [first] = fields;
  const { file = '', path = [], block } = first ?? {};
  const above = path.slice(0, locales.has(path.at(-1)) ? -1 : undefined);
  const written = texts.get(file) ?? '';
  const words = { ...site.site.model, labels: site.site.model.labels ?? {}, locales, language: messages.language };
  const name =
    path.length === 0
      ? messages.edit.paragraph((block ?? 0) + 1)
      : placeInWords(editorPlace(above, { ...words, data: data.get(file), schema: undefined }), words.language);
  const page = site.routesOf(file).includes(route) ? pageNameOf(site.site, route, new Map()) : displayPath(file);
  const { line } = path.length === 0 ? linesOf(written)(blocksOf(written)[block ?? 0]?.start ?? 0, 0) : locator(written)({ path });
  const others = site.routes.filter((each) => each !== route && site.isMadeOf(each, [{ file, path }]));
  const item = itemOf(found);
  const help = path.length === 0 ? undefined : helpFor(site, { file, path: above, data: data.get(file) });
  const list = item && valueAt(data.get(item.file), item.list);
  return {
    id,
    label: `${page} › ${name}`,
    file: displayPath(file),
    line,
    ...(help !== undefined && { help }),
    otherPages: others.length,
    fields: fields.map((field) => fieldOf(field, { site, locales, at, language: messages.language })),
    ...(item &&
      Array.isArray(list) && {
        item: { label: namePlace(data.get(item.file), [...item.list, item.index], words), index: item.index, count: list.length },
      }),
  };
}

interface FieldWords {
  readonly site: IncrementalSite;
  readonly locales: Locales;
  readonly at: () => number;
  readonly language: string;
}

/** Texts of so many letters have several lines. */
const long = 60;

/** What the schema says of the value at a path, where it says more than of any text. */
function helpFor(
  { site: { model } }: IncrementalSite,
  { file, path, data }: { readonly file: string; readonly path: DataPath; readonly data: unknown },
): string | undefined {
  const schema = singleFileAt(model, file)?.schema ?? model.collections[collectionOf(file) ?? '']?.schema;
  const said = schema && descriptionAt(schema, path, data);
  return said === metaIn(text).description ? undefined : said;
}

function kindOf(value: WrittenField['value']): PlaceField['kind'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

function fieldOf(field: WrittenField, { site, locales, at, language }: FieldWords): PlaceField {
  const { locale, value, path, amountIn } = field;
  const kind = path === undefined ? 'markdown' : kindOf(value);
  const shown = shownValue(field);
  const unit = amountIn === undefined ? {} : { unit: site.site.prices.currency };
  const written = { kind, value: shown, isLong: shown.length > long, ...unit };
  if (locale === undefined) return written;
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
