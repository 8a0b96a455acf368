import type { DataPath } from './place.ts';

/** Returns a copy of `data` with the value at `path` replaced. Parts outside `path` remain the same objects. */
export function replacedAt(data: unknown, path: DataPath, replace: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replace(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((value: unknown, index) => (index === step ? replacedAt(value, rest, replace) : value));
  return { ...data, [step]: replacedAt(Reflect.get(data, step), rest, replace) };
}
