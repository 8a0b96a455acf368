// Differences between a text and its translation.
import type { Translation } from '../define.ts';
import type { translations as english } from '../en/translations.ts';
import { formats } from './words.ts';

/** Quotes facts: `„€9997“ und „50%“`. */
const named = (facts: readonly string[]): string => formats.and(facts.map((fact) => `„${fact}“`));

const approveCommand = (key: string): string => `npm run translations -- approve ${key}`;

const only = (language: string, facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`nur auf ${formats.language(language)} steht ${named(facts)}`];

const { language } = formats;

export const translations: Translation<typeof english> = {
  'translation-facts': ({ key, source, target, onlySource, onlyTarget }) => ({
    message: `Die Texte auf ${language(source)} und ${language(target)} unterscheiden sich in ihren Angaben: ${[...only(source, onlySource), ...only(target, onlyTarget)].join(', ')}.`,
    hint: `Berichtigen Sie den falschen; stimmen beide, bestätigen Sie die Übersetzung: ${approveCommand(key)}.`,
  }),
  'translation-language': ({ key, source, target, isSwapped }) => ({
    message: isSwapped
      ? `Die Texte auf ${language(source)} und ${language(target)} sind wohl vertauscht.`
      : `Der Text auf ${language(target)} ist wohl auf ${language(source)} geschrieben.`,
    hint: `${isSwapped ? 'Tauschen Sie sie' : 'Übersetzen Sie ihn'}; soll es so bleiben, bestätigen Sie die Übersetzung: ${approveCommand(key)}.`,
  }),
  'translation-outdated': ({ key, source, target }) => ({
    message: `Der Text auf ${language(source)} hat sich geändert, seit dieser auf ${language(target)} bestätigt wurde.`,
    hint: `Übersetzen Sie die Änderung; stimmt der Text auf ${language(target)} noch, bestätigen Sie ihn: ${approveCommand(key)}.`,
  }),
  'translation-same': ({ key, source, target }) => ({
    message: `Der Text auf ${language(target)} ist derselbe wie auf ${language(source)}.`,
    hint: `Übersetzen Sie ihn; soll er gleich bleiben, bestätigen Sie ihn: ${approveCommand(key)}.`,
  }),
};
