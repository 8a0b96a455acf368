// Changes parts of content without copying what stays the same: most content is returned as it is.

type Change = (part: unknown, key: string | number) => unknown;

/** Returns a copy of a list or a block with changed parts, or `value` itself if `change` returns every part unchanged. */
export function mapParts(value: object, change: Change): object {
  return Array.isArray(value) ? mapItems(value, change) : mapEntries(value as Readonly<Record<string, unknown>>, change);
}

function mapItems(list: readonly unknown[], change: Change): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const changed = change(list[index], index);
    if (Object.is(changed, list[index])) continue;
    copy ??= [...list];
    copy[index] = changed;
  }
  return copy ?? list;
}

function mapEntries(block: Readonly<Record<string, unknown>>, change: Change): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(block)) {
    const changed = change(block[key], key);
    if (Object.is(changed, block[key])) continue;
    // A spread defines all keys, so that the assignment does not change the prototype even if the key is `__proto__`.
    copy ??= { ...block };
    copy[key] = changed;
  }
  return copy ?? block;
}
