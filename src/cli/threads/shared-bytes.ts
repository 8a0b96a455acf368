// Values that threads pass to each other in shared memory, because a message would copy them.
import { deserialize, serialize } from 'node:v8';

/** Plain data as JSON, which is parsed faster than the format of structured clones. */
export type SharedJson = Uint8Array<SharedArrayBuffer>;

/** Puts plain data into shared memory. */
export function sharedJson(value: object): SharedJson {
  const bytes = Buffer.from(JSON.stringify(value));
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Parses the result of `sharedJson`. */
export const fromSharedJson = ({ buffer }: SharedJson): unknown => JSON.parse(Buffer.from(buffer).toString());

/** Values by name. Each value can be deserialized separately. */
export interface SharedValues {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly places: ReadonlyMap<string, readonly [start: number, end: number]>;
}

/** Puts values into shared memory. A value may contain plain data and bytes. */
export function sharedValues(values: ReadonlyMap<string, unknown>): SharedValues {
  const parts = [...values].map(([name, value]) => [name, serialize(value)] as const);
  const bytes = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, [, part]) => sum + part.length, 0)));
  const places = new Map<string, readonly [number, number]>();
  let start = 0;
  for (const [name, part] of parts) {
    bytes.set(part, start);
    places.set(name, [start, start + part.length]);
    start += part.length;
  }
  return { bytes, places };
}

/** Returns the value with this name, or undefined if there is none. */
export function fromSharedValues({ bytes, places }: SharedValues, name: string): unknown {
  const place = places.get(name);
  return place && deserialize(Buffer.from(bytes.buffer, place[0], place[1] - place[0]));
}
