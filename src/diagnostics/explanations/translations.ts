// Causes and cures of the codes on docs/diagnostics/translations.md.
import type { Explanations } from './code-explanation.ts';

export const translationExplanations = {
  'translation-facts': {
    cause: 'A text and its translation contain different numbers, prices, dates or addresses. One of them is probably wrong.',
    cure: 'Correct the wrong one. If both are right, approve the translation with the command in the message.',
  },
  'translation-outdated': {
    cause: 'The text in the source language has changed since its translation was approved.',
    cure: 'Translate the change, then approve the translation with the command in the message.',
  },
  'translation-same': {
    cause: 'A text has the same words in both languages. It was probably copied and not translated.',
    cure: 'Translate it. If it is right as it is, for example because it is a name, approve it with the command in the message.',
  },
  'message-missing': {
    cause: 'A template uses a message that the file of a language in `content/translations` does not have.',
    cure: 'Add it to that file.',
  },
  'message-plural': {
    cause: 'A message depends on a number, and a plural form that its language needs is missing.',
    cure: 'Add a text for each form that the message lists.',
  },
  'message-unused': {
    cause: 'A message in `content/translations` is used by no template. Usually its key is misspelled.',
    cure: 'Correct the key, or delete the message.',
  },
  'message-variables': {
    cause: 'A message and its translation have different variables in double braces. In one of the two, a value would be missing.',
    cure: 'Use the same variables in all languages.',
  },
} satisfies Explanations;
