// Differences between a text and its translation.
import { type Relations, warning } from '../define.ts';
import { formats } from './words.ts';

/** Quotes facts: `"€9997" and "50%"`, or `nothing` for an empty list. */
const named = (facts: readonly string[]): string => formats.and(facts.map((fact) => `"${fact}"`)) || 'nothing';

const approveCommand = (key: string): string => `npm run translations -- approve ${key}`;

const only = (language: string, facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`only the ${formats.language(language)} one has ${named(facts)}`];

/** The tags of both languages, and the name of the text in `translations approve`. */
interface Languages {
  readonly source: string;
  readonly target: string;
  readonly key: string;
}

interface Facts extends Languages {
  readonly onlySource: readonly string[];
  readonly onlyTarget: readonly string[];
}

/** A difference is not reported if one of the texts has another problem (except typography), because that problem may be the cause. */
const compares: Relations = { groups: ['comparison'], followsFrom: { shared: 'text', is: { not: ['comparison', 'typography'] } } };

export const translations = {
  'translation-facts': warning<Facts>(compares, ({ key, source, target, onlySource, onlyTarget }) => ({
    message: `The ${formats.language(source)} and the ${formats.language(target)} text differ in their facts: ${[...only(source, onlySource), ...only(target, onlyTarget)].join(', ')}.`,
    hint: `Correct the wrong one; if both are right, approve the translation: ${approveCommand(key)}.`,
  })),
  'translation-language': warning<Languages & { readonly isSwapped: boolean }>(compares, ({ key, source, target, isSwapped }) => ({
    message: isSwapped
      ? `The ${formats.language(source)} and the ${formats.language(target)} text seem to be exchanged.`
      : `The ${formats.language(target)} text seems to be ${formats.language(source)}.`,
    hint: `${isSwapped ? 'Exchange them' : 'Translate it'}; if it should be so, approve it: ${approveCommand(key)}.`,
  })),
  'translation-outdated': warning<Languages>(compares, ({ key, source, target }) => ({
    message: `The ${formats.language(source)} text has changed since this ${formats.language(target)} one was approved.`,
    hint: `Translate what has changed; if the ${formats.language(target)} text is still right, approve it: ${approveCommand(key)}.`,
  })),
  'translation-same': warning<Languages>(compares, ({ key, source, target }) => ({
    message: `The ${formats.language(target)} text is the same as the ${formats.language(source)} one.`,
    hint: `Translate it; if it should be the same, approve it: ${approveCommand(key)}.`,
  })),
};
