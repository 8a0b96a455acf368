import { isBlock } from '../../model/data/block.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale } from '../../model/languages/locale.ts';

export interface MatterOfText {
  readonly id: string;
  readonly locale: Locale;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keys that every entry has, or that the name of a file or archipel itself defines. */
const common = ['description', 'draft', 'noindex', 'validFrom', 'validUntil', 'meta'];

/** Returns the lines of the schema, `key: z.string().optional(),`, in the order in which keys first occur, title and path at the start. */
export function schemaLines(matters: readonly MatterOfText[]): readonly string[] {
  const keys = new Set(['title', 'path', ...matters.flatMap(({ data }) => Object.keys(data))]);
  return [...keys].flatMap((key) =>
    common.includes(key) ? [] : [`${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${schemaOf(key, matters)},`],
  );
}

function schemaOf(key: string, matters: readonly MatterOfText[]): string {
  if (key === 'title') return 'text';
  if (key === 'path') return 'path.optional()';
  const entries = [...groupBy(matters, ({ id }) => id).values()];
  const valuesOf = (texts: readonly MatterOfText[]): unknown[] =>
    texts.flatMap(({ data }) => (data[key] === undefined || data[key] === null ? [] : [data[key]]));
  const values = valuesOf(matters);
  const differs = entries.some((texts) => {
    const own = valuesOf(texts);
    return own.length > 0 && (own.length < texts.length || new Set(own.map((value) => JSON.stringify(value))).size > 1);
  });
  const lacksSome = entries.some((texts) => valuesOf(texts).length > 0 && valuesOf(texts).length < texts.length);
  const schema = schemaFor(values);
  // A text has the words of each language anyway, if all have some.
  const whole = schema === 'text' && !lacksSome ? schema : differs ? `perLanguage(${schema === 'text' ? 'z.string()' : schema})` : schema;
  return entries.every((texts) => valuesOf(texts).length > 0) ? whole : `${whole}.optional()`;
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** Returns the narrowest schema that all values of a key have. */
function schemaFor(values: readonly unknown[]): string {
  const every = (is: (value: unknown) => boolean): boolean => values.length > 0 && values.every(is);
  if (every(isDay)) return 'z.iso.date()';
  if (every(isInstant)) return 'z.iso.datetime({ offset: true })';
  if (every((value) => isDay(value) || isInstant(value))) return 'z.union([z.iso.date(), z.iso.datetime({ offset: true })])';
  if (every((value) => typeof value === 'string')) return values.some((value) => String(value).includes(' ')) ? 'text' : 'z.string()';
  if (every((value) => typeof value === 'number')) return 'z.number()';
  if (every((value) => typeof value === 'boolean')) return 'z.boolean()';
  if (every((value) => Array.isArray(value) && value.every((item) => typeof item === 'string'))) return 'z.array(z.string())';
  return every(isBlock) ? 'z.record(z.string(), z.unknown())' : 'z.unknown()';
}
