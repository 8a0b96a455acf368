// Offers the page in the language that the visitor seems to prefer, and never redirects. The hint is written in the offered
// language. It is hidden until a script has compared the languages. Then it is a line under the header.
import type { Texts } from '../../../islands/shared/texts.ts';
import { useView } from '../../ViewContext.ts';

type LanguageHintText = 'hint' | 'hintAccept' | 'hintDismiss';

interface LanguageHintProps {
  readonly texts: Texts<LanguageHintText>;
  /** The language that is offered, and in which the hint is written. */
  readonly lang: string;
  /** The language of the page: the visitor may choose to stay with it. */
  readonly stay: string;
  /** Distinguishes hints in several languages. */
  readonly id: string;
  /** The URL of the page in the offered language. */
  readonly href: string;
}

const LanguageHint = ({ id, texts, lang, stay, href }: LanguageHintProps) => (
  <aside className="language-hint" lang={lang} aria-labelledby={id} hidden>
    <p id={id}>{texts.hint}</p>
    <a className="button button--secondary" href={href} hrefLang={lang} data-language={lang}>
      {texts.hintAccept}
    </a>
    <button type="button" className="button button--ghost" data-language={stay}>
      {texts.hintDismiss}
    </button>
  </aside>
);

/** Renders a hint for each translation of the page. A script shows the hint in the visitor's preferred language. */
export function LanguageHints() {
  const { locale, lang, languages, tIn, languageName } = useView();
  const others = languages.filter((language) => language.locale !== locale && language.isTranslation);
  return others.map(({ locale: other, lang: offered, href }) => {
    const t = tIn(other);
    const texts = {
      hint: t('language.hint'),
      hintAccept: t('language.hintAccept'),
      hintDismiss: t('language.hintDismiss', { language: languageName(locale, other) }),
    };
    const id = others.length === 1 ? 'language-hint-text' : `language-hint-text-${other}`;
    return <LanguageHint key={other} id={id} texts={texts} lang={offered} stay={lang} href={href} />;
  });
}
