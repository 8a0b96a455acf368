// The list of all languages, each with a link to the page in that language or to the nearest page that exists in it.
import { useView } from '../ViewContext.ts';

export function LanguageSwitch() {
  const { locale: current, languages, t } = useView();
  if (languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t('layout.languages')}>
      <ul>
        {languages.map(({ locale, lang, name, href }) => (
          <li key={locale}>
            <a href={href} lang={lang} hrefLang={lang} aria-current={locale === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
