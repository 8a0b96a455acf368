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

/** Returns findings for messages whose placeholders for values differ from those in the source language. */
export function checkMessages(source: unknown, target: unknown, locale: Locale): Finding[] {
  return scalarsIn(target).flatMap(({ scalar, path }) => {
    const isForm = isPlural(valueAt(target, path.slice(0, -1)));
    const other = valueAt(source, isForm ? [...path.slice(0, -1), 'other'] : path);
    if (typeof scalar !== 'string' || typeof other !== 'string') return [];
    const [here, there] = [variables(scalar), variables(other)];
    // A plural form may leave out a value: "a page" needs no number, though "{{count}} pages" has one.
    const isSame = isForm ? here.every((name) => there.includes(name)) : here.join() === there.join();
    return isSame ? [] : [createFinding('message-variables', { file: messagesFile(locale), path }, { key: path.join('.'), here, there })];
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
      ...locales.targets.flatMap((locale) => checkMessages(messagesOf(locales.source), messagesOf(locale), locale)),
    ];
  },
});
