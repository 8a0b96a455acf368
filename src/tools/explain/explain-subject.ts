import { valueAt } from '../../model/data/value-at.ts';
import { messagesFile } from '../../model/kind.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText, wordsIn } from '../../model/languages/text.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { UseAnswer } from './answer.ts';
import { type PageUse, pagesUsing, type RecordedPage } from './explain-use.ts';
import { type ContentPlace, factPlaces, factsByLocale, isPartOfPlace, yamlDataOf } from './places.ts';
import type { Spots } from './spots.ts';
import type { Subject, Vocabulary } from './subjects.ts';

export interface SubjectContext extends Spots, Pick<Vocabulary, 'site' | 'at'> {
  /** All pages, each with the places in content that it used while it was rendered. */
  readonly pages: readonly RecordedPage[];
}

/** Returns the values of `subject`, and where it is defined and used. */
export function explainSubject(subject: Subject, context: SubjectContext): UseAnswer {
  const { site, pages, spot, why } = context;
  const uses = pagesUsing(subject, pages, yamlDataOf(site));
  const shown = uses.filter(({ shows }) => shows);
  const usage = ({ route, reasons, when }: PageUse) => ({ route: route.path, ...why(reasons), ...(when.length === 0 ? {} : { when }) });
  return {
    // The kind is never `page`: explain-page.ts explains pages.
    kind: subject.kind as UseAnswer['kind'],
    name: subject.name,
    defined: subject.places.map(spot),
    values: valuesOf(subject, context),
    makes: pages.filter(({ route }) => subject.kind === 'file' && isMadeOf(route, subject)).map(({ route }) => route.path),
    everywhere: shown.length === pages.length,
    usedBy: shown.map(usage),
    linkedFrom: uses.filter(({ shows }) => !shows).map(usage),
  };
}

const isMadeOf = ({ entry }: Route, { places }: Subject): boolean => places.some(({ file }) => file === entry.file);

/** Returns the facts that the first place of a subject defines; if there are none, its values as written. Empty for a file or an asset. */
function valuesOf({ kind, places }: Subject, { site, at }: SubjectContext): UseAnswer['values'] {
  const [first] = places;
  if (first === undefined || kind === 'file' || kind === 'asset') return [];
  const { locales } = site;
  const facts = factsByLocale(site, at);
  const inside = [...factPlaces(site, at)].filter(([name, place]) => facts.get(locales.source)?.has(name) && isPartOfPlace(place, first));
  if (inside.length > 0) return inside.map(([name]) => ({ name, in: locales.record((locale) => facts.get(locale)?.get(name) ?? '') }));
  const data = yamlDataOf(site);
  return leavesOf(valueAt(data.get(first.file), first.path), first.path, locales).map((path) => {
    const written = (locale: Locale): string => {
      const place: ContentPlace | undefined = places.find(({ file }) => file === messagesFile(locale)) ?? first;
      const value = valueAt(data.get(place.file), [...place.path, ...path.slice(first.path.length)]);
      return String(isText(value, locales) ? wordsIn(value, locale, locales) : value);
    };
    return { name: path.join('.'), in: locales.record(written) };
  });
}

const leavesOf = (value: unknown, path: ContentPlace['path'], locales: Locales): readonly ContentPlace['path'][] =>
  typeof value === 'object' && value !== null && !isText(value, locales)
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key], locales))
    : [path];
