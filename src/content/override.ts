import { isBlock } from '../model/data/block.ts';

/** Values by their path in site.yaml: `services.mail.serviceId`. */
export type Overrides = ReadonlyMap<string, string>;

/** Returns a copy of `data` with `value` at `path`; missing blocks on the way are added. */
function put(data: Readonly<Record<string, unknown>>, [step = '', ...rest]: readonly string[], value: string): Record<string, unknown> {
  if (rest.length === 0) return { ...data, [step]: value };
  const inner = data[step];
  return { ...data, [step]: put(isBlock(inner) ? inner : {}, rest, value) };
}

/** Applies `overrides` from the environment to the data of site.yaml. Returns invalid data unchanged. */
export function overrideSettings(data: unknown, overrides: Overrides): unknown {
  if (!isBlock(data)) return data;
  return [...overrides].reduce((settings, [path, value]) => put(settings, path.split('.'), value), data);
}
