// DE and EN: the language of the page, and the way to the other one or to the nearest page that has it.
import { useView } from '../ViewContext.ts';

export function LanguageSwitch() {
  const { locale, languageSwitch, t } = useView();
  const { href, locale: other, counterpart } = languageSwitch;
  const current = (
    <span className="language__item" aria-current="true">
      {locale.toUpperCase()}
    </span>
  );
  const link = (
    <a className="language__item" href={href} lang={other} hrefLang={other} data-language={other}>
      {other.toUpperCase()}
      <span className="visually-hidden">
        {' – '}
        {counterpart ? t(`language.${other}`) : t('language.nearest')}
      </span>
    </a>
  );
  return (
    <div className="language" role="group" aria-label={t('language.label')}>
      {locale === 'de' ? current : link}
      {locale === 'de' ? link : current}
    </div>
  );
}
