import { isBlock } from '../../model/data/block.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { FileKinds } from './matter-files.ts';

export interface MatterOfText {
  readonly id: string;
  readonly locale: Locale;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keys that every entry has, or that the name of a file or archipel itself defines. */
const common = ['description', 'draft', 'noindex', 'validFrom', 'validUntil', 'meta'];

/** Returns the lines of the schema, `key: z.string().optional(),`, in the order in which keys first occur, title and path at the start. */
export function schemaLines(matters: readonly MatterOfText[], kinds: FileKinds): readonly string[] {
  const keys = new Set(['title', 'path', ...matters.flatMap(({ data }) => Object.keys(data))]);
  return [...keys].flatMap((key) => (common.includes(key) ? [] : [`${written(key)}: ${schemaOf(key, { matters, kinds })},`]));
}

const written = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key));

interface Schemas {
  readonly matters: readonly MatterOfText[];
  readonly kinds: FileKinds;
}

function schemaOf(key: string, { matters, kinds }: Schemas): string {
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
  const schema = schemaFor(values, { path: key, kinds });
  // A text has the words of each language anyway, if all have some.
  const whole =
    schema === 'text' && !lacksSome ? schema : differs ? `perLanguage(${schema.replaceAll(/\btext\b(?!:)/g, 'z.string()')})` : schema;
  return entries.every((texts) => valuesOf(texts).length > 0) ? whole : `${whole}.optional()`;
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** Names such as `Setup` are words, too: each language has its own. */
const isWords = (value: unknown): boolean => / |^\p{Lu}\p{Ll}/u.test(String(value));

/** Schemas of pictures and files, whose sizes fit the width of a text. */
const ofFiles = { image: 'image({ widths: [480, 960, 1440], shown: 720 })', asset: 'asset', address: 'z.string()' };

interface Place {
  /** The key, or those that lead to it from the top. */
  readonly path: string;
  readonly kinds: FileKinds;
}

/** Returns the narrowest schema that all values of a key have. */
function schemaFor(values: readonly unknown[], { path, kinds }: Place): string {
  const kind = kinds.get(path);
  if (kind !== undefined && (kind !== 'address' || values.every((value) => typeof value === 'string'))) return ofFiles[kind];
  if ([...kinds.keys()].some((each) => each.startsWith(`${path}.`))) return schemaWithFiles(values, { path, kinds });
  const every = (is: (value: unknown) => boolean): boolean => values.length > 0 && values.every(is);
  if (every(isDay)) return 'z.iso.date()';
  if (every(isInstant)) return 'z.iso.datetime({ offset: true })';
  if (every((value) => isDay(value) || isInstant(value))) return 'z.union([z.iso.date(), z.iso.datetime({ offset: true })])';
  if (every((value) => typeof value === 'string')) return values.some(isWords) && !values.some(isDay) ? 'text' : 'z.string()';
  if (every((value) => typeof value === 'number')) return 'z.number()';
  if (every((value) => typeof value === 'boolean')) return 'z.boolean()';
  if (every((value) => Array.isArray(value) && value.every((item) => typeof item === 'string'))) return 'z.array(z.string())';
  return every(isBlock) ? 'z.record(z.string(), z.unknown())' : 'z.unknown()';
}

/** Returns the schema of lists and blocks with files, which have to be described; that of unknown values if others are among them. */
function schemaWithFiles(values: readonly unknown[], { path, kinds }: Place): string {
  if (values.every(Array.isArray)) return `z.array(${schemaFor(values.flat(), { path: `${path}.*`, kinds })})`;
  const blocks = values.filter(isBlock);
  const others = values.filter((value) => !isBlock(value));
  if (others.length > 0 && blocks.length > 0 && others.every((value) => typeof value === 'string'))
    return `z.union([z.string(), ${schemaWithFiles(blocks, { path, kinds })}])`;
  if (!values.every(isBlock)) return 'z.unknown()';
  const keys = new Set(values.flatMap((value) => Object.keys(value)));
  const schemas = Array.from(keys, (key) => {
    const inner = values.flatMap((value) => (value[key] === undefined || value[key] === null ? [] : [value[key]]));
    const schema = schemaFor(inner, { path: `${path}.${key}`, kinds });
    return `${written(key)}: ${schema}${inner.length < values.length ? '.optional()' : ''}`;
  });
  return `z.strictObject({ ${schemas.join(', ')} })`;
}
