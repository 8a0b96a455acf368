// Offers the page in the language that the visitor seems to prefer, and never redirects. It is written in that
// language. Hidden until a script has compared the two.
import type { Texts } from '../../../islands/shared/texts.ts';

type LanguageHintText = 'hint' | 'hintAccept' | 'hintDismiss';

export interface LanguageHintProps {
  readonly texts: Texts<LanguageHintText>;
  /** The language that is offered, and in which the hint is written. */
  readonly locale: string;
  /** The language of the page: the visitor may choose to stay with it. */
  readonly stay: string;
  /** Distinguishes hints in several languages. */
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
