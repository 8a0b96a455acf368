// Derives the valid values of a field's flag from the schema of the field and the content.
import * as z from 'zod';
import { linkableIds } from '../../../content/names/linkable-ids.ts';
import { textUnder } from '../../../content/urls/entry-paths.ts';
import { validate } from '../../../content/validation/validate.ts';
import { formatMessage } from '../../../diagnostics/catalogue/index.ts';
import { describer } from '../../../diagnostics/describer.ts';
import { byCodeUnits } from '../../../model/by-code-units.ts';
import { definitionOf, isOptional, metaIn, type Schema } from '../../../model/data/schema-walk.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { NameKind } from '../../../model/references/names.ts';
import type { FlagField } from '../kinds.ts';
import type { ProjectIndex } from '../project-index.ts';
import { siblingNamed, siblingsOf } from '../siblings.ts';
import { defaultOf, hintOf } from '../yaml/skeleton.ts';
import type { FlagRule, NewRequest } from './rule.ts';

/** Returns the rule of a flag that fills `field`. */
export const fieldRule = (field: FlagField): FlagRule => ({
  choices: ({ known }) => choicesOf(field, known),
  fitting: (request) => fittingLists(field, request),
  fallback: (request) => fallbackOf(field, request),
  complaint: (value, request) => complaintAbout(field, value, request),
});

/** Returns the entry of the home page in the source language. */
export const homeEntry = ({
  urls,
  locales,
  entries,
}: Pick<ProjectIndex, 'urls' | 'locales' | 'entries'>): ProjectIndex['entries'][number] | undefined => {
  const home = urls.get(locales.pathIn(locales.source, '/'));
  return entries.find(({ file }) => file === home);
};

/** Returns the existing names of a kind, or undefined if errors in the content hide them. */
export function existingNames(kind: NameKind, { names, model }: Pick<ProjectIndex, 'names' | 'model'>): readonly string[] | undefined {
  if (Object.hasOwn(model.collections, kind)) return linkableIds(names.entries.get(kind)?.keys() ?? [], kind, model).sort(byCodeUnits);
  const { icons, assets, externals, phones, emails, priceLists, campaigns } = names;
  const common: Readonly<Record<string, readonly string[] | undefined>> = {
    icons,
    assets,
    externals,
    phones,
    emails,
    priceLists,
    campaigns,
  };
  return kind in common ? common[kind] : (names.defined[kind] ?? []);
}

function choicesOf({ schema }: FlagField, known: ProjectIndex): readonly string[] | undefined {
  const { names } = metaIn(schema);
  if (names !== undefined) return existingNames(names, known);
  const { entries, type } = definitionOf(schema);
  if (type === 'boolean') return ['true', 'false'];
  return entries && Object.values(entries);
}

/**
 * Returns the price lists that have amounts for the same parts as the price lists of siblings. Returns undefined for
 * fields of another kind, and if no sibling names a price list.
 */
function fittingLists({ schema, place }: FlagField, { kind, known }: NewRequest): readonly string[] | undefined {
  if (metaIn(schema).names !== 'priceLists') return undefined;
  const lists = valueAt(known.data.get('prices.yaml'), ['lists']);
  const partsOf = (name: string): string =>
    Object.keys(Object(valueAt(lists, [name, 'regular'])))
      .sort(byCodeUnits)
      .join();
  const used = siblingsOf(kind, known).map(({ file }) => valueAt(known.data.get(file), place.split('.')));
  const wanted = new Set(used.filter((name) => typeof name === 'string').map(partsOf));
  const fitting = Object.keys(Object(lists)).filter((name) => wanted.has(partsOf(name)));
  return fitting.length === 0 ? undefined : fitting;
}

function fallbackOf(field: FlagField, request: NewRequest): string | undefined {
  const { schema, otherwise } = field;
  if (otherwise === 'last') return lastPlace(request);
  const like = siblingNamed(request.kind, request.answers['like'], request.known);
  const there = like && valueAt(request.known.data.get(like.file), field.place.split('.'));
  if (typeof there === 'string' || typeof there === 'number' || typeof there === 'boolean') return String(there);
  if (otherwise === 'home') return homeId(field, request.known);
  if (otherwise === 'today') return request.known.today;
  const choices = choicesOf(field, request.known);
  if (otherwise === 'only' && choices?.length === 1) return choices[0];
  const usual = defaultOf(schema);
  if (usual !== undefined) return String(usual);
  return isOptional(schema) ? '' : undefined;
}

/**
 * Returns the id of the home page if the field can refer to that page; otherwise an empty text if the field is
 * optional, or undefined if it is required.
 */
function homeId({ schema }: FlagField, known: ProjectIndex): string | undefined {
  const home = homeEntry(known);
  if (home !== undefined && home.folder === metaIn(schema).names) return home.id;
  return isOptional(schema) ? '' : undefined;
}

/** Returns the highest `order` in the same group plus one, or 1 for the first entry. */
function lastPlace({ kind, answers, known }: NewRequest): string {
  const within = known.model.collections[kind.folder ?? '']?.scaffold?.orderedWithin;
  const places = known.entries
    .filter(
      ({ folder, file }) => folder === kind.folder && (within === undefined || textUnder(known.data.get(file), within) === answers[within]),
    )
    .map(({ file }) => valueAt(known.data.get(file), ['order']))
    .filter((order) => typeof order === 'number');
  return String(Math.max(0, ...places) + 1);
}

/** True for a numeric field, whose value is written without quotes. */
export const isNumber = ({ schema }: FlagField): boolean => definitionOf(schema).type === 'number';

type ComplaintRequest = Pick<NewRequest, 'known' | 'messages'>;

function complaintAbout(field: FlagField, value: string, request: ComplaintRequest): string | undefined {
  const { messages } = request;
  if (definitionOf(field.schema).type === 'boolean') return undefined;
  if (isNumber(field)) return complaintAboutNumber(field.schema, value, request);
  const validated = validate('', field.schema, value);
  if ('value' in validated) return undefined;
  const hints = validated.findings.map(({ code, args }) => formatMessage(code, args, messages.language).hint);
  return [messages.newEntry.refused.unfit(value), ...hints].join(' ');
}

function complaintAboutNumber(schema: Schema, value: string, { known, messages }: ComplaintRequest): string | undefined {
  if (/^-?\d{1,9}(?:\.\d+)?$/.test(value) && z.safeParse(schema, Number(value)).success) return undefined;
  const whole = !z.safeParse(schema, 1.5).success;
  const min = [0, 1].find((each) => z.safeParse(schema, each).success && !z.safeParse(schema, each - 1).success);
  const refused = messages.newEntry.refused.number(whole, min);
  const describe = describer(known.model.descriptions ?? {}, messages.language);
  return min === undefined ? `${refused} ${describe(hintOf(schema))}`.trim() : refused;
}
