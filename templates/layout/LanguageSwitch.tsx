// DE and EN: the language of the page, and the way to the other one or to the nearest page that has it.
import type { Locale } from '../../src/model/locale.ts';
import { useView } from '../ViewContext.ts';

export function LanguageSwitch() {
  const { t } = useView();
  return (
    <ul className="language" aria-label={t('language.label')}>
      {(['de', 'en'] as const).map((locale) => (
        <li key={locale}>
          <Language locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function Language({ locale }: { readonly locale: Locale }) {
  const { locale: current, languageSwitch, t } = useView();
  const code = locale.toUpperCase();
  if (locale === current) {
    return (
      <span className="language__item" aria-current="true">
        {code}
      </span>
    );
  }
  const name = languageSwitch.counterpart ? t(`language.${locale}`) : t('language.nearest');
  return (
    <a className="language__item" href={languageSwitch.href} lang={locale} hrefLang={locale} data-language={locale}>
      {code}
      <span className="visually-hidden"> – {name}</span>
    </a>
  );
}
