// Marks texts for `watch` with ⟦brackets⟧, which no other text contains and which the dev client highlights.

/** The words by the primary subtag of the language; other languages use the English word. */
const missing: Readonly<Record<string, string>> = { de: 'fehlt', es: 'falta', fr: 'manque', it: 'manca', nl: 'ontbreekt' };
const draft: Readonly<Record<string, string>> = { de: 'Entwurf', es: 'borrador', fr: 'brouillon', it: 'bozza', nl: 'concept' };

interface LanguageTag {
  /** The tag of the language (BCP 47). */
  readonly tag: string;
}

const wordIn = (words: Readonly<Record<string, string>>, { tag }: LanguageTag): string | undefined => words[tag.split('-')[0] ?? ''];

/** Puts words into brackets: `⟦TODO title⟧`. */
export const marked = (words: string): string => `⟦${bare(words)}⟧`;

/** Returns `⟦missing: words⟧`, with “missing” in the language of the page that lacks the words. */
export function markedMissing(words: string, language: LanguageTag): string {
  const label = wordIn(missing, language) ?? 'missing';
  return marked(words === '' ? label : `${label}: ${bare(words)}`);
}

/** Returns `⟦draft⟧ words`, with “draft” in the language of the words. */
export const markedDraft = (words: string, language: LanguageTag): string => `${marked(wordIn(draft, language) ?? 'draft')} ${words}`;

const bare = (words: string): string => words.replace(/^⟦|⟧$/g, '');
