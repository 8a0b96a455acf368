// Warns if a translation names other facts than its source text, is outdated, or repeats the source text. The warning
// is reported at the translation.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { localeOfMessages } from '../../../model/kind.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { foreignText } from '../../../translations/facts/foreign-text.ts';
import { saysSomething } from '../../../translations/facts/says-something.ts';
import { type JudgedPair, type JudgeOptions, judgePairs, type TranslationProblem } from '../../../translations/judge.ts';
import { messagePairs, type Pair, pairKeyOf, pairsIn, prosePair } from '../../../translations/pair.ts';
import { fileCheck, proseCheck, siteCheck } from '../check.ts';

/** Returns at most one warning for each pair of texts. `options` contain the lock with the approved pairs. */
const checkTranslations = (pairs: readonly Pair[], options: JudgeOptions): Finding[] =>
  judgePairs(pairs, options).flatMap((judged) => findingOf(judged, options.locales));

function findingOf({ pair, problems }: JudgedPair, { of, source, targets }: Locales): Finding[] {
  // If the site has only one target language, `--to` is not needed.
  const key = targets.length > 1 ? `${pairKeyOf(pair)} --to ${pair.locale}` : pairKeyOf(pair);
  const [original, translation] = [of(source), of(pair.locale)];
  const named = { key, source: original.shortTag, target: translation.shortTag };
  // A text in another language differs in all other respects, too.
  const foreign =
    problems.length === 0 || pair.source === pair.target
      ? undefined
      : foreignText({ text: pair.source, tag: original.tag }, { text: pair.target, tag: translation.tag });
  if (foreign !== undefined) return [createFinding('translation-language', pair.place, { ...named, isSwapped: foreign === 'both' })];
  const finding = (problem: TranslationProblem): Finding[] => {
    switch (problem.kind) {
      case 'facts':
        return [createFinding('translation-facts', pair.place, { ...named, onlySource: problem.source, onlyTarget: problem.target })];
      case 'outdated':
        return [createFinding('translation-outdated', pair.place, named)];
      case 'same':
        // A text may be the same in both languages if it has no words of either, for example if it is a name. Only the command
        // `translations` lists it.
        return !isSiteName(pair) && saysSomething(pair.target, [original.tag, translation.tag])
          ? [createFinding('translation-same', pair.place, named)]
          : [];
      default:
        return [];
    }
  };
  return problems.flatMap(finding).slice(0, 1);
}

/** Returns whether a text is the name of the site, such as "Müller & Söhne". It need not be translated. */
const isSiteName = ({ file, path }: Pair): boolean => file === 'site.yaml' && path?.join('.') === 'name';

const codes = ['translation-facts', 'translation-language', 'translation-outdated', 'translation-same'] as const;

export const translationsCheck = fileCheck({
  codes,
  reads: ['lock', 'model'],
  check: ({ file, data }, { lock, model: { locales } }) =>
    lock === undefined || localeOfMessages(file, locales) !== undefined
      ? []
      : checkTranslations(pairsIn(file, data, locales), { lock, locales }),
});

/** Compares messages, which have a file per language. */
export const translationsOfMessagesCheck = siteCheck({
  codes,
  reads: ['lock', 'model', 'single'],
  check: ({ lock, model: { locales }, single }) =>
    lock === undefined ? [] : checkTranslations(messagePairs(single, locales), { lock, locales }),
});

export const translationsOfProseCheck = proseCheck({
  codes,
  reads: ['lock', 'model', 'findFacts'],
  check: ({ file, text, source }, { lock, model: { locales }, findFacts }) =>
    lock === undefined || source === undefined
      ? []
      : checkTranslations(prosePair(file, { source, target: text }, locales), { lock, locales, findFacts }),
});
