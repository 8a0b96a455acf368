// Checks that messages have the same placeholders for values in all languages, and all plural forms of their language.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { scalarsIn } from '../../../model/data/walk.ts';
import { messagesFile } from '../../../model/kind.ts';
import type { Locale, LocaleSettings } from '../../../model/languages/locale.ts';
import { isPlural, pluralFormsOf } from '../../../model/languages/plural.ts';
import { siteCheck } from '../check.ts';

const variables = (value: string): string[] =>
  [...new Set([...value.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => `{{${name}}}`))].sort();

interface ComparedLanguages {
  readonly source: Pick<LocaleSettings, 'locale' | 'shortTag'>;
  readonly target: Pick<LocaleSettings, 'locale' | 'shortTag'>;
}

/**
 * Returns findings for messages whose placeholders for values differ from those in the source language. If the source language has single
 * braces where the target has a placeholder, the finding is there: `{year}`.
 */
export function checkMessages(sourceMessages: unknown, messages: unknown, { source, target }: ComparedLanguages): Finding[] {
  return scalarsIn(messages).flatMap(({ scalar, path }) => {
    const isForm = isPlural(valueAt(messages, path.slice(0, -1)));
    const other = valueAt(sourceMessages, isForm ? [...path.slice(0, -1), 'other'] : path);
    if (typeof scalar !== 'string' || typeof other !== 'string') return [];
    const [here, there] = [variables(scalar), variables(other)];
    // A plural form may leave out a value: "a page" needs no number, though "{{count}} pages" has one.
    const isSame = isForm ? here.every((name) => there.includes(name)) : here.join() === there.join();
    if (isSame) return [];
    const isOfSource = here.some((name) => !there.includes(name) && other.includes(name.slice(1, -1)));
    const [at, as] = isOfSource ? [source, target] : [target, source];
    const args = { key: path.join('.'), here: isOfSource ? there : here, there: isOfSource ? here : there, language: as.shortTag };
    return [createFinding('message-variables', { file: messagesFile(at.locale), path }, args)];
  });
}

/** Returns findings for messages that depend on a number and lack a plural form of the language. */
export function checkPlurals(messages: unknown, { locale, tag, shortTag }: LocaleSettings): Finding[] {
  const needed = pluralFormsOf(tag);
  const check = (value: unknown, path: DataPath): Finding[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (!isPlural(value)) return Object.entries(value).flatMap(([key, inner]) => check(inner, [...path, key]));
    const missing = needed.filter((form) => value[form] === undefined);
    const args = { key: path.join('.'), language: shortTag, missing, needed };
    return missing.length === 0 ? [] : [createFinding('message-plural', { file: messagesFile(locale), path, at: 'key' }, args)];
  };
  return check(messages, []);
}

export const messagesCheck = siteCheck({
  codes: ['message-plural', 'message-variables'],
  reads: ['single', 'model'],
  check: ({ single, model: { locales } }) => {
    const messagesOf = (locale: Locale): unknown => single.get(messagesFile(locale));
    return [
      ...locales.list.flatMap((locale) => checkPlurals(messagesOf(locale), locales.of(locale))),
      ...locales.targets.flatMap((locale) =>
        checkMessages(messagesOf(locales.source), messagesOf(locale), { source: locales.of(locales.source), target: locales.of(locale) }),
      ),
    ];
  },
});
