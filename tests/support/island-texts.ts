// The words that islands are given, from the translations of the real site.
import { type Messages, messages } from '../../src/model/messages.ts';
import { yaml } from './real-content.ts';

export const wordsOf: Readonly<Record<'de' | 'en', Messages>> = {
  de: messages.parse(yaml('translations/de.yaml')),
  en: messages.parse(yaml('translations/en.yaml')),
};
