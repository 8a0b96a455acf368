// Problems between the two languages of a text.
import { warning } from './define.ts';

/** `"€9997" and "50%"`; `nothing` where there is none. */
const named = (facts: readonly string[]): string => facts.map((fact) => `"${fact}"`).join(' and ') || 'nothing';

const confirmCommand = (key: string): string => `npm run translations -- accept ${key}`;

const only = (language: string, facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`only the ${language} one has ${named(facts)}`];

export const translations = {
  'translation-facts': warning<{ key: string; german: readonly string[]; english: readonly string[] }>(({ key, german, english }) => ({
    message: `The German and the English text differ in their facts: ${[...only('German', german), ...only('English', english)].join(', ')}.`,
    hint: `Correct the wrong one; if both are right, say so: ${confirmCommand(key)}.`,
  })),
  'translation-drift': warning<{ key: string }>(({ key }) => ({
    message: 'The German text has changed since this English one was confirmed to say the same.',
    hint: `Translate what has changed; if the English still says the same, confirm it: ${confirmCommand(key)}.`,
  })),
  'translation-same': warning<{ key: string }>(({ key }) => ({
    message: 'The English text is the same as the German one.',
    hint: `Translate it; if it is meant to be the same, say so: ${confirmCommand(key)}.`,
  })),
};
