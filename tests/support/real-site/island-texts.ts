// The words that islands are given, from the translations of the real site.
import { own } from '../../../templates/own.ts';
import type { Messages } from '../../../templates/view.ts';
import { yaml } from './real-content.ts';

export const wordsOf: Readonly<Record<'de' | 'en', Messages>> = {
  de: own.messages.parse(yaml('translations/de.yaml')),
  en: own.messages.parse(yaml('translations/en.yaml')),
};
