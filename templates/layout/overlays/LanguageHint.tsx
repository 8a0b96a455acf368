// Offers the page in the language that the visitor seems to prefer, and never goes there by itself. Its words are in
// that language. Hidden until a script has compared the two.
import type { Texts } from '../../../islands/shared/texts.ts';

type LanguageHintText = 'hint' | 'hintAccept' | 'hintDismiss';

export interface LanguageHintProps {
  readonly texts: Texts<LanguageHintText>;
  /** The language that is offered, of the words too. */
  readonly locale: string;
  /** The language of the page: to stay with it is a choice, too. */
  readonly stay: string;
  /** Tells hints in several languages apart. */
  readonly id: string;
  /** The same page in that language. */
  readonly href: string;
}

export const LanguageHint = ({ id, texts, locale, stay, href }: LanguageHintProps) => (
  <aside className="language-hint" lang={locale} aria-labelledby={id} hidden>
    <p id={id}>{texts.hint}</p>
    <a className="button button--secondary" href={href} hrefLang={locale} data-language={locale}>
      {texts.hintAccept}
    </a>
    <button type="button" className="button button--ghost" data-language={stay}>
      {texts.hintDismiss}
    </button>
  </aside>
);
