// Describes the values that together determine a text, for the panel in which people edit the text.
import type { PlaceSetting } from '../browser/edit/protocol.ts';
import type { EditOptions } from './edit-options.ts';
import type { FoundValue } from './find-place.ts';
import { type NamedIn, nameInFile, nameOfPage } from './name-found.ts';
import { fieldsOf, shownValue, type Written } from './written-fields.ts';

/** Returns the values of `all` that can be edited, and their descriptions in the same order. */
export function describeParts(
  all: readonly FoundValue[],
  written: Written & NamedIn,
  options: Pick<EditOptions, 'messages' | 'displayPath'>,
): { readonly parts: readonly FoundValue[]; readonly shown: readonly PlaceSetting[] } {
  const { site, route } = written;
  const described = all.flatMap((part) => {
    const [field] = fieldsOf(part, route.locale, written) ?? [];
    if (field === undefined) return [];
    const isOfOtherPage = field.of.file !== route.entry.file && site.routesOf(field.of.file).length > 0;
    const page = isOfOtherPage ? [nameOfPage(field, written, options)] : [];
    return [{ part, shown: { label: [...page, nameInFile(field, written, options)].join(' › '), value: shownValue(field) } }];
  });
  return { parts: described.map(({ part }) => part), shown: described.map(({ shown }) => shown) };
}
