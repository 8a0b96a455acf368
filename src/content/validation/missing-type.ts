// A block that may be of several types, such as a section, without the key that states which.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { isBlock } from '../../model/data/block.ts';
import type { DataPath } from '../../model/data/place.ts';
import { placeName } from '../../model/data/place-name.ts';
import { definitionOf, isOptional, type Schema, schemaAt } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { DescribedData } from './form-at.ts';

/** The data of a file. */
export interface FileData extends DescribedData {
  readonly file: string;
}

/** Returns the finding for a missing type at `path`; undefined if the value at `path` is not the type of a block. */
export function missingType(path: DataPath, { file, schema, data }: FileData): Finding | undefined {
  const [above, key] = [path.slice(0, -1), path.at(-1)];
  const union = schemaAt(schema, above, data);
  const { options = [], discriminator } = union === undefined ? {} : definitionOf(union);
  const block = valueAt(data, above);
  if (typeof key !== 'string' || key !== discriminator || !isBlock(block)) return undefined;
  const shapes = options.map((option) => definitionOf(option).shape ?? {});
  const strange = Object.keys(block).filter((name) => name !== key && !shapes.some((shape) => Object.hasOwn(shape, name)));
  const written = suggest(key, strange) ?? strange.find((name) => suggest(key, [name.toLowerCase()]) !== undefined);
  if (written !== undefined) {
    const args = { key: written, known: [key], missing: key, suggestion: key };
    return createFinding('key-unknown', { file, path: [...above, written], at: 'key' }, args);
  }
  const types = shapes
    .flatMap((shape) => [...(shape[key]?._zod.values ?? [])].map((value) => ({ type: String(value), distance: distanceTo(shape, block) })))
    .map((each) => (strange.includes(each.type) ? { ...each, distance: -1 } : each))
    .sort((one, other) => one.distance - other.distance);
  const allowed = types.map(({ type }) => type);
  return createFinding('key-missing', { file, path }, { key, parent: placeName(above, schema, data), allowed });
}

/** Returns how many keys `block` would have to gain or lose to fit a schema. */
function distanceTo(shape: Readonly<Record<string, Schema>>, block: Readonly<Record<string, unknown>>): number {
  const lacking = Object.keys(shape).filter((key) => !Object.hasOwn(block, key) && !isOptional(shape[key]));
  return lacking.length + Object.keys(block).filter((key) => !Object.hasOwn(shape, key)).length;
}
