// Describes further values for the panel in the page: settings beside the edited text, and the other parts that determine the text.
import { placeInWords } from '../../diagnostics/place-in-words.ts';
import type { ContentModel } from '../../model/collection.ts';
import { editorPlace } from '../../model/data/editor-place.ts';
import type { DataPlace } from '../../model/data/place.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { PlaceSetting } from '../browser/edit/protocol.ts';
import { choicesOf } from './describe-choices.ts';
import type { EditOptions } from './edit-options.ts';
import type { FoundValue } from './find-place.ts';
import { type NamedIn, nameInFile, nameOfPage } from './name-found.ts';
import { fieldsOf, shownValue, type Written } from './written-fields.ts';

/** Returns the values of `all` that can be edited, and their descriptions in the same order. */
export function describeSettings(
  all: readonly DataPlace[],
  words: Written & { readonly locale: Locale; readonly model: ContentModel },
): { readonly settings: readonly DataPlace[]; readonly shown: readonly PlaceSetting[] } {
  const { locale, locales, language, model, data } = words;
  const described = all.flatMap((setting) => {
    const [field] = fieldsOf(setting, locale, words) ?? [];
    if (field === undefined) return [];
    const start = setting.path.findLastIndex((step) => typeof step === 'number') + 1;
    // The name needs only the steps after the last list index, because the panel lists settings below the place.
    const steps = editorPlace(setting.path.slice(start), { data: undefined, schema: undefined, labels: model.labels ?? {}, locales });
    const { choices = [] } = choicesOf(field, { model, language, data: data.get(setting.file) });
    const written = shownValue(field);
    const value = choices.find((choice) => choice.value === written)?.label ?? written;
    return [{ setting, shown: { label: placeInWords(steps, language), value } }];
  });
  return { settings: described.map(({ setting }) => setting), shown: described.map(({ shown }) => shown) };
}

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
