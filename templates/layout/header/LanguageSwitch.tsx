// All languages: the current one, and links to the page in each other language, or to its nearest ancestor that exists in that
// language.
import type { LanguageLink } from 'archipel';
import { useView } from '../../ViewContext.ts';

export function LanguageSwitch() {
  const { t, languages } = useView();
  return (
    <ul className="language" aria-label={t('language.label')}>
      {languages.map((language) => (
        <li key={language.locale}>
          <Language {...language} />
        </li>
      ))}
    </ul>
  );
}

function Language({ locale, lang, name, href, isTranslation }: LanguageLink) {
  const { locale: current, tIn } = useView();
  const code = locale.toUpperCase();
  if (locale === current) {
    return (
      <span className="language__item" aria-current="true">
        {code}
      </span>
    );
  }
  return (
    <a className="language__item" href={href} lang={lang} hrefLang={lang} data-language={lang}>
      {code}
      <span className="visually-hidden"> – {isTranslation ? name : tIn(locale)('language.nearest')}</span>
    </a>
  );
}
